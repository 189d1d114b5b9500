# 今晚吃谁？：公告板、私信面板、提问、选项。

game-name = 今晚吃谁？
game-tagline = 流落荒岛，合力造筏。食物越来越少，脾气越来越大，下了锅的人还会变成鬼魂回来。

## The board

phase-setup = 🏝️ 正在布置牌桌
phase-morning = 🌅 第 { $round } 回合 · 早晨
phase-afternoon = ☀️ 第 { $round } 回合 · 中午
phase-evening = 🌇 第 { $round } 回合 · 傍晚
phase-trial = ⚖️ 第 { $round } 回合 · { $trial ->
    [1] 审判
   *[other] 第 { $trial } 次审判
}
phase-salvation = 🛟 第 { $round } 回合 · 逃生
board-edition-chinese = 📖 中文版规则
board-leader = 🐚 { $who } 手持海螺，担任领袖。
board-picker = 👻 今天的任务由 { $who } 来选。
board-trial-rules = { $who } 为这次审判定下的规矩：
board-food = 🍖 **食物 { PLAIN($food) }** { $bar }
board-food-short = { $missing ->
    [0] 又够吃了：这次审判快结束了。
   *[other] 还差 { $missing } 点，得有人当晚餐。
}
board-supper = 晚餐要吃掉 { $due } 份，之后食物剩 { PLAIN($after) }。低于 0 就要开审判。
board-sanity = 🧠 **神智 { $sanity }** { $bar }
board-red = 现在死一个人要扣 { $red } 点神智。降到 0，鬼魂获胜。
board-build = 🛶 **建造 { $build } / { $raft }** { $bar }
board-quests = { $count ->
    [0] 🗺️ **没有任务可选。**
   *[other] 🗺️ **可选的任务**
}
board-quest = **{ $name }** · { $top }
    -# 之后短签者得到：{ $lasting }
board-survivor = ▫️ { $who } · { $character } 🥩{ $meat }
board-survivor-leading = 🐚 { $who } · { $character } 🥩{ $meat }
board-dead = ⚰️ { $who } · { $character }，今天被吃掉了
board-ghost = 👻 { $who } · 生前是{ $character }
mark-play = 🎴 出牌
mark-keep = 🔒 保留牌
mark-shown = 🔓 { $card }
mark-personality = { $card }
mark-haunt = 🕸️ { $card }
mark-quest = 🗺️ { $card }
mark-portions = 🍽️ 吃 { $count } 份
mark-escaped = 🏃 今天不参与投票
mark-today = 📌 今天：{ $mods }
mark-tomorrow = 🌅 明天：{ $cards }
board-piles = 牌堆/弃牌堆：{ $piles }
pile-food = 食物 { $draw }/{ $discard }
pile-sanity = 神智 { $draw }/{ $discard }
pile-build = 建造 { $draw }/{ $discard }
pile-ghost = 鬼魂 { $draw }/{ $discard }
pile-quest = 任务 { $draw }

## A closer look at everybody

closeup-survivor = ▫️ { $who } · { $character } 🥩{ $meat } · 每天抽：{ $draws }
closeup-ghost = 👻 { $who } · 生前是{ $character }
closeup-shown = 🔓 **{ $card }** · { $text }

## A player's own panel

own-not-yet = 正在布置牌桌，你的牌马上就到。
own-living = 你是{ $character }
own-dead = 你生前是{ $character }
own-ghost = 你是{ $character }的鬼魂
own-wins-living = 🎯 造好木筏，并且在没有审判的一天活着出海。
own-wins-living-chinese = 🎯 造好木筏，并且在没有审判、也没有死人的一天活着出海。
own-wins-dead = 🎯 明天你会变成鬼魂。如果今天就终局，你不算赢也不算输。
own-wins-ghost = 🎯 别让活人好过：把神智耗到 0、把任务耗光，或者在只剩两名幸存者时逼出一场审判。
lesson-goal-living = 木筏出海时你还活着就赢：把**建造**攒够，别让**食物**跌破 0。
lesson-goal-dead = 明天起你可以作祟。如果今天就终局，你不算赢也不算输。
lesson-goal-ghost = 活人失败你就赢：神智归零、任务耗光，或只剩两人时开审判。
silence-rule = 审判开场时只有领袖可以发言。
own-character = 🥩 肉量 { $meat } · 每天早晨抽：{ $draws }。
own-personality = **{ $card }** · { $text }
own-haunt = 🕸️ **{ $card }** · { $text }
own-quest = 🗺️ **{ $card }** · { $text }
own-hand = 🎴 **你的手牌：{ $count } 张**
own-play = 🎴 **面朝下等待打出**
own-keep = 🔒 **面朝下的保留牌**
own-keep-shown = 🔓 **已翻开的保留牌**
own-seen = 👁️ 你看过 { $who } 的保留牌：**{ $card }**
half-play = ▶ 打出：{ $text }
half-keep = 🔒 保留：{ $text }
half-instant = ▶ 一次性：{ $text }
half-haunt = 🕸️ 缠住一名幸存者：{ $text }
half-top = ▶ 立即：{ $text }
half-lasting = 🗺️ 归抽到短签的人：{ $text }
about-character = 角色 · 🥩 肉量 { $meat } · 每天早晨抽：{ $draws }
about-survivor = { $deck }牌 · 共 { $copies } 张
about-personality = 性格
about-haunt = 鬼魂牌 · 缠身：附在一名幸存者身上
about-instant = 鬼魂牌 · 一次性
about-quest = 任务

