# 牌面文字由效果拼成，每种效果一句话。
# “你”是持牌的人；附在别人身上的牌，说的就是那个人，不写名字。

track-food = 食物
track-sanity = 神智
track-build = 建造
track-raft = 木筏目标

## Effects

effect-track = { $track } { SIGNED($by) }。
effect-track-per = { $per ->
    [ghosts] { $each ->
        [1] 每有 1 个鬼魂，{ $track } { SIGNED($by) }。
       *[other] 每有 { $each } 个鬼魂，{ $track } { SIGNED($by) }（{ $round ->
            [up] 向上取整
           *[down] 向下取整
        }）。
    }
   *[survivors] { $each ->
        [1] 每有 1 名幸存者，{ $track } { SIGNED($by) }。
       *[other] 每有 { $each } 名幸存者，{ $track } { SIGNED($by) }（{ $round ->
            [up] 向上取整
           *[down] 向下取整
        }）。
    }
}
effect-raft = 木筏目标 { SIGNED($by) }。
effect-choose = 二选一：① { $a }② { $b }
effect-if = 若{ $condition }：{ $then }
effect-if-else = 若{ $condition }：{ $then }否则：{ $else }
effect-kill = { $who ->
    [self] 你死亡。
    [any] 选择一名幸存者，该人死亡。
    [other] 选择另一名幸存者，该人死亡。
    [all] 所有幸存者死亡。
   *[straw] 幸存者抽签，短签者死亡。
}
effect-discard-keep = { $who ->
    [self] 弃掉你自己的保留牌。
    [any] 弃掉任一幸存者的保留牌，不翻开。
    [other] 弃掉另一名幸存者的保留牌，不翻开。
    [all] 弃掉所有人的保留牌，不翻开。
   *[straw] 幸存者抽签，弃掉短签者的保留牌，不翻开。
}
effect-discard-play = { $who ->
    [self] 弃掉你自己尚未翻开的出牌。
    [any] 弃掉任一幸存者尚未翻开的出牌。
    [other] 弃掉另一名幸存者尚未翻开的出牌。
    [all] 弃掉所有尚未翻开的出牌。
   *[straw] 幸存者抽签，弃掉短签者尚未翻开的出牌。
}
effect-swap-keep = { $who ->
    [self] 你的保留牌不变。
    [all] 依次与其他每名幸存者交换保留牌，不翻开。
    [straw] 幸存者抽签，与短签者交换保留牌，不翻开。
   *[other] 选择一名幸存者，与其交换保留牌，不翻开。
}
effect-pass-keeps = 所有幸存者把保留牌传给左边一位，不翻开。
effect-peek-keep = { $to ->
    [everybody] { $who ->
        [self] 让所有人看你的保留牌。
        [all] 所有人都能看全部保留牌。
        [straw] 幸存者抽签，所有人都能看短签者的保留牌。
       *[other] 选择一名幸存者，所有人都能看其保留牌。
    }
   *[owner] { $who ->
        [self] 查看你自己的保留牌。
        [all] 秘密查看所有保留牌。
        [straw] 幸存者抽签，秘密查看短签者的保留牌。
       *[other] 秘密查看一名幸存者的保留牌。
    }
}
effect-next-draw = { $who ->
    [self] 明早你抽牌：{ $cards }。
    [any] 选择一名幸存者，其明早抽牌：{ $cards }。
    [other] 选择另一名幸存者，其明早抽牌：{ $cards }。
    [all] 明早所有幸存者抽牌：{ $cards }。
   *[straw] 幸存者抽签，短签者明早抽牌：{ $cards }。
}
effect-remove-haunt = { $who ->
    [self] 甩掉附在你身上的缠身牌。
    [all] 甩掉所有缠身牌。
    [straw] 幸存者抽签，甩掉短签者身上的缠身牌。
   *[any] 甩掉一名幸存者身上的缠身牌。
}
effect-burn-quest = 将一张翻开的任务牌移出游戏。
effect-pick-quest = 今天的任务由你来选，不由领袖选。
effect-today = { $who ->
    [self] 今天，你：{ $mods }
    [any] 选择一名幸存者，今天：{ $mods }
    [other] 选择另一名幸存者，今天：{ $mods }
    [all] 今天，所有幸存者：{ $mods }
   *[straw] 幸存者抽签，短签者今天：{ $mods }
}

