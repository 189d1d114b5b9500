# 适者生存：公告板、私信面板、提问、选项。
# 用词：Episode 集 · Challenge 挑战 · Trial 试炼 · Goal 目标 · Prize 奖品 · Contestant 选手 · Skill 技能 · Boost 助力
#       Bonus Flip 翻牌加成 · Effect 效果 · deal 约定 · alliance 同盟 · pick 顺位 · Totem 图腾

game-name = 适者生存
game-tagline = 荒岛真人秀：当领袖、谈条件、拼技能，把最好的奖品带回家。

## Skills, by shape, letter and colour

mark-brawn = ❌B
mark-grit = ✳️G
mark-cunning = 🎭C
mark-flair = 🟪F
mark-wits = 🌀W
mark-pace = ⚡P
mark-wild = ❓任意
mark-all = 🌈全部
skill-brawn = 力量
skill-grit = 毅力
skill-cunning = 心计
skill-flair = 魅力
skill-wits = 智慧
skill-pace = 速度
skill-wild = 任意
skill = { $mark } { $name }
skill-value = { $mark }{ $value }
sign-totem = 🗿
sign-grey = 🔘
aim = { $mark } { $value }
goals-beside = { " + " }
goals-or = { " 或 " }
goal-numbered = 目标 { $number }{ $which ->
    [b] （第二种）
   *[other] { "" }
}
card-short = { $mark } { $card }
prize = { $worth } · { $card }
prize-of = { $who }：{ $prize }
boost = { $mark }+{ $value } { $card }
no-cards = 没有牌

## Deals

terms-pick = 第 { $pick } 顺位
terms-last = 末位
terms-more = { $count } 份奖品
terms-nothing = 不要奖品
alliance-title = 📜 **同盟与承诺**
alliance-leader = 👑 { $who } { $forced ->
    [yes] 是领袖，但什么也不能留
   *[no] 是领袖
}
alliance-deal = 🤝 { $who }：{ $terms }
alliance-forced = 💪 { $who } 被强拉入伙，一无所得
alliance-free = 还没承诺出去：{ $prizes } 份中的 { $free } 份
alliance-ready = ✋ { $who } 已准备好，暂时不谈约定。
talk-challenge = 🏁 { $who } 是领袖：{ $goals }，奖品 { $prizes } 份。
talk-leader = 你是领袖。在下面开条件；{ $prizes } 份奖品中还有 { $free } 份没承诺出去，剩下的由你分配。同盟谈妥之后，按*我好了*。
talk-follower = 与 { $who } 谈成约定，你就能参加。在下面说出你的条件。
talk-deal = 你已入伙，条件是 { $terms }。只有你和 { $who } 一起才能更改。
talk-forced = 你被强拉入伙，这次一无所得。仍然可以打效果，之后也可以打助力。
talk-out = 你被逐出本集：不能谈约定，也不能打效果。
talk-trial = 试炼：各人顾各人，没有约定。可以打效果，或按*我好了*。
talk-silenced = 试炼：各人顾各人，而且这次你不能打效果。
talk-ready = ✋ { $who } 已准备好。收回之前，条件都搁着。
talk-got-share = 📨 { $who } 请你入伙，给你 **{ $terms }**。
talk-got-wish = 📨 { $who } 想以 **{ $terms }** 入伙。
talk-made-share = 📤 你向 { $who } 开出 **{ $terms }**。
talk-made-wish = 📤 你向 { $who } 要 **{ $terms }**。
talk-impossible = ⚠️ 照现在的情形，这已经兑现不了（F12）：别处承诺得太多了。
talk-declined = 🙅 { $who } 拒绝了 { $terms }。
talk-declined-by-you = 🙅 你拒绝了 { $who }：{ $terms }。

## The board

