# 每张牌桌都通用的话。
#
# 用词表（各个游戏统一）：
#   table 牌桌 · host 房主 · seat 座位 · lobby 也叫牌桌（还没开始的）· AI player AI 玩家 · direct message 私信 · thread 子区
#   round 回合 · board 公告板 · leader 领袖 · survivor 幸存者 · ghost 鬼魂 · trial 审判 · salvation 逃生 · conch 海螺
#   Food 食物 · Sanity 神智 · Build 建造 · raft target 木筏目标 · meat 肉量 · quest 任务 · character 角色 · personality 性格
#   Play 出牌 · Keep 保留牌 · hand 手牌 · discard 弃牌堆 · deck 牌堆 · haunt 缠身 · instant 一次性 · straw 签，short straw 短签
#   knife 刀子 · shield 盾牌 · escape 脱身 · last will 遗言 · tie 平手 · vote 投票 · debate 讨论 · knife fight 乱斗
#   seed 种子 · fingerprint 指纹 · ruling 裁定
# 牌名用「」；人的话用“”；并列用、。数字与西文两侧留一个空格。

a-seat = { $seat } 号座位
nobody = 无人
value-yes = 是
value-no = 否
value-none = 无
value-on = 开
value-off = 关

## How things are put side by side

between-things = 、
between-sentences = {""}
both-names = { $name }（{ $other }）

## The board

button-cards = 我的牌
button-rules = 规则
button-closeup = 人物一览
button-board = 回到牌桌
button-seat = 入座
button-again = 原班人马再来一局
board-closes = { $closes }截止
board-answered = { $asked } 人中已有 { $answered } 人作答 · { $closes }截止
board-missing = 还在等：{ $who }
board-paused = ⏸️ **牌桌暂停中。** 所有计时都停了，继续之前谁也做不了决定。
board-moved = 🚚 这张牌桌已搬到 <#{ $channel }>。
board-ended = 🧾 **牌桌已散，本局不计胜负。**

## A member's own panel

panel-stood-in = 🤖 你好一阵没动静了，现在由 AI 玩家替你做决定。随便按个按钮，座位就还给你。
button-back = 我回来了
panel-closes-on-board = 截止时间以公告板为准，会随大家的行动而变
panel-over = 🏁 游戏结束，没有什么要你决定的了。

## Questions

offer-done = 我好了
offer-not-done = 等等，我还没好
may-done = 表示你好了
understood-done = 收到：你好了。只要有人行动，就会再问你一次。
understood-not-done = 收到：你还有打算。
button-really = 对，就这样

## Lobbies

lobby-seats = **已入座：{ $seats } 人** · 本游戏可供 { $least } 到 { $most } 人玩
lobby-host = { $seat }. **{ $name }** · 房主
lobby-member = { $seat }. **{ $name }**
lobby-ai = { $seat }. **{ $name }** · AI 玩家
lobby-option = ⚙️ { $option }：**{ $value }**
lobby-no-options = ⚙️ 按常规玩法，设置没有改动。
lobby-ready = 🔔 人都齐了？请 **{ $host }** 按*开始*。
lobby-missing = 🪑 还差 { $count } 人。按*加入*，或者让 AI 玩家补上空位。
again-called = 🔔 { $who }：**{ $host }** 想再来一局。座位都给各位留着，不想玩的请按*离开*。
lobby-commitment = 公平洗牌：本局的种子已经定下，它的 SHA-256 是 `{ $commitment }`。种子本身在终局时公布。
lobby-closed-started = 🍽️ 餐桌已摆好，游戏开始。
lobby-closed-started-elsewhere = 🍽️ 餐桌已摆好，游戏在 <#{ $channel }> 开始了。
lobby-closed-cancelled = 🧾 菜还没上，这一桌就取消了。
lobby-closed-everybody-left = 🧾 人都走光了，这张牌桌又空了出来。
button-join = 加入
button-leave = 离开
button-ai = 添加 AI 玩家
button-no-ai = 移除 AI 玩家
button-start = 开始
button-settings = 设置
button-cancel = 取消这一桌
settings-title = ### 设置
    只有你看得见。每项选择立即生效，直到你按下*开始*。
settings-option = **{ $option }**
    -# { $help }
option-pace = 计时快慢
option-pace-help = 每个问题能想多久。
value-pace-quick = 快：时间减半
value-pace-normal = 正常
value-pace-relaxed = 从容：三倍时间
value-pace-post = 书信：每问十二小时

option-thread = 独立子区
option-thread-help = 游戏在一个公共子区里进行，频道里只留一行入口。
option-strict_silence = 严格禁言
option-strict_silence-help = 规则要求噤声的人若发言，消息会被收走。需要“管理消息”权限。
option-first_timers = 新手引导
option-first_timers-help = 第一次玩某个游戏的人，会先看到四行说明。

## For first-timers

lesson-who = 🙂 **第一次玩？** { $who }。
lesson-goal = 🎯 { $goal }
lesson-press-here = 👉 现在要按的：就在这条消息里，回答下面的问题。
lesson-press-later = 👉 这条消息里现在没有要按的。轮到你时会叫你：在这里，或者用频道里公告板下方的按钮。
lesson-cards = 🎴 你的牌：就在这里，也随时可以按公告板下的**我的牌**查看。
lesson-who-of-all = 你是谁写在下面，只有你看得见
lesson-goal-of-all = 怎样获胜，请看公告板上的**规则**。
button-known = 我会玩