## What is awaited, for the channel

await-announce = 🎒 { $who } 可以把固定抽的牌换成从任意牌堆抽。
await-split = 🎒 { $who } 要决定从哪些牌堆抽。请看*我的牌*。
await-select = { $pickers ->
    [ghosts] 🤫 先由鬼魂各选一张**打出**：{ $who }。你的牌在私信里，也可以按*我的牌*。
    [living] 🤫 每名幸存者选一张**打出**，一张**保留**。你的牌在私信里，也可以按*我的牌*。
   *[all] 🤫 每人选一张**打出**，一张**保留**。你的牌在私信里，也可以按*我的牌*。
}
await-target = 🎯 { $who }，{ $card } 要用在谁身上？
await-choose = 👉 { $who }，{ $card } 有两种效果，选哪一种？
await-quest = 🗺️ { $who }，今天做哪个任务？
await-burn = 🔥 { $who }，把哪个任务移出游戏？
await-straws = 📏 请抽签：{ $who }。所有的签一起亮出来。
await-opening = 🐚 { $who }，该说的说完就宣布开审，也可以为讨论定下规矩。在此之前其他人请保持安静。
await-discussion = 🗣️ 大家讨论吧：该吃谁，为什么该是别人？刀子、脱身和审判类的保留牌只有现在能用，请看*我的牌*。{ $who } 可以结束讨论，但要稍等一会儿。
await-knives = 🔪 刀子亮出来了。还有谁要拔刀？所有回应一起揭晓：{ $who }。
await-last-call = 🔪 最后一次拔刀的机会，之后就投票：{ $who }。
await-vote = ☝️ 指向你想吃的人：{ $who }。最后一人指好之前都可以改。
await-tie = 🐚 { $who }，票数平手。由哪些人抽签？
await-fight = 🐚 { $who }，大乱斗了。由哪些人抽签？
await-step-out = 🛡️ 这场乱斗由所有幸存者抽签。现在翻开盾牌或脱身的人可以置身事外：{ $who }。

## What is asked, in a player's panel

question-announce = 🎒 **你可以把固定抽的牌换成从任意牌堆抽。** 各放弃几张？
question-split = 🎒 **从哪些牌堆抽？**
question-select = { $pickers ->
    [ghosts] 🤫 **选一张中午打出。** 其余的弃掉；鬼魂不能保留。所有鬼魂选好之前都可以改。
   *[all] 🤫 **选一张中午打出，一张留着备用。** 其余的弃掉。所有人选好之前都可以改。
}
question-discussion = 🗣️ **讨论正在进行，你的保留牌派得上用场。**
question-knives = 🔪 **有人拔刀了，而你手里也有一把。** 谁回应了，揭晓之前没人看得见。
question-last-call = 🔪 **投票前最后一次机会，你有一把刀子。** 谁回应了，揭晓之前没人看得见。
question-step-out = 🛡️ **你的保留牌能让你躲开这场乱斗。**
placeholder-announce = 放弃……
placeholder-announce-food = 少抽几张食物牌……
placeholder-announce-sanity = 少抽几张神智牌……
placeholder-announce-build = 少抽几张建造牌……
placeholder-split = 抽……
placeholder-split-food = 抽几张食物牌……
placeholder-split-sanity = 抽几张神智牌……
placeholder-split-build = 抽几张建造牌……
placeholder-select = 打出和保留……
placeholder-select-play = 1 · 中午打出……
placeholder-select-keep = 2 · 留着备用……
placeholder-open-rules = 轮流发言？只许提问？也可以空着。
label-open-rules = 你为这次讨论定的规矩

## Buttons

offer-select = 打出「{ $play }」 · 保留「{ $keep }」
offer-target = { $target }
offer-choose = { $option }
offer-take-quest = { $quest }
offer-burn = { $quest }
offer-draw-straw = 抽签
offer-open = 宣布开审
offer-show = 翻开保留牌
offer-attack = 🔪 { $target }
offer-close = 结束讨论
offer-hold = 什么都不翻
offer-vote = { $target }
offer-who-draws = { $who }
offer-step-out = 翻开并躲开
value-a = 第一种效果
value-b = 第二种效果
value-tied = 只有平手的人
value-knives = 只有亮刀的人
value-all = 所有幸存者

## What a press was understood as

