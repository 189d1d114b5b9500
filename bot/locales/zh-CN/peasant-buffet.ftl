# 农夫自助餐：公告板、私信面板、提问、选项。
# 用词：Peasant 农夫 · Item 物品 · Monster 怪物 · Boss 头目 · Doom 厄运 · Event 事件 · Village 村庄（牌堆） · loot 战利品
#       inventory 行囊 · weakness 弱点 · recycle 回收（放到牌堆底） · devoured 被吃掉 · Zombie 僵尸 · last stand 最后一搏

game-name = 农夫自助餐
game-tagline = 捞一把战利品，壮着胆子再抽一张，别让自己变成自助餐。

## Symbols

icon-pitchfork = 🔱
icon-torch = 🔥
icon-garlic = 🧄
icon-ale = 🍺
icon-bread = 🍞
icon-coin = 🪙
counted = { $icon }{ $count }
paid-with = { $items }→{ $weakness }
way = { $foe }：{ $items }
zombie-named = 🧟 { $who }

## The board

board-setup = 🏚️ 正在布置村庄
board-turn = 🌾 第 { $turn } 回合 · { $who }
board-zombie-turn = 🧟 第 { $turn } 回合 · { $who } 饿了
board-piles = 🏚️ 村庄 { $village } 张 · 🗑️ 弃牌 { $discard } 张
board-drawn = 🫳 刚抽到：**{ $card }**
board-loot = 🧺 **战利品：** { $cards }
board-no-loot = 🧺 还没有战利品。
board-boss = 👑 **{ $foe }** 还要 { $left }
board-living = ▫️ { $who } · { $peasant } { $wants } · 👹 { $monsters }/{ $limit } · **{ $points }**
board-active = 🌾 { $who } · { $peasant } { $wants } · 👹 { $monsters }/{ $limit } · **{ $points }**
board-peril = ‼️ { $who } · { $peasant } { $wants } · 👹 { $monsters }/{ $limit } · **{ $points }**
board-devoured = ⚰️ { $who } · { $peasant } { $wants } · 被吃掉了 · **{ $points }**
board-zombie = 🧟 { $who } · { $peasant } { $wants } · 觅食中 · **{ $points }**
mark-doom = 💀 { $card }
mark-monster = 👹 { $foe } { $left }
mark-zombie = 🧟 { $who }
mark-host = 🧟 跟着 { $who }
mark-bitten = 🩸 被咬过
mark-used = ✔️ 能力已用
nothing-held = 没有

## A closer look at everybody

closeup-peasant = **{ $who } · { $peasant }** 想要 { $wants }
    { $ability }

## A player's own panel

own-not-yet = 正在布置村庄，你的农夫马上就到。
own-living = 你是{ $peasant }
own-devoured = 你生前是{ $peasant }
own-zombie = 你是{ $peasant }变的僵尸
own-wants = 🎯 收集 { $wants }：每件 1 分；没人吃掉你，再加 1 分。
own-wants-devoured = 🎯 你的行囊锁住了，但里面的 { $wants } 照样计分。你甚至还能赢。
own-ability = ✨ { $ability }
own-used = ✔️ 你已经用过了。
own-items = 🎒 物品：{ $items }
own-dooms = 💀 厄运
own-doom = **{ $card }** · { $text }
own-monsters = 👹 怪物：{ $monsters } / { $limit }
own-top = 👁️ 你知道接下来是：{ $cards }
about-peasant = 农夫 · 想要 { $wants }
about-item = 物品 · 共 { $copies } 张 · 给想要的人计分，或者抵一个弱点 { $kind }
about-monster = 怪物 · 共 { $copies } 张 · 弱点 { $weaknesses }
about-boss = 头目 · 弱点 { $weaknesses }
about-doom = 厄运 · 共 { $copies } 张
about-event = 事件 · 共 { $copies } 张

## What is awaited, for the channel

await-draw = 🫳 { $who }，抽一张牌，能停手的话也可以停。其他人这段时间可以打厄运、支付怪物。
await-turn = ⏱️ 新的回合。{ $count ->
    [0] 有谁要打厄运？
   *[other] { $who }，第一次抽牌之前要打厄运吗？
}
await-drawn = ⏱️ **{ $card }** 上桌了。{ $count ->
    [0] 有谁要打厄运？
   *[other] { $who }，它生效之前要打厄运吗？
}
await-end = ⏱️ 这个回合快结束了。{ $count ->
    [0] 有谁要打厄运？
   *[other] { $who }，收下战利品之前要打厄运吗？
}
await-interrupt = ✋ **{ $card }** 马上要生效。{ $who }，要让它生效吗？
await-stand = ‼️ { $peril } 最后一搏！支付怪物、打厄运、帮忙对付头目。轮到：{ $who }。
await-boss = 👑 **{ $card }** 来了。谁来支付？一起就能打倒它：{ $who }。
await-target = 🎯 { $who }，**{ $card }** 要用在谁身上？
await-fight = ⚔️ { $who }，要支付 **{ $card }** 吗？打，还是丢掉战利品？
await-juggle = 🤹 { $who }，**{ $card }** 放进战利品，还是放到村庄牌堆底？
await-bury = 👁️ { $who } 看过下一张牌了。让它留着吗？
await-hunt = 🧟 { $who }，你要跟着谁？
await-shove = 👹 { $who }，把哪只怪物推出去？
await-take = 🖐️ { $who }，拿哪件物品？
await-snatch = 🧺 { $who }，从战利品里拿哪张？
await-spoil = 🥀 { $who }，把哪件物品放到村庄牌堆底？
await-refund = 🍺 { $who }，拿回哪件物品？
await-keep-one = 👞 { $who }，从丢掉的战利品里留下哪张？
await-discard = 🌙 { $who }，弃掉哪件物品？
await-pass-left = ⬅️ { $who }，把哪只怪物传给左边？
await-patrol = 🛡️ { $who }，让巡夜队带走哪只怪物？
await-giver = 🍲 { $who }，物品最多的不止一人。由谁给？
await-receiver = 🍲 { $who }，物品最少的不止一人。给谁？
await-give = 🍲 { $who }，给出哪件物品？
await-inherit = 🔑 { $who }，要从锁起来的行囊里抢救哪件物品？
await-under = 🔽 { $who } 把牌放到村庄牌堆底，顺序别人看不见。
await-arrange = 👁️ { $who } 在排村庄接下来几张牌的顺序。

