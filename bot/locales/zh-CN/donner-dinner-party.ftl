# 唐纳晚餐会：公告板、私信面板、提问、选项。
# 用词：Pioneer 拓荒者 · Cannibal 食人者 · Camp Leader 领队 · Hunting Card 狩猎牌 · Supply Card 补给牌 · pot 锅

game-name = 唐纳晚餐会
game-tagline = 大雪封山，一口锅，一群朋友。有人出门找食材，有人等着看谁成为食材。

## The board

phase-setup = 🏔️ 开始下雪了
phase-hunt = 🏹 第 { $round } 回合 · 狩猎
phase-inspection = 🔦 第 { $round } 回合 · 查看
phase-dinner = 🍲 第 { $round } 回合 · 营地晚餐
phase-discussion = 🗣️ 第 { $round } 回合 · 互相指责
phase-vote = ☝️ 第 { $round } 回合 · 集体投票
board-leader = 🏕️ 领队是 { $who }。
board-rescue = 🍳 { $bar } { $left ->
    [0] 这一回合结束就有人来救！
   *[other] 第 { $last } 回合结束后有人来救。
}
board-camp = 🧭 活着的拓荒者 **{ $pioneers }** 人 · 🍴 食人者 **{ $cannibals }** 人
board-mouths = 🍽️ 今晚有 { $mouths } 张嘴要喂。
board-dinner = 🍲 { $cards }
board-meals = 🍽️ { $bar } { $meals } / { $mouths } 份
board-poison-spoiled = ☠️ **有毒：** 打来的东西全都不能吃。
board-poison-cured = 🌿 有毒，但已解毒。
board-lantern = 🕯️ 提灯灭了，不能查看。
board-looked = 🔦 { $who } 看过 { $target } 的牌。
board-person = ▫️ { $who }
board-leading = 🏕️ { $who }
board-eaten = 🍖 { $who } · { $role }，{ $character }
board-ghost = 👻 { $who } · { $role }，{ $character }
board-claims = 🗯️ **各人自称放了什么** · 第 { $round } 回合
mark-condemned = 🍴 要下锅了
mark-vote = ☝️ { $target }
mark-no-vote = ☝️ 没投票
mark-raised = 📣 +{ $by }
mark-dropped = ❄️ 票作废
mark-scared = 😱 被吓跑
mark-spared = 🌾 不能被选
mark-frozen = 🧊 随机出牌
mark-spilled = 🫖 牌被换掉
mark-supply = 🎒 { $card }
mark-token = 还能“哇！”一次
pictured = { $icon } { $card }
counted = { $card } ×{ $count }
counted-icon = { $icon }×{ $count }

## The claims board

claim-gave = { $card }：{ $who }
claim-saw = 🔦 { $who } 说 { $target } 放的是：{ $card }
claim-silent = 一声不吭：{ $who }。
claim-supply = 🎒 { $who } 说：“我手里是「{ $card }」。”
claim-role = 💬 “我是{ $role }”：{ $who }
clash-changed = ⚠️ { $who } 之前不是这么说的。
clash-crowded = ⚠️ { $count ->
    [1] { $who }：锅里根本没有 { $card }。
   *[other] 有 { $count } 人说放了 { $card }，锅里没那么多。
}
clash-seen = ⚠️ { $who } 对一张牌的说法不一致。
clash-role = ⚠️ { $who } 说过“{ $card }”，结果并不是。
clash-shared = ⚠️ { $card } 只有一张，而 { $who } 都说在自己手里。
clash-shown = ⚠️ { $who } 不可能有过 { $card }：翻开的牌说明不是。

## What is known

button-closeup = 已知的一切
closeup-title = ### 人人都能知道的事
closeup-tokens = 🪙 篝火板上：{ $cards }。
closeup-deck = 🏹 狩猎牌堆，每回合都是：{ $cards }
closeup-supply = 🎒 还没露面的补给牌（不一定发出去了）：{ $cards }。
closeup-round = **第 { $round } 回合** · 领队 { $who }
closeup-dinner = 🍲 { $cards }
closeup-fed = 🍽️ 人人都吃饱了。
closeup-eaten = 🍖 { $who } 被吃掉了：{ $role }。

## A player's own panel

