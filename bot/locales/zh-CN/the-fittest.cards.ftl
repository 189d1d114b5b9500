# 适者生存：所有牌名、牌的效果，以及选手的自我介绍。

card-the-scholar = 学者
card-the-stevedore = 码头工
card-the-trapper = 捕猎人
card-the-grifter = 老千
card-the-busker = 街头艺人
card-the-courier = 信使
card-log-carry = 扛木头
card-camp-mutiny = 营地哗变
card-force-out = 逐出局
card-strong-arm = 强拉入伙
card-wet-rope = 湿绳子
card-ration-raid = 抢口粮
card-heavy-crate = 沉箱子
card-night-vigil = 守夜
card-hand-over-the-torch = 交出火炬
card-airdrop = 空投
card-beachcomb = 赶海
card-blisters = 满手水泡
card-low-tide = 退潮
card-long-watch = 漫长的瞭望
card-poker-face = 扑克脸
card-quiet-coup = 无声政变
card-camp-barter = 营地易物
card-hush-money = 封口费
card-rigged-raffle = 做手脚的抽奖
card-loaded-coin = 灌铅硬币
card-diary-room = 日记房
card-torch-dance = 火炬舞
card-audience-vote = 观众投票
card-renewal = 续订
card-sponsors-wink = 赞助商的眼色
card-dress-rehearsal = 彩排
card-fan-mail = 粉丝来信
card-bad-press = 差评报道
card-riddle-stones = 谜语石
card-casting-call = 选角
card-map-scrap = 地图残片
card-hard-mode = 困难模式
card-spare-parts = 备用零件
card-cold-read = 看穿人心
card-fine-print = 小字条款
card-dune-sprint = 沙丘冲刺
card-false-start = 抢跑
card-shortcut = 抄近路
card-quick-hands = 手快
card-cramp = 抽筋
card-clean-handoff = 漂亮交接
card-head-start = 先跑一步
card-the-final-push = 最后一搏
card-the-final-test = 最终考验
card-the-final-totem = 最终图腾
card-grand-trial = 大试炼
card-backstage-pass = 后台通行证
card-plot-twist = 剧情反转

## What they say

quip-the-scholar = 读过关于岛屿的书。
quip-the-stevedore = 先扛起来，再问为什么。
quip-the-trapper = 总能找到两只，拿走肥的那只。
quip-the-grifter = 出事的时候人在别处。
quip-the-busker = 知道怎么让观众高兴两回。
quip-the-courier = 从不迟到，也从不空手。

## Special abilities

ability-foresight = 每次成为领袖时，你看牌堆接下来的五张，并按任意顺序放好。
ability-heavy-boosts = 你的每张助力多算 1 点。
ability-choosy = 因未参加而抽牌时，你看两张，留下喜欢的一张。
ability-slippery = 别人的牌不能把你拉进挑战，也不能把你逐出挑战。
ability-encore = 每集一次，你参与的总和翻牌加成之后，你可以弃一张牌，重翻一次。
ability-consolation = 你参加但没有领导的挑战失败时，你可以抽一张牌。
ability-photo-finish = 试炼中平手算你赢。

## Effects

effect-skill-one = 指定一人，本集其 { $skill } { $up ->
    [yes] +
   *[no] −
}{ $by }。
effect-skill-any = 指定一人和一项技能，本集该技能 { $up ->
    [yes] +
   *[no] −
}{ $by }。
effect-skill-all = 指定一人，本集其全部六项技能 { $up ->
    [yes] +
   *[no] −
}{ $by }。
effect-lead-self = 你成为领袖。
effect-lead-left = 领袖交给领袖左边的下一位。
effect-lead-any = 由你指定新领袖。
effect-lead-fewest = 奖品最少的人成为领袖；有几个人时由你指定。
effect-lead-cost = 你要另付一张牌。
effect-lead-consoles = 原领袖抽一张牌。
effect-lead-locks = 之后本集不能再打图腾牌。
effect-force-out = 指定一名非领袖，退出这次挑战，本集不能打效果。
effect-strong-arm = 指定一人必须参加，而且一无所得；此人抽一张牌。
effect-forbid-boosts = 指定一人，本集不能打助力。
effect-forbid-effects = 指定一人，本集不能再打效果。
effect-forbid-flips = 指定一人，本集不能翻牌加成。
effect-flip-twice = 指定一人，本集翻牌加成时翻两张，取较好的一张。
effect-raid = 指定另一人，随机失去一张牌。
effect-barter = 从另一人那里随机拿一张牌，再还一张自选的牌。
effect-look = 看另一人的手牌。
effect-draw = 你抽 { $count } 张牌。
effect-salvage = 从弃牌堆任选一张牌拿走。
effect-sift = 看接下来的三张牌，留一张，其余按任意顺序放回。
effect-goal-lower = 一个目标降低 { $by }，最低到 5。
effect-goal-raise = 一个目标提高 { $by }。
effect-rename = 一个只考一项技能的目标，改考你指定的另一项。
effect-prizes = 这次挑战多给 { $count } 份奖品。
effect-turn-over = 牌堆的下一张并入这次挑战，带上它的目标和奖品。
effect-swap-prizes = 用你的一份奖品换别人的一份，对方的至多高 { $more } 分：先选你的，再选对方的。
effect-renew = 弃掉任意一人的一份奖品，由牌堆的下一张取代。
