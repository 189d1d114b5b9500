# 唐纳晚餐会：记录，每件事一句话。

log-game-began = 🏔️ { $count } 名旅人，一个山口，雪多得没人想要。第 { $last_round } 回合之后有人来救，如果那时还有人可救的话。
log-tokens = 篝火板上：{ $cards }。
log-leader-drawn = 🏕️ 抽签决定，{ $who } 担任领队。
log-leader-named = 🏕️ { $who } 最近一次旅行平安归来，担任领队。
log-leader-passed = 🏕️ 营地牌传给 { $who }。
log-leader-scared = 🏕️ 领队不知跑进了哪片林子。{ $who } 捡起了营地牌。
log-cannibals-met = 😴 所有人闭上眼睛，所有的手敲着桌面。有几双眼睛睁开，互相看了看，又闭上了。
log-supply-played = 🎒 { $who } 打出 { $card }！
log-supply-played-on = 🎒 { $who } 对 { $target } 打出 { $card }！
log-contributed-automatic = ⏱️ 你想得太久，随机替你把 { $card } 放进了锅里。
log-contributed-frozen = 🧊 你的一张牌被抽进了锅里。谁也没看见是哪张，你也没有。
log-all-contributed = 🎴 { $count } 张牌面朝下放好，手指按在上面。从现在起不能反悔。
log-leftovers-seen = 👣 { $who } 留下的是：{ $cards }。
log-inspected-chosen = 🔦 { $leader } 掀起 { $target } 的牌，看了看，放回去。
log-inspected-declined = 🔦 { $leader } 谁的牌也没看。
log-inspected-prevented = 🕯️ 一片漆黑。{ $leader } 什么也看不了。
log-card-seen = 👁️ { $who } 放的是 { $card }。
log-camp-dinner = 🍲 下锅，搅匀，出锅：{ $cards }。有 { $mouths } 张嘴等着。
log-settled-fed = 🍽️ { $mouths } 个人，{ $meals } 份饭{ $poison ->
    [cured] ，毒也解了
   *[none] {""}
}：人人有饭吃，没有人被吃。
log-settled-short = 🥄 { $mouths } 个人，{ $meals } 份饭{ $poison ->
    [cured] ，毒解了
   *[none] {""}
}：差 { $missing } 份。要投票了。
log-settled-spoiled = ☠️ 锅里有毒。打来的东西全不能吃，只好吃点别的。
log-claimed-gave = 🗯️ { $who }，第 { $round } 回合：“我放了 { $word }。”
log-claimed-saw = 🔦 { $who }，第 { $round } 回合：“{ $target } 放了 { $word }。”
log-claimed-role = 💬 { $who }：“我是{ $word }。”
log-claimed-supply = 🎒 { $who }：“我手里是「{ $word }」。”
log-noise-made = 👻 { $who }：*{ $sound }……*
log-vote-called = 🏕️ { $leader } 听够了，宣布投票。
log-vote-timed-out = ⌛ 说得够多了，该投票了。
log-votes-shown = { $ballot ->
    [1] ☝️ 一、二、三，指！
   *[other] ☝️ 再来一次：一、二、三，指！
}
log-votes = { $who } · { $count } 根手指：{ $voters }
log-votes-silent = 没有投票：{ $who }。
log-booed = 👻 **哇！** { $who } 跳出来吓 { $target }，后者逃进林子，把自己那一票也带走了。
log-everybody-scared = 🌲 所有人都在林子里。他们回来，点了点人数，重新投票。
log-count = { $who } { $votes }
log-votes-counted = ⚖️ 计票：{ $counts }。
log-votes-none = 🤷 没有一票算数，由领队决定。
log-votes-tied = ⚖️ 平手：{ $who }。
log-tie-broken-chosen = 🏕️ { $leader } 决定：{ $target }。
log-tie-broken-acting = 🏕️ 由下一位 { $leader } 决定：{ $target }。
log-tie-broken-automatic = 🎲 { $leader } 拿不定主意，随机决定：{ $target }。
log-condemned = 🍴 就是 { $who } 了。水已经烧上。
log-eaten-pioneer = 🍖 { $who } 被吃掉了，原来是**拓荒者**：{ $character }。现场安静得有点尴尬。
log-eaten-cannibal = 🍖 { $who } 被吃掉了，原来是**食人者**：{ $character }。还有谁要添一碗？
log-eaten-supply = 口袋里还有没用上的：{ $card }。
log-round-ended = 🌙 第 { $round } 回合结束。雪还在下。