own-not-yet = 正在生火，你的牌马上就到。
own-not-yet-short = 你的牌正在路上
own-pioneer = 你是拓荒者
own-cannibal = 你是食人者
own-character = 🪙 { $character }。{ $quip }
own-wins-pioneer = 🎯 把食人者吃光，或者在第 { $last } 回合后获救时，拓荒者比食人者多。
own-wins-cannibal = 🎯 某个回合结束时，食人者与拓荒者一样多。第 { $last } 回合后就有人来救了。
own-mates-unknown = 🤝 别人是什么身份，你一概不知。
own-mates = 🤝 你的食人者同伴：{ $who }。
own-mates-none = 🤝 食人者只有你一个。
own-eaten = 🍖 你被吃掉了。你这一边仍然可能赢，你也就跟着赢。
own-ghost = 👻 你是鬼魂：只能出声，不能说话。亮出手指时，你可以对一名投票者喊“哇！”，全局一次。
own-ghost-spent = 👻 你是鬼魂，“哇！”已经用掉了。怪声还可以随便发。
own-supply = 🎒 **你的补给牌：{ $card }**
own-supply-open = 🎒 你的补给牌「{ $card }」已经翻开。
own-leading = 🏕️ 这一回合你是领队。你的牌是盲抽的，连你自己也不知道是什么。
own-hand = 🎴 **你的手牌：** { $cards }
own-hand-frozen = 🧊 你的三张牌里有一张被随机抽进了锅里，谁也没看见是哪张：{ $cards }
own-gave = 🍲 **你放了：** { $card }{ $how ->
    [automatic] （超时，随机决定）
   *[chosen] {""}
}
own-left = 🎴 剩下的：{ $cards }
own-spilled = 🫖 那个位置上现在换成了别的牌。
own-seen = 👁️ 第 { $round } 回合：{ $who } 放的是 { $cards }。
own-seen-leftovers = 👁️ 第 { $round } 回合：{ $who } 留下的是 { $cards }。
own-given = 你以前放的：{ $given }
own-given-one = { $round }. { $card }
icon-unseen = ❔
lesson-goal-unknown = 拓荒者想等到救援，食人者想变得和拓荒者一样多。
lesson-goal-pioneer = 获救，或者吃光食人者，你就赢：往锅里放吃的，盯紧别人。
lesson-goal-cannibal = 食人者和拓荒者一样多，你就赢：让锅空着，装作无辜。
silence-rule = 鬼魂只能出声，不能说话。私信里的按钮会替你哀嚎。

## What is awaited, for the channel

await-contribute = 🏹 除了领队，每人面朝下往锅里放一张牌。你的牌在私信里，也可以按*我的牌*。
await-set = 🎒 牌都放好了。有些补给牌能在查看之前打出，而且只有现在：请看*我的牌*。{ $post ->
    [yes] 每人作答一次：{ $who }。
   *[no] {""}
}
await-inspect = 🔦 { $who }，你要看谁的牌？可以看一张，也可以不看。
await-look = 🎒 牌马上要下锅。有些补给牌现在还能打出：请看*我的牌*。{ $post ->
    [yes] 每人作答一次：{ $who }。
   *[no] {""}
}
await-table = 🎒 锅盖揭开了。有些补给牌还能改变这顿饭：请看*我的牌*。{ $post ->
    [yes] 每人作答一次：{ $who }。
   *[no] {""}
}
await-discussion = 🗣️ 不够大家吃：得有人下锅。谁放了什么？{ $claims ->
    [yes] 你自称放了什么、看到什么，可以写上公告板，真假随意：请看*我的牌*。
   *[no] 想说什么就说什么，真假随意。
}{ $who } 可以宣布投票，但要稍等一会儿。
await-vote = ☝️ 指向该被吃掉的人：{ $who }。最后一人指好之前都可以改。
await-fingers = { $boo ->
    [yes] 👻 手指都亮出来了。有谁要“哇！”一声？{ $post ->
        [yes] { $ghosts }
       *[no] { $who }
    } 可以吓跑一名投票者。补给牌：请看*我的牌*。
   *[no] 🎒 手指都亮出来了。有些补给牌还能改变投票：请看*我的牌*。
}{ $post ->
    [yes] 每人作答一次：{ $who }。
   *[no] {""}
}
await-tie = ⚖️ { $who }，票数平手。选谁？
await-condemned = 🍴 投票结果出来了。还有救吗？请看*我的牌*。{ $post ->
    [yes] 每人作答一次：{ $who }。
   *[no] {""}
}

