# 适者生存：记录，每件事一句话。

log-game-began = 🎬 欢迎来到荒岛！{ $contestants }。牌堆里有 { $deck } 张牌。
log-playing = { $who } 是{ $contestant }
log-leader-drawn = 👑 抽签决定，第一集由 { $who } 当领袖。
log-leader-named = 👑 第一集由 { $who } 当领袖。
log-leader-left = 👑 下一集由 { $who } 当领袖。
log-leader-trial = 👑 { $who } 赢了试炼，下一集当领袖。
log-leader-card = 👑 { $card } 让 { $who } 成为领袖！所有约定作废，其他人都不算入伙：同盟从头谈起。打过的其他效果仍然有效。
log-top-looked = 👁️ { $who } 看了牌堆接下来的 { $count } 张。
log-top-returned = 👁️ { $who } { $count ->
    [0] 什么也没放回牌堆顶
   *[other] 把 { $count } 张放回牌堆顶
}。
log-reshuffled = 🔀 牌堆空了：{ $cards } 张弃牌重新洗好。
log-drew-sat-out = 🎴 { $who } 没有参加，抽 { $count } 张牌。
log-drew-consolation = 🎴 { $who } 抽一张牌安慰自己。
log-drew-effect = 🎴 { $who } 抽 { $count } 张牌。
log-drew-forced-in = 🎴 { $who } 白忙一场，抽一张牌。
log-drew-replaced = 🎴 { $who } 丢了图腾，抽一张牌。
log-discarded-limit = 🗑️ { $who } 牌太多，弃掉 { $card }。
log-discarded-raid = 🗑️ { $who } 失去 { $card }
log-discarded-cost = 🗑️ { $who } 付出 { $card }
log-discarded-encore = 🎻 { $who } 用 { $card } 换一次重翻。
log-discarded-choosy = 🪤 { $who } 二选一，把 { $card } 扔了回去。
log-attempt = ⏱️ 谈完了，该见真章了。
log-card-flipped = 🏁 **第 { $episode } 集** · { $card }：{ $goals }，奖品 { $prizes } 份。
log-trial-flipped = 🔥 **第 { $episode } 集** · { $card } 是一场试炼：各人顾各人。
log-deal-made = 🤝 { $who } 入伙，条件是 { $terms }。
log-deal-changed = 🤝 与 { $who } 重新约定：{ $terms }，取代 { $before }。
log-effect-played = ✨ { $who } 打出 { $card }
log-skill-changed = 📈 { $who }：{ $skill } 现在算 { $to }（{ SIGNED($by) }）。
log-forced-out = 🚫 { $who } 被逐出：不能参加挑战，本集不能打效果。
log-slipped = 🎩 { $who } 溜了过去，仍可参加，但本集不能打效果。
log-forced-in = 💪 { $who } 被强拉入伙，一无所得。
log-forced-leader = 💪 { $who } 继续当领袖，但一无所得。
log-void = 📜 与 { $who } 的约定作废；{ $void } 退还领袖。
log-forbidden-boosts = 🪢 { $who } 本集不能打助力。
log-forbidden-effects = 🤐 { $who } 本集不能再打效果。
log-forbidden-flips = 🪙 { $who } 本集不能翻牌加成。
log-flips-twice = 👯 { $who } 本集翻牌加成翻两张，取较好的一张。
log-card-taken = 🔁 { $who } 从 { $of } 手里拿走一张牌
log-card-given = 🔁 { $who } 还给 { $to } 一张牌。
log-card-came = 🔁 你从 { $of } 那里得到 { $card }
log-card-went = 🔁 你的 { $card } 归 { $to } 了
log-hand-looked = 👁️ { $who } 看了 { $of } 的手牌
log-hand-seen = 👁️ { $of } 的手牌：{ $cards }
log-discard-taken = ♻️ { $who } 从弃牌堆拿走 { $card }。
log-goal-lowered = 🎯 一个目标降低 { $by }：现在是 { $aim }。
log-goal-raised = 🎯 一个目标提高 { $by }：现在是 { $aim }。
log-goal-renamed = 🎯 剧情反转：一个目标变成 { $aim }。
log-prizes-added = 🎁 这次挑战现在给 { $to } 份奖品。
log-card-turned-over = ➕ { $card } 并入挑战：再加 { $goals }，奖品共 { $prizes } 份。
log-trial-turned-over = ➕ { $card } 并入挑战。试炼没有目标；奖品共 { $prizes } 份。
log-prizes-swapped = 🔁 { $who } 用奖品 { $gave } 换来 { $other } 的 { $got }
log-prize-discarded = 🗑️ { $who } 失去奖品 { $card }
log-prize-renewed = 🎁 { $who } 换得 { $card }
log-totems-locked = 🔒 本集不能再打图腾牌。
log-goal-chosen = 🎯 { $who } 在两个目标中选了{ $which ->
    [a] 第一个
   *[b] 第二个
}。
log-skill-named = 🎯 { $who } 指定 { $skill }
log-boosted = 🚀 { $who } 用 { $card } 为 { $skill } 加 **{ $value }**
log-flipped = 🔄 翻牌加成：{ $cards }。每项技能 **+{ $value }**。
log-flipped-again = 🔄 重翻：{ $cards }。现在是 **+{ $value }**。
log-not-flipped-declined = 🔄 { $who } 不翻牌加成。
log-not-flipped-forbidden = 🪙 { $who } 不能翻牌加成。
log-not-flipped-no-card = 🔄 没有牌可以翻牌加成。
log-test = { $mark } { $reached } / { $needed } { $met ->
    [yes] ✅
   *[no] ❌
}
log-success = 🎉 **成功了！** { $tests }
log-failure = 💥 **还差一点。** { $tests }
log-competes = 🔥 { $who } 用 { $skill } 参加
log-stays-out-chose = ▫️ { $who } 不参加试炼。
log-stays-out-forced-out = 🚫 { $who } 被逐出，不能参加。
log-scored-best = 🥇 { $who } 得到 **{ $total }**，暂时领先。
log-scored = ▫️ { $who } 得到 **{ $total }**，不够。
log-trial-won = 🏆 { $who } 赢得试炼，也赢得 { $card }。
log-prizes-revealed = 🎁 奖品：{ $cards }
log-prize-taken = 🎁 第 { $pick } 顺位：{ $who } 拿走 { $card }
log-prize-given = 🎁 第 { $pick } 顺位：{ $by } 把 { $card } 给了 { $who }
log-prizes-unclaimed = 🗑️ 没有人能拿：{ $cards }
log-idle = 🕰️ 又没有奖品，牌也快没了。（连续 { $idle } 集）
