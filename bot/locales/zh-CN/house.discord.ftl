# 有人输入指令或按下按钮时，Maître d' 说的话。

## 指令的名称（1 到 32 个字，不含空格和标点）

name-newgame = 开局
name-cards = 手牌
name-table = 牌桌
name-status = 状态
name-leave = 离桌
name-kick = 请离
name-kick-member = 成员
name-join = 入座
name-host = 房主
name-host-member = 成员
name-log = 记录
name-log-round = 回合
name-pause = 暂停
name-resume = 继续
name-more-time = 加时
name-more-time-seconds = 秒数
name-move = 搬迁
name-end = 散桌
name-rules = 规则
name-rules-section = 章节
name-card = 查牌
name-card-name = 牌名
name-game = 游戏
name-privacy = 隐私

## Commands, as Discord lists them (at most 100 characters)

command-newgame = 在这个频道开一桌
command-cards = 看你的牌和要你决定的事，只有你看得见
command-table = 这个频道里的牌桌
command-status = 看看牌桌现在的情形
command-leave = 离开牌桌，座位交给 AI 玩家
command-kick = 请某位成员离桌，座位交给 AI 玩家
command-kick-member = 请谁离桌
command-join = 接手 AI 玩家的座位
command-host = 让另一位成员当房主
command-host-member = 让谁当房主
command-log = 按回合重读发生过的事
command-log-round = 想读哪个回合
command-pause = 停下计时
command-resume = 让计时继续走
command-more-time = 给现在的问题延长时间
command-more-time-seconds = 延长多少秒
command-move = 把你的牌桌搬到这个频道
command-end = 散桌不计胜负，或取消还没开始的牌桌
command-rules = 逐章阅读规则和全部裁定
command-rules-section = 章节名，或裁定的编号
command-card = 查一张牌
command-card-name = 牌的名称
command-game = 哪个游戏；不填就是本频道的游戏

## Where a table may stand

only-in-channels = 开桌要在服务器的频道里，请到频道里再试。
channel-taken = 这个频道里已经有一张牌桌了。请先玩完，或用 `/牌桌 散桌` 结束它，或者换个频道。
closing-time = 我马上要更新，暂时不开新桌。请过几分钟再试。
permissions-missing = 我在这里没法照看牌桌。这个频道里我还缺少权限：{ $permissions }。
permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-embed-links = 嵌入链接
permission-attach-files = 附加文件
permission-read-message-history = 读取消息历史记录
permission-create-public-threads = 创建公共子区
permission-thread-locked = 子区未锁定
thread-not-here = 只有文字频道才能建子区。请关掉“独立子区”，或到文字频道开桌。
thread-failed = 我没能在这里建成子区。请过几分钟再试，或在设置里关掉“独立子区”。
thread-name = { $game } · 第 { $number } 桌
silence-needs-right = 严格禁言要收走消息，因此我在这个频道里需要**管理消息**权限。没有的话，我只会用私信提醒。

## Lobbies

ai-names = 安托万, 贝雅特, 科西莫, 黛芬, 埃德加, 芙洛, 加斯帕, 奥尔唐, 伊西多, 约瑟芬
joined = 你已在 <#{ $channel }> 入座，一起玩 **{ $game }**。游戏开始后，你的牌会送到这里，别人看不到。
joined-without-messages = 你入座了。我没法给你发私信，所以你的牌会在公告板下的**我的牌**按钮里等你，只有你看得见。
lobby-closed = 这一桌已经不再收人。
lobby-already-in = 你已经入座了。
lobby-not-in = 你还没有入座。请先按**加入**。
lobby-full = { $seats } 个座位都坐满了。
lobby-no-ai = 这里没有 AI 玩家。
lobby-host-only = 只有房主 { $host } 能这么做。
lobby-too-few = 还差 { $missing } 人：至少要 { $least } 人才能开始。朋友可以按*加入*，空位也可以交给 AI 玩家。
lobby-no-such-option = 这个游戏没有这种玩法。

## Tables

no-table-here = 这个频道里没有牌桌。用 `/开局` 开一桌。
no-table-of-yours = 你现在没有坐在任何牌桌上。
not-at-this-table = 你不在这一桌，欢迎旁观。
you-left = 你已离桌，座位交给了 AI 玩家。
you-left-lobby = 你已离开，座位又空出来了。
you-kicked = 已请 { $who } 离桌。
you-were-kicked = { $by } 请你离开了 <#{ $channel }> 的 **{ $game }**。你的座位交给了 AI 玩家。欢迎旁观。
you-passed-host = 现在由 { $who } 担任房主。
host-only = 只有房主，或有权在这里管理消息的人，才能这么做。
host-already = 对方已经是房主了。
kick-yourself = 不能请自己离桌。你要找的是 `/牌桌 离桌`。
member-not-here = 对方不在这一桌。
join-lobby = 这一桌还没开始。请按它下面的**加入**。
seat-which = ### 坐哪个座位？
    这些座位上是 AI 玩家，原主不会回来了。入座后，你就接着用这个座位的牌和它知道的事玩下去；这些会用私信告诉你。之后不能再换到本桌的其他座位。
placeholder-seat = 选一个座位
seat-taken-over = 你接手了 **{ $game }** 的一个座位。它所知道的一切已用私信发给你。
seat-yours-already = 你在这一桌已经有座位了。
seat-kicked = 你被请离过这一桌，不能再入座。
seat-none-free = 这一桌的座位上都是成员。欢迎旁观。
seat-knows-too-much = 你坐过这一桌，知道另一个座位的秘密。可以旁观，但不能接手别的座位。
seat-taken = 这个座位已经接不了了。再按一次**入座**，看看还剩哪些。
again-not-yours = 只有坐过这一桌的人才能叫原班人马再来一局。用 `/开局` 可以另开一桌。
again-not-yet = 这一局还没结束。
again-open = 这个频道里已经在开新桌了，往下找找。
logbook-no-such-round = 那个回合没有记录。
you-paused = 计时停了。用 `/牌桌 继续` 让它重新开始走。
you-resumed = 计时重新开始走了。
more-time-given = 所有进行中的问题都延长 { $seconds } 秒。
you-moved = 你的牌桌搬到这个频道了，公告板马上就到。
move-nothing = 在本服务器的其他频道里，没有由你当房主的牌桌。
move-which = 你在别处当着好几张牌桌的房主。这种情况下，只能搬迁失去了频道的那一张。
end-asked = 这会让所有人的这一局就此结束，不计胜负。确定吗？
end-really = 结束这一局
end-host-only = 只有房主，或有权在这里管理消息的人，才能散桌。
you-ended = 已散桌。

## When something is wrong

press-unknown = 这个按钮已经没有作用了。
too-slow = 我花的时间太久了，请再按一次。
went-wrong = 我这边出了点问题。一切照旧，请再试一次。
no-such-section = 没有这一章。