## What is asked, in a player's panel

question-contribute = 🏹 **往锅里放哪张牌？** 最后一张放好之前都可以换。
question-supply = 🎒 你现在可以当众打出 { $card }，只能用一次。
question-set = 🎒 现在打出 { $card } 吗？一回合里只有查看之前能用。
question-look = 🎒 现在打出 { $card } 吗？一回合里只有牌下锅之前能用。
question-table = 🎒 现在打出 { $card } 吗？一回合里只有这顿饭定下来之前能用。
question-fingers = 🎒 现在打出 { $card } 吗？一次投票里只有亮出手指时能用。
question-condemned = 🎒 现在打出 { $card } 吗？不然你就是晚餐。
question-discussion = { $ghost ->
    [yes] 👻 **他们吵他们的，没你的份。** 想出声就出声吧。
   *[no] 🗣️ **写上公告板，** 真假随意。以最后一句为准；但公告板会记得你改过口。
}
placeholder-claim-gave = 我放的是……
placeholder-claim-gave-round = 我在哪一回合放的……
placeholder-claim-gave-card = ……是这张牌
placeholder-claim-saw = 我看到的是……
placeholder-claim-saw-target = 我看了谁的牌……
placeholder-claim-saw-card = ……是这张牌
placeholder-claim-supply-card = 我的补给牌是……

## Buttons

offer-contribute = { $card }
offer-play-supply = 打出「{ $card }」
offer-play-supply-on = { $target }
offer-inspect = { $target }
offer-no-inspection = 谁的也不看
offer-call-vote = 宣布投票
offer-vote = { $target }
offer-break-tie = { $target }
offer-boo = 👻 { $target }
offer-noise = { $sound }
offer-hold = 什么都不打
offer-claim-gave = { $round }：我放了 { $card }
offer-claim-saw = { $target } 放了 { $card }
offer-claim-role = “我是{ $role }。”
offer-claim-supply = 我手里是「{ $card }」
value-round = 第 { $round } 回合
value-pioneer = 拓荒者
value-cannibal = 食人者
value-moan = 呜——
value-howl = 嗷呜——
value-rattle = 哐啷，哐啷
value-sob = 呜呜呜
value-giggle = 嘻嘻嘻
value-growl = 咕噜噜

## What a press was understood as

understood-contribute = 收到：**{ $card }** 下锅。想换就按另一张。
understood-play-supply = 你打出了 **{ $card }**。现在人人都能看到。
understood-inspect = 你掀起了 **{ $target }** 的牌。是什么，写在你的私信里，也可以按*我的牌*查看。
understood-no-inspection = 你谁的牌也没看。真信任大家。
understood-call-vote = 你宣布投票。
understood-vote = 你指向了 **{ $target }**。想改就按另一个名字。
understood-break-tie = 你决定了：**{ $target }**。
understood-boo = 哇！**{ $target }** 跑了，你的标记也用掉了。
understood-noise = { $sound }！
understood-hold = 你什么都没打。截止之前还可以改主意。
understood-claim-gave = 公告板上写着：**{ $round }** 你放了 **{ $card }**。
understood-claim-saw = 公告板上写着：你看到 **{ $target }** 放了 **{ $card }**。
understood-claim-role = 公告板上写着：你是**{ $role }**。
understood-claim-supply = 公告板上写着：你手里是 **{ $card }**。
really-supply-play-supply = 你要当众打出 **{ $card }**（{ $all }）。只能用一次，收不回来。真的吗？

## What a player may do instead

may-contribute = 往锅里放一张牌
may-play-supply = 打出补给牌
may-inspect = 看一位狩猎者的牌
may-no-inspection = 谁的牌也不看
may-call-vote = 宣布投票
may-vote = 指一个人
may-break-tie = 决定平手的人里谁被吃
may-boo = 吓跑一名投票者
may-noise = 发出怪声
may-hold = 什么都不打
may-claim-gave = 说你放了什么
may-claim-saw = 说你看到了什么
may-claim-role = 说你是什么人
may-claim-supply = 说你有哪张补给牌

## Options