board-setup = 🎬 正在架设摄像机
board-episode = 🎬 第 { $episode } 集 · { $who } 是领袖
board-between = 🎬 { $episode ->
    [0] 节目开始
   *[other] 第 { $episode } 集结束
}
board-phase-flip = **翻牌** › 谈判 › 出手 › 结算
board-phase-negotiation = 翻牌 › **谈判** › 出手 › 结算
board-phase-attempt = 翻牌 › 谈判 › **出手** › 结算
board-phase-resolution = 翻牌 › 谈判 › 出手 › **结算**
board-piles = 🎴 牌堆 { $deck } 张 · 🗑️ 弃牌 { $discard } 张
board-challenge = 🏁 **{ $card }**，奖品 **{ $prizes }** 份
board-trial = 🔥 试炼：**{ $card }**，胜者得 **{ $worth }** 分
board-beside = ➕ 并入 **{ $card }**
board-goal = 🎯 { $goal }
board-aim = **{ $aim }** { $met ->
    [yes] ✅
   *[no] ❗
} { $of ->
    [one] 现在 { $reached }
    [named] 用 { $mark }，现在 { $reached }
    [all] 最低的 { $mark } 现在 { $reached }
   *[wild] 最高的 { $mark } 现在 { $reached }
}
board-best = 🥇 { $who } · { $mark } **{ $total }**
board-beaten = ▫️ { $who } · { $mark } { $total }
board-competing = 🏃 { $who } 在比 { $mark } · 目前 { $total }
board-boosts = 🚀 助力：{ $boosts }
boost-on-table = { $who } { $mark }+{ $value }
board-flip = 🔄 翻牌加成：{ $cards } · 每项技能 **+{ $value }**
board-revealed = 🎁 奖品：{ $cards }
board-holds = 本集有效：{ $what }
holds-skill = { $who } { $mark } { SIGNED($by) }
holds-out = 🚫 { $who } 出局
holds-silenced = 🤐 不能打效果：{ $who }
holds-unboosted = 🪢 不能打助力：{ $who }
holds-unflipped = 🪙 不能翻牌加成：{ $who }
holds-doubled = 👯 翻两张：{ $who }
holds-locked = 🔒 不能打图腾牌
board-resolving = ✨ 正在结算 **{ $card }**
board-leader = 👑 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-joined = 🤝 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-forced = 💪 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-out = 🚫 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-player = ▫️ { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-shown = 👁️ 持有 { $cards }

## A closer look at everybody

closeup-contestant = **{ $who } · { $contestant }**，最擅长 { $skill }
    { $ability }
closeup-prizes = 🎁 { $prizes } = { $points }

## A player's own panel

own-not-yet = 正在架设摄像机，你马上就知道自己是谁。
own-not-yet-short = 节目马上开始
own-contestant = 你是{ $contestant }
own-ability = ✨ { $ability }
own-points = 🏆 **{ $points }** 分，{ $prizes ->
    [0] 还没有奖品
   *[other] 奖品 { $prizes } 份
} · { $skill } 奖品为你多加 2 分
own-hand = 🎴 **你的手牌：{ $count } / 5**
own-no-hand = 🎴 你没有手牌。
own-card = **{ $mark }+{ $boost } { $card }** { $signs }
own-effect-barred = 🔒 现在不行（{ $rule }） · { $text }
own-known = 👁️ 你知道 { $who } 有：{ $cards }
own-top = 👁️ 你知道接下来是：{ $cards }
lesson-contestant = 你是{ $contestant }，最擅长 { $skill }
lesson-goal-contestant = 奖品分数最高者胜。谈一份约定，入伙，一起达成目标。
about-boost = 🚀 助力：{ $mark } +{ $boost }
about-prize = 🎁 作为奖品：{ $worth }
about-challenge = 🏁 作为挑战：{ $goals }，奖品 { $prizes } 份
about-trial = 🔥 作为挑战：试炼 { $mark }
about-totem = 🗿 图腾牌：更换领袖
about-grey = 🔘 试炼中不能打
about-effect = ✨ { $text }

## What is awaited, for the channel

await-negotiation = { $trial ->
    [yes] ✨ { $who }：试炼开始前，在**我的牌**里打效果，然后按*我好了*。
   *[no] 🤝 { $who }：约定和效果都在**我的牌**里。随便谈，谈完按*我好了*。
}
await-boosts = 🚀 { $count ->
    [0] 助力：没有人能打。
   *[other] { $who }：在**我的牌**里打助力，或按*我好了*。
}
await-target = 🎯 { $who }，**{ $card }** 要用在谁身上？
await-goal = 🎯 { $who }，**{ $card }** 要用在哪个目标上？
await-prize = 🎁 { $who }，**{ $card }** 要用在哪份奖品上？
await-salvage = ♻️ { $who }，拿哪张弃牌？
await-pay = 🗿 { $who } 要为 **{ $card }** 弃一张牌。
await-give = 🔁 { $who } 要选一张牌还回去。
await-sift = 👁️ { $who } 在看接下来的牌，要拿一张。
await-arrange = 👁️ { $who } 在排接下来几张牌的顺序。
await-discard = ✋ { $who }，牌太多了：要弃一张。
await-keep = 🪤 { $who }，两张牌留哪一张？
await-choose-goal = 🎯 { $who }，你选哪个目标：{ $goal }？
await-name-skill = ❓ { $who }，{ $goal } 考哪项技能？
await-wild-boost = 🚀 { $who }，任意助力加在哪项技能上？
await-flip = 🔄 { $who }，要翻牌加成吗？
await-encore = 🎻 { $who }，再来一次？弃一张牌重翻。
await-compete = 🔥 { $who }，要参加吗？用哪项技能？{ $best ->
    [0] 还没有人留下成绩。
   *[other] 要超过 **{ $best }**。
}
await-pick = 🎁 { $who }，第 { $pick } 顺位归你。拿哪份奖品？
await-award = 🎁 { $who }，第 { $pick } 顺位由你分配。哪份奖品，给谁？
await-draw = 🎴 { $who }：要抽一张牌吗？

## What is asked, in a player's panel

question-negotiation = 🤝 **约定与效果**
    { $talk }
question-boosts = 🚀 **打助力，张数不限。** 从手里直接加进总和。
question-pay = 🗿 **为了接任领袖，弃哪张牌？**
question-give = 🔁 **还哪张牌？**
question-sift = 👁️ **拿哪张，其余按什么顺序放回？** 第一张归你，排在后面的依次先被抽到。
question-arrange = 👁️ **这些牌按什么顺序放回牌堆顶？** 排在前面的先被抽到。
question-discard = ✋ **手牌最多五张。弃哪张？**
question-keep = 🪤 **两张里留哪张？**
question-encore = 🎻 **弃一张牌重翻？** 新数字取代旧数字。
placeholder-propose-to = 向谁开条件……
placeholder-propose-terms = 要这些奖品（可多选）……
placeholder-accept = 接受条件……
placeholder-decline-by = 拒绝条件……
placeholder-withdraw-to = 收回条件……
placeholder-play-effect-card = 打一张牌的效果……
placeholder-boost-card = 打一张助力……
placeholder-target-skill = 谁，哪项技能……
placeholder-target-skill-skill-of = { $of }：哪项技能……
placeholder-target-prize-card = 哪份奖品……
placeholder-target-prize-card-of = { $of } 的一份奖品……
placeholder-take-discard-card = 拿一张牌……
placeholder-take-discard-card-of = 拿一张牌：{ $of }……
placeholder-take-prize-card = 拿一份奖品……
placeholder-give-prize = 把一份奖品给谁……
placeholder-give-prize-to-of = 把 { $of } 给……
placeholder-rename = 哪个目标，哪项技能……
placeholder-arrange-first = 最先来的是……
placeholder-arrange = 按这个顺序……
placeholder-sift-out = 拿第一张，放回其余……

## Buttons

offer-propose = { $to }：{ $terms }
offer-withdraw = ↩️ 收回：{ $to }
offer-accept = ✅ { $by }：{ $terms }
offer-decline = ✖️ 拒绝：{ $by }
offer-play-effect = ✨ { $card }
offer-target = { $target }
offer-target-skill = { $target }：{ $skill }
offer-target-goal = { $goal }
offer-rename = { $goal } → { $skill }
offer-target-prize = { $card }
offer-take-discard = { $card }
offer-pay = { $card }
offer-give-card = { $card }
offer-arrange = { $order }
offer-sift-out = { $order }
offer-discard-card = { $card }
offer-keep-one = { $card }
offer-choose-goal = { $goal }
offer-name-skill = { $skill }
offer-boost = { $card }
offer-wild-boost = { $skill }
offer-flip-yes = 翻牌
offer-flip-no = 不翻
offer-flip-again = { $card }
offer-flip-again-none = 不，就这样
offer-compete = { $skill }
offer-stay-out = 不参加
offer-take-prize = { $card }
offer-give-prize = { $card } → { $to }
offer-draw-yes = 抽牌
offer-draw-no = 不抽

## What a press was understood as

understood-propose = 已向 **{ $to }** 开出条件：{ $terms }。只有你们两个知道。
understood-withdraw = 你对 **{ $to }** 的条件收回了。
understood-accept = 与 **{ $by }** 谈成：{ $terms }。说定就算数。
understood-decline = 你拒绝了 **{ $by }**。
understood-play-effect = 你打出 **{ $card }**。
understood-target = 你选了 **{ $target }**。
understood-target-skill = 你选了 **{ $target }** 的 { $skill }。
understood-target-goal = 你选了 { $goal }。
understood-rename = 收到：{ $goal }，{ $skill }。
understood-target-prize = 你选了 { $card }。
understood-take-discard = 你拿走 **{ $card }**。
understood-pay = 你弃掉 **{ $card }**。
understood-give-card = 你给出 **{ $card }**。
understood-arrange = 收到：{ $all }。
understood-sift-out = 收到：{ $all }。
understood-discard-card = 弃掉了 **{ $card }**。
understood-keep-one = 你留下 **{ $card }**。
understood-choose-goal = 你选了 { $goal }。
understood-name-skill = 你指定 { $skill }。
understood-boost = 你打出助力：**{ $card }**。
understood-wild-boost = 加在 { $skill } 上。
understood-flip = 收到：{ $all }。
understood-flip-again = 收到：{ $all }。
understood-compete = 你用 { $skill } 参加。
understood-stay-out = 你不参加。
understood-take-prize = 你拿走 { $card }。
understood-give-prize = 你把 { $card } 给了 **{ $to }**。
understood-draw = 收到：{ $all }。

## What a player may do instead

may-propose = 开出兑现得了的条件
may-withdraw = 收回条件
may-accept = 接受条件
may-decline = 拒绝条件
may-play-effect = 打一张牌的效果
may-target = 选一个人
may-target-skill = 选一个人和一项技能
may-target-goal = 选一个目标
may-rename = 选一个目标和一项技能
may-target-prize = 选一份奖品
may-take-discard = 拿一张弃牌
may-pay = 弃一张牌
may-give-card = 给一张牌
may-arrange = 排好牌的顺序
may-sift-out = 拿其中一张牌
may-discard-card = 弃一张牌
may-keep-one = 留一张牌
may-choose-goal = 选一个目标
may-name-skill = 指定一项技能
may-boost = 打一张助力
may-wild-boost = 指定一项技能
may-flip = 翻牌，或不翻
may-flip-again = 重翻，或不翻
may-compete = 用一项技能参加
may-stay-out = 不参加
may-take-prize = 拿一份奖品
may-give-prize = 把一份奖品给人
may-draw = 抽一张牌，或不抽

## Options

option-first_leader = 首任领袖
option-first_leader-help = 按传统，由最近看过真人秀的人担任。
value-first_leader-random = 抽签决定
option-outsiders_paid = 奖品可给局外人
option-outsiders_paid-help = 没承诺出去的奖品，领袖可以给没有参加的人。
option-force_out_stays = 逐出一直有效
option-force_out_stays-help = 被逐出的人在更换领袖后仍然出局，也不能成为领袖。
option-lock_effects_only = 只锁图腾效果
option-lock_effects_only-help = 被锁的图腾牌仍可当助力打出。
option-leader_breaks_deal = 领袖可毁约
option-leader_breaks_deal-help = 领袖自己打出的强拉入伙，也会让与目标的约定作废。
option-trial_skill = 试炼的技能
option-trial_skill-help = 由参加者自己指定，还是由牌面规定。
value-trial_skill-choose = 各人自己指定
value-trial_skill-printed = 牌面印的那一项
option-grey_effects_only = 灰标只限效果
option-grey_effects_only-help = 试炼中不能打的牌，仍可当助力打出。
option-stall_guard = 冷场保护
option-stall_guard-help = 自家规则：连续多集没有奖品、牌又几乎发完时，游戏结束。

## The end

end-draw-title = 🎬 牌堆见底
end-draw = 第 { $episode } 集，有人必须抽牌，却已经无牌可抽。
end-flip-title = 🎬 没有挑战了
end-flip = 第 { $episode } 集之后，没有牌可以翻成下一次挑战。
end-prizes-title = 🎬 奖品发完了
end-prizes = 第 { $episode } 集，同盟赢了，可是牌不够兑奖。谁也没拿到。
end-stall-title = 🎬 观众都回家了
end-stall = 按自家规则，节目在第 { $episode } 集收场：太久没人赢过什么，牌也几乎没了。
end-winners = 🏆 { $count ->
    [1] 最适者是 { $who }。
   *[other] 共同获胜：{ $who }。
}
end-won = 🏆 { $who } · { $contestant } · **{ $points }** = { $prizes } + 2 × { $matches } { $mark }
end-lost = ▫️ { $who } · { $contestant } · **{ $points }** = { $prizes } + 2 × { $matches } { $mark }