understood-announce = 收到。你放弃这些，改从任意牌堆抽：{ $all }。
understood-split = 收到。你抽：{ $all }。
understood-select = 收到。你打出 **{ $play }**，保留 **{ $keep }**。
understood-target = 你选了 **{ $target }**。
understood-choose = 你选了：{ $option }
understood-take-quest = 你选了任务 **{ $quest }**。
understood-burn = **{ $quest }** 化成了一缕青烟。
understood-draw-straw = 你抽了一支签。全部抽完之前谁也不许偷看。
understood-open = 海螺敲响了。{ $rules ->
    [nothing] 没有规矩，祝你好运。
   *[other] 你的规矩：{ $rules }
}
understood-show = 你翻开了保留牌。
understood-attack = 你向 **{ $target }** 动刀了。
understood-close = 海螺敲了两下，讨论结束。
understood-hold = 你什么都没翻。截止之前还可以改主意。
understood-vote = 你指向了 **{ $target }**。想改就按另一个名字。
understood-who-draws = 收到：{ $who }。
understood-step-out = 你会翻开它，躲开这场乱斗。
really-vote-vote = 你指的是**你自己**。有胆量，也合规，而且算数。真的吗？
really-discussion-attack = 你要当众亮刀攻击 **{ $target }**。亮出来就收不回去了。真的吗？

## What a player may do instead

may-announce = 把固定抽的牌换成任意牌堆
may-split = 分配从任意牌堆抽的牌
may-select = 选一张打出、一张保留
may-target = 选一名幸存者
may-choose = 选两种效果之一
may-take-quest = 选一个任务
may-burn = 选一个任务
may-draw-straw = 抽签
may-open = 宣布开审
may-show = 翻开保留牌
may-attack = 用刀子攻击
may-close = 结束讨论
may-hold = 什么都不翻
may-vote = 投票
may-who-draws = 决定由谁抽签
may-step-out = 翻开盾牌或脱身

## Options

option-edition = 版本
option-edition-help = 中文版和英文版的规则书有六处不同，规则里有一章专门说明。
value-edition-english = 英文版规则
value-edition-chinese = 中文版规则
option-follow_the_leader = 跟从领袖
option-follow_the_leader-help = 投票平手时，由领袖决定哪些人抽签。
option-phone_booth = 大乱斗
option-phone_booth-help = 发生乱斗时，由领袖决定所有人抽签，还是只有持刀的人抽签。
option-dwindling = 时日无多
option-dwindling-help = 任务越少，日子越少，活人也就越难。
value-dwindling = { $value ->
    [0] 照常
   *[other] 少 { $value } 个任务
}
option-beginner = 初学者模式
option-beginner-help = 优先发肉量适中的角色，适合第一次玩。
option-first_leader = 首任领袖
option-first_leader-help = 按传统，由最后吃过东西的人担任。
value-first_leader-random = 抽签决定
option-tie_drawers = 平手
option-tie_drawers-help = 投票平手时，由哪些人抽签。
value-tie_drawers-tied = 只有平手的人
value-tie_drawers-all = 所有幸存者
option-discussion = 讨论时限
option-discussion-help = 讨论最久多长；领袖可以提前结束。
value-discussion = { $value } 秒

odds-measured = ⚖️ { $seats } 人，{ $way }：AI 玩家对局中，幸存者每 100 局赢 { $percent } 局。{ $side ->
    [survivors] 偏向**幸存者**。
    [ghosts] 偏向**鬼魂**。
   *[even] 大致平衡。
}真人玩起来可能大不一样。
odds-instead = 💡 换成{ $way }是 100 局赢 { $percent } 局：请看*设置*。

## The end

end-raft-title = 🛶 木筏出海了！
end-raft = 熬过 { $round } 回合，幸存者们扬帆起航，肚子饱饱，神智大致还在。没人打听那锅炖肉是什么。
end-sanity-title = 🧠 再没有一个清醒的人
end-sanity = 第 { $round } 回合，最后一点理智下海游泳去了。鬼魂接管了这座岛。
end-quests-title = 🗺️ 无计可施
end-quests = 第 { $round } 回合，任务耗尽，希望也跟着耗尽。岛上只剩鬼魂作主。
end-trial-title = ⚖️ 凑不齐人开审
end-trial = 第 { $round } 回合又该开审判了，可是几乎没人能坐上审判席。从今往后，伙食由鬼魂包办。
end-winners = 🏆 获胜者：{ $who }。
end-no-winners = 🏆 连个能高兴的鬼魂都没有：所有人都输了。
end-tracks = { $round } 回合 · 食物 { PLAIN($food) } · 神智 { $sanity } · 建造 { $build } / { $raft }
end-won = 🏆 { $who } · { $character }，{ $life ->
    [ghost] 鬼魂
   *[living] 幸存者
}
end-lost = ▫️ { $who } · { $character }，{ $life ->
    [ghost] 鬼魂
   *[living] 幸存者
}
held-hand = 手牌：{ $cards }
held-play = 面朝下的出牌：{ $cards }
held-keep = 保留牌：{ $cards }
end-neither = ⚰️ { $who } · { $character }，最后一天被吃掉：不算赢也不算输