## What is asked, in a player's panel

question-pay = ⚔️ **你可以支付自己的怪物**，没有别的事进行时随时都行。
question-under = 🔽 **这些牌按什么顺序放到村庄牌堆底？** 排在前面的先被抽到。
question-arrange = 👁️ **这些牌按什么顺序放回牌堆顶？** 排在前面的先被抽到。
placeholder-fight-how = 支付一只怪物……
placeholder-contribute-how = 支付头目……
placeholder-play-doom-card = 打一张厄运……
placeholder-pick-card = 选一张牌……
placeholder-target-target = 选一个人……
placeholder-hunt-target = 跟着谁……
placeholder-herd = 赶走一只怪物……
placeholder-herd-monster = 赶走这只……
placeholder-herd-target = 赶给……
placeholder-arrange = 按这个顺序……
placeholder-arrange-first = 1 · 最先来的是……

## Buttons

offer-draw = 抽牌
offer-stop = 停手
offer-fight = ⚔️ { $how }
offer-contribute = 👑 { $how }
offer-give-up = 随它来
offer-play-doom = 💀 { $card }
offer-ignore = 不予理会
offer-herd = 🐑 { $monster } → { $target }
offer-target = { $target }
offer-pick = { $card }
offer-juggle = 放到村庄牌堆底
offer-keep = 放进战利品
offer-bury = 回收
offer-leave = 留着
offer-arrange = { $order }
offer-as-they-lie = 保持原样
offer-hunt = { $target }
offer-hold = 我不出手
value-stay = 原地不动
value-none-of-them = 都不要

## What a press was understood as

understood-draw = 你伸手去抽牌堆顶的一张。
understood-stop = 你见好就收。
understood-fight = 你支付：{ $how }。
understood-contribute = 你支付头目：{ $how }。
understood-give-up = 你随它来。
understood-play-doom = 你打出 **{ $card }**。
understood-ignore = 你什么也没听见。
understood-herd = 走你：{ $monster } 去找 **{ $target }**。
understood-target = 你选了 **{ $target }**。
understood-pick = 你选了 **{ $card }**。
understood-juggle = 放到村庄牌堆底了。
understood-keep = 放进战利品了。
understood-bury = 你把它送到了村庄牌堆底。
understood-leave = 你让它留在原处。
understood-arrange = 收到：{ $all }。
understood-as-they-lie = 保持原来的顺序。
understood-hunt = 收到：{ $target }。
understood-hold = 这次你不出手。

## What a player may do instead

may-draw = 抽牌
may-stop = 停手
may-fight = 支付一只怪物
may-contribute = 支付头目
may-give-up = 让怪物过来
may-play-doom = 打一张厄运
may-ignore = 无视厄运
may-herd = 赶走一只怪物
may-target = 选一个人
may-pick = 选一张牌
may-juggle = 把物品放到村庄牌堆底
may-keep = 把物品放进战利品
may-bury = 回收这张牌
may-leave = 留着这张牌
may-arrange = 排好牌的顺序
may-as-they-lie = 让牌保持原样
may-hunt = 跟着一个人，或者不动
may-hold = 什么都不做

## Options

option-window = 应对时间
option-window-help = 大家有多久可以应对；规则书里是数到三。
value-window = { $value } 秒
option-payment = 支付方式
option-payment-help = 物品能不能一件一件地支付到怪物身上。
value-payment-partial = 可以一件一件付
value-payment-at-once = 必须一次付清，头目除外
option-may_be_devoured = 放弃抵抗
option-may_be_devoured-help = 明明付得起的人，也可以选择被吃掉。
option-zombies_shoved = 僵尸可被移动
option-zombies_shoved-help = 能移动怪物的效果，也能移动僵尸。
option-last_turn = 最后一名农夫
option-last_turn-help = 最后活着的人还能得到什么。
value-last_turn-this = 完成当前这个回合
value-last_turn-extra = 再得到一个完整的回合
option-first_player = 先手
option-first_player-help = 按传统，手最快的人先来。
value-first_player-random = 抽签决定

## The end

end-all-devoured-title = 🍽️ 自助餐吃光了
end-all-devoured = 第 { $turn } 回合，最后一名农夫被吃掉了。分数照样要算。
end-last-peasant-title = 🌾 只剩一个人还站着
end-last-peasant = 第 { $turn } 回合，最后一名农夫抱起抱得动的东西就跑。
end-village-empty-title = 🏚️ 村子搬空了
end-village-empty = 第 { $turn } 回合，最后一个柜子也见了底。
end-winners = 🏆 获胜者：{ $who }。
end-tied = 分数相同，由最后抽牌的人胜出。
end-won = 🏆 { $who } · { $peasant } · **{ $points }** = 想要的 { $items } 件{ $survived ->
    [yes] {" "}+ 活着 1 分
   *[no] {" "}· 被吃掉了
}
end-lost = ▫️ { $who } · { $peasant } · **{ $points }** = 想要的 { $items } 件{ $survived ->
    [yes] {" "}+ 活着 1 分
   *[no] {" "}· 被吃掉了
}