## Letters: direct messages about a table

letter-barred = ⏸️ **{ $game }** 暂停了：我在 <#{ $channel }> 没法继续服务，缺少权限：{ $permissions }。什么都没丢，计时也停了；权限一恢复，游戏自动继续。房主 { $host } 也可以到别的频道输入 `/牌桌 搬迁`。
letter-barred-somehow = ⏸️ **{ $game }** 暂停了：Discord 不让我再往 <#{ $channel }> 里写消息。什么都没丢，计时也停了；一旦恢复，游戏自动继续。房主 { $host } 也可以到别的频道输入 `/牌桌 搬迁`。
letter-freed = ▶️ **{ $game }** 在 <#{ $channel }> 继续。
letter-gone = ⏸️ **{ $game }** 所在的频道没有了，你们的牌桌停在原处。什么都没丢：房主 { $host } 可以在本服务器的另一个频道输入 `/牌桌 搬迁`，游戏就在那里继续。不然的话，本局 { $until } 散桌。
letter-moved = ▶️ **{ $game }** 已搬到 <#{ $channel }>，在那里继续。
letter-given-up = 🧾 **{ $game }** 一整天没有频道可用，已经散桌，不计胜负。
letter-hush = 🤫 { $rule }我看到你在 <#{ $channel }> 发了消息；写了什么，我不会去读。这个阶段里我不再提醒第二次。
letter-hushed = 🤫 { $rule }所以我把你在 <#{ $channel }> 写的消息收走了，没有看内容。这个阶段里我不再提醒第二次。
silence-rule = 按规则，你现在不能发言。

## The log

log-delayed-absence = 🔌 我刚才不在。所有计时都往后推了 { $minutes } 分钟，谁的时间都没少。
log-delayed-more-time = ⏳ 所有计时延长 { $minutes } 分钟。
log-paused = ⏸️ 牌桌暂停。
log-resumed = ▶️ 游戏继续，计时重新开始走。
log-handed-over-absent = 🤖 { $who } 好一阵没动静了。由 AI 玩家代打，直到本人按下任意按钮。
log-handed-over-returned = 👋 { $who } 回来了。
log-stood-in = 🤖 你好一阵没动静了，由 AI 玩家替你做决定。随便按个按钮就能接回来。
log-noted-left = 🤖 { $who } 离桌了，由 AI 玩家吃完这顿饭。
log-noted-kicked = 🤖 { $by } 请 { $who } 离桌，座位由 AI 玩家接手。
log-noted-joined = 👋 { $who } 入座，接替 { $was }。
log-noted-back = 👋 { $who } 回到牌桌，还坐原来的座位。
log-noted-host = 🔑 现在由 { $who } 担任房主。
somebody = 某人
log-seed-revealed = 🎲 本局的种子已经公开，写在终局画面上。

## The log, read again

logbook-empty = 还没有任何记录。
logbook-round = 第 { $round } 回合
logbook-before = 第一回合之前
logbook-part = { $title } · 第 { $part } 部分，共 { $parts } 部分
logbook-own = 🔒 { $line }
logbook-private = -# 标 🔒 的只告诉过你一个人。
placeholder-log = 换一个回合
button-earlier = 往前
button-later = 往后

## A seat that is taken over

briefing = ### 你入座了
    从现在起，你在 **{ $game }** 接替 **{ $was }** 的座位。这个座位所知道的一切都在这里；要你决定的事也会送到这里。
briefing-told = **此前只告诉过这个座位的事**

## The end

ended-seed = 🎲 **种子** `{ $seed }`
    -# 它的 SHA-256 是 `{ $commitment }`，与发第一张牌之前公布的一致。可见洗牌从一开始就定好了，中途没有动过手脚。至于种子当初是怎么抽出来的，它证明不了。
ended-seed-open = 🎲 **种子** `{ $seed }`
    -# 这是一张公开的牌桌：种子或牌序事先有人知道。练习很合适，但证明不了什么。

## When something cannot be done

refused-refused = 现在做不了这件事。一切照旧。
refused-game-over = 那一局已经结束了。
refused-paused = 牌桌暂停中，请等它继续。
refused-not-paused = 牌桌并没有暂停。
refused-prompt-closed = 这个问题已经截止。请看公告板上现在问的是什么。
refused-not-your-prompt = 这件事不归你决定。
refused-illegal-command = 这里不能这么做。一切照旧。
refused-impossible-setup = 这样开不了桌。请检查设置和人数。
refused-set-aside = 我们这边出了问题，这张牌桌连同已发生的一切被封存起来了。房主可以散桌，不计胜负。
refused-no-such-table = 这张牌桌已经不在了。
refused-not-over-yet = 对局记录里有这一局的全部秘密，要等游戏结束才能拿。
refused-instead = 你可以：{ $offers }。

## Rules and cards

placeholder-rules = 换一章
no-such-card = 菜单上没有这张牌。

## In the channel, to those whose direct messages are closed

knock = 📬 { $who }，你的牌已经上桌。请按公告板上的**我的牌**。