option-deck = 狩猎牌堆
option-deck-help = 原装的 40 张在多数人数下偏向一方；我们删减过的更公平。
value-deck-rulebook = 全部 40 张
value-deck-balanced = 按人数平衡（我们的）
option-ol_tasty = 香喷喷
option-ol_tasty-help = 可能有人格外美味，一旦被吃，食人者立刻获胜。六人以上可用。
option-ghosts = 鬼魂
option-ghosts-help = 被吃的人变成鬼魂留下，可以发怪声，还能吓跑一名投票者一次。
option-claims = 发言板
option-claims-help = 各人自称放了什么、看到什么、是什么人，可以写上公告板，矛盾处会标出来。
option-first_leader = 首任领队
option-first_leader-help = 按传统，由最近一次旅行平安归来的人担任。
value-first_leader-random = 抽签决定
option-discussion = 讨论时限
option-discussion-help = 讨论最久多长；领队可以提前宣布投票。
value-discussion = { $value } 秒
option-reaction = 补给牌时间
option-reaction-help = 每个时机留给大家打补给牌的时间。很短，而且人人一样。
value-reaction = { $value } 秒
option-absent = 没及时投票的人
option-absent-help = 要么这一票作废，要么随机代投。
value-absent-abstain = 这一票作废
value-absent-random = 随机代投
option-leader_may_pick_self = 平手的领队
option-leader_may_pick_self-help = 领队自己也在平手之列时，能不能选自己。
option-scared_leader = 被吓跑的领队
option-scared_leader-help = 领队被吓跑时由谁裁决平手：裁决者留任，还是把营地牌还回去。
value-scared_leader-becomes = 下一位成为领队
value-scared_leader-acting = 下一位只裁决平手

## Whom the numbers favour

odds-measured = ⚖️ { $seats } 人，{ $way }：AI 玩家对局中，拓荒者每 100 局赢 { $percent } 局。{ $side ->
    [pioneers] 偏向**拓荒者**。
    [cannibals] 偏向**食人者**。
   *[even] 大致平衡。
}真人玩起来可能大不一样{ $ghosts ->
    [yes] ，而且测算时没有鬼魂。
   *[no] 。
}
odds-instead = 💡 换成{ $way }是 100 局赢 { $percent } 局：请看*设置*。
odds-rulebook = 全部 40 张牌
odds-balanced = 平衡牌堆
odds-rulebook-tasty = 全部 40 张牌加香喷喷
odds-tasty-too-few = ⚠️ 香喷喷至少要 { $least } 人。人不够就开不了局：请在*设置*里关掉它。

## The end

end-ol-tasty-title = 🍗 香喷喷上桌了
end-ol-tasty = 第 { $round } 回合，最美味的那位下了锅。从此再没人看得上松鼠。
end-cannibals-eaten-title = 🧭 最后一名食人者被吃掉了
end-cannibals-eaten = 到第 { $round } 回合，拓荒者吃光了所有食人者。至于这让他们成了什么，他们不想讨论。
end-cannibals-rule-title = 🍴 食人者做起了饭前祷告
end-cannibals-rule = 第 { $round } 回合之后，每名拓荒者都配上了一名食人者。晚餐八点开始，主菜就是你。
end-rescued-title = 🛷 获救了！
end-rescued = 第 { $round } 回合之后，雪橇翻过了山口。大家说好了，以后只聊风景。
end-winners-pioneers = 🏆 拓荒者获胜：{ $who }。
end-winners-cannibals = 🏆 食人者获胜：{ $who }。
end-won = 🏆 { $who } · { $role }，{ $character }{ $life ->
    [eaten] ，被吃掉了
   *[living] {""}
}
end-lost = ▫️ { $who } · { $role }，{ $character }{ $life ->
    [eaten] ，被吃掉了
   *[living] {""}
}
end-held = 🎒 { $card } · { $given }
given-chosen = { $round }. { $card }
given-automatic = { $round }. { $card }⏱️
given-frozen = { $round }. { $card }🧊
given-blind = { $round }. { $card }🏕️
given-spilled = { $round }. { $card }🫖
end-legend = 每人每回合放进锅里的牌。⏱️ 超时随机 · 🧊 盲抽 · 🏕️ 领队的盲牌 · 🫖 换上来的牌
end-look-inspection = 🔦 第 { $round } 回合：{ $who } 看到 { $target } 放的是 { $cards }。
end-look-supply = 👁️ 第 { $round } 回合：{ $who } 看到 { $target } 放的是 { $cards }。
end-look-leftovers = 👣 第 { $round } 回合：{ $who } 看到 { $target } 留下的是 { $cards }。
end-undealt = 🎒 没有发出去：{ $cards }。