## Conditions, as in “If …”

condition-food-most = 食物不高于 { $value }
condition-food-least = 食物不低于 { $value }
condition-sanity-most = 神智不高于 { $value }
condition-sanity-least = 神智不低于 { $value }
condition-build-most = 建造不高于 { $value }
condition-build-least = 建造不低于 { $value }
condition-survivors-most = 幸存者不多于 { $value } 人
condition-survivors-least = 幸存者不少于 { $value } 人
condition-ghosts-most = 鬼魂不多于 { $value } 个
condition-ghosts-least = 鬼魂不少于 { $value } 个
condition-leader-most = 你不是领袖
condition-leader-least = 你是领袖

## More or fewer cards

cards-any = { $more ->
    [yes] 从任意牌堆多抽 { $count } 张
   *[no] 少抽 { $count } 张
}
cards-food = 食物牌 { SIGNED($by) } 张
cards-sanity = 神智牌 { SIGNED($by) } 张
cards-build = 建造牌 { SIGNED($by) } 张

## What holds while a card is attached, or today

mod-supper = { $by ->
    [1] 晚餐多吃一份。
    [-1] 晚餐少吃一份。
   *[other] 晚餐份数 { SIGNED($by) }。
}
mod-supper-odd = { $portions ->
    [0] 单数回合不吃晚餐。
   *[other] 单数回合晚餐吃 { $portions } 份。
}
mod-supper-even = { $portions ->
    [0] 双数回合不吃晚餐。
   *[other] 双数回合晚餐吃 { $portions } 份。
}
mod-vote-weight = { $by ->
    [1] 投的票多算一票。
    [-1] 投的票少算一票。
   *[other] 投的票数 { SIGNED($by) }。
}
mod-votes-against = { $by ->
    [1] 每次投票多得一票。
    [-1] 每次投票少得一票。
   *[other] 每次投票所得票数 { SIGNED($by) }。
}
mod-straws = { $by ->
    [1] { $draws }时多抽一支签。
    [-1] { $draws }时少抽一支签。
   *[other] { $draws }时签数 { SIGNED($by) }。
}
draws-at-quest = 任务抽签
draws-at-tie = 平手抽签
draws-at-fight = 乱斗抽签
draws-at-card = 牌面要求抽签
draws-at-all = 每次抽签
mod-draw = 每天早晨：{ $cards }。
mod-wild-draw = 固定抽的牌中，至多 { $count } 张可改从任意牌堆抽。
mod-gain = { $by ->
    [1] 打出提升{ $track }的牌时，多升 1 点。
    [-1] 打出提升{ $track }的牌时，少升 1 点。
   *[other] 打出提升{ $track }的牌时：{ SIGNED($by) }。
}
mod-protected = { $from ->
    [ghosts] 鬼魂牌不能选择此人。
    [keep] 别人不能动、也不能看此人的保留牌。
   *[knives] 刀子不能选择此人。
}
mod-keep-frozen = 不能主动翻开保留牌。
mod-knife-tool = 刀子在此人手里只是工具：不能攻击，也不能乱斗。打出刀子牌后：{ $effects }
mod-ward = 一次性鬼魂牌降低{ $track }时，少降 { $by } 点。

## The lower half of a survivor card

keep-knife = 【刀子】讨论中可攻击另一名幸存者。
keep-shield = 【盾牌】挡住单独的一把刀子；翻开后整天有效。
keep-shield-chinese = 【盾牌】挡住所有攻击你的刀子；翻开后整天有效。
keep-escape = 【脱身】讨论中翻开：今天你不投票，也不能被投。
keep-trial = 【审判】讨论中翻开：{ $effects }
keep-death = 【遗言】你死亡时：{ $effects }
half-empty = 无。

## Moments of attached cards

moment-dusk = 每天傍晚：{ $effects }
moment-death = 死亡时：{ $effects }
moment-other-death = 另一名幸存者死亡时：{ $effects }

## What a character draws

draws-food = { $count } 张食物牌
draws-sanity = { $count } 张神智牌
draws-build = { $count } 张建造牌
draws-none = 不抽牌
draws-wild = 任意牌堆 { $count } 张
