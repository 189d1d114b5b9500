# 荒岛牌组的牌名，以及每个角色的一句话。

## Characters

card-tenor-tenderloin = 里脊男高音
quip-tenor-tenderloin = 哪座歌剧院都能坐满。实在不行，哪只盘子也能装满。
card-admiral-flank = 牛腩司令
quip-admiral-flank = 向潮水下命令，潮水已经开始听了。
card-stoker-sirloin = 西冷司炉
quip-stoker-sirloin = 从不怕冷，从不安静，总带点烟熏味。
card-bosun-brisket = 胸口肉水手长
quip-bosun-brisket = 慢性子。据说也适合慢慢炖。
card-steward-stew = 炖肉乘务长
quip-steward-stew = 伺候了别人一辈子，就怕轮到自己上桌。
card-countess-cutlet = 肉排女伯爵
quip-countess-cutlet = 血统高贵，向来只要三分熟。
card-professor-potpie = 馅饼教授
quip-professor-potpie = 写过椰子研究的权威著作。全凭记忆。
card-auntie-marrow = 骨髓大婶
quip-auntie-marrow = 逢人就叫“宝贝”，看人像看周日的午餐。
card-doctor-gristle = 脆骨大夫
quip-doctor-gristle = 发过誓：晚饭之前绝不伤人。
card-navigator-nugget = 鸡块领航员
quip-navigator-nugget = 海图丢了，罗盘还在，一切都怪星星。
card-deckhand-drumstick = 鸡腿水手
quip-deckhand-drumstick = 爬桅杆很快，逃出厨房更快。
card-intern-jerky = 肉干实习生
quip-intern-jerky = 来攒经验的。骨头上也没别的了。

## Personalities

card-feast-or-famine = 饥一顿饱一顿
card-gentle-whittler = 温柔木匠
card-second-helpings = 再来一碗
card-sparrow-stomach = 麻雀胃口
card-booming-voice = 大嗓门
card-slippery-customer = 滑头
card-green-thumb = 种啥活啥
card-hammer-happy = 见钉就敲
card-campfire-comic = 篝火笑匠
card-sceptic = 职业怀疑家
card-padlocked-lunchbox = 上锁的饭盒
card-cheerful-snoop = 乐呵呵的包打听
card-takes-charge = 当仁不让
card-jinxed = 倒霉到家
card-well-marbled = 雪花肥瘦
card-shoulder-to-cry-on = 哭时可靠的肩膀

## Survivor cards

card-coconut-avalanche = 椰子雪崩
card-gull-ambush = 伏击海鸥
card-tide-pool-tapas = 潮池小吃
card-bug-brittle = 虫虫酥
card-emergency-jerky = 应急肉干
card-fish-knife = 鱼刀
card-angry-can-opener = 愤怒的开罐器
card-pot-lid = 锅盖
card-suspicious-rash = 可疑的疹子
card-pickled-mystery = 神秘腌菜
card-secret-stash = 私藏
card-bad-oyster = 坏牡蛎
card-haunted-hot-sauce = 闹鬼辣酱
card-driftwood-smoker = 浮木熏炉
card-casserole-of-regret = 悔恨砂锅
card-off-key-singalong = 跑调大合唱
card-sock-puppet-theatre = 袜子木偶戏
card-mandatory-sunset = 必看的日落
card-day-off = 放假一天
card-pineapple-pep-talk = 菠萝动员会
card-letter-opener = 拆信刀
card-support-plank = 心灵支柱木板
card-playing-possum = 装死
card-farewell-speech = 告别演说
card-seashell-telephone = 贝壳电话
card-closing-argument = 结案陈词
card-grudge-list = 记仇本
card-lucky-toenail = 幸运脚指甲
card-trust-exercise = 信任练习
card-group-hug = 集体拥抱
card-straightish-plank = 还算直的木板
card-half-a-canoe = 半条独木舟
card-rope-of-hair = 来路不明的发绳
card-barrels-from-the-wreck = 沉船木桶
card-reckless-carpentry = 莽撞木工
card-worked-through-lunch = 午饭没吃在干活
card-chopped-down-the-shade = 砍了遮阴树
card-whittling-knife = 削木刀
card-boat-hook = 船钩
card-hatch-cover = 舱口盖
card-blueprints-in-boot = 靴子里的图纸
card-sail-of-many-shirts = 百衫帆
card-trip-wire = 绊索
card-tool-inventory = 清点工具
card-caulk-or-cake = 填缝还是做饼
card-many-hands = 人多力量大

## Ghost cards

card-bottomless-belly = 无底肚
card-clammy-hands = 湿冷的手
card-splinter-whisperer = 木刺低语
card-gloomy-humming = 阴郁哼唱
card-lullaby-of-doom = 末日摇篮曲
card-smells-like-gravy = 一身肉汁香
card-fog-in-the-head = 脑子起雾
card-stuck-lid = 打不开的盖子
card-straw-hoarder = 囤签狂
card-gone-off = 变质
card-unfinished-business = 未了之事
card-goodbye-nails = 钉子再见
card-midnight-snacker = 午夜偷吃
card-ration-rats = 口粮老鼠
card-howling-contest = 嚎叫大赛
card-woodworm-choir = 蛀虫合唱团
card-poltergeist-special = 捣蛋鬼套餐
card-draughty-sleeve = 漏风的袖子
card-yanked-rug = 抽掉地毯
card-banana-skin = 鬼影香蕉皮
card-musical-lunchboxes = 抢饭盒游戏
card-damp-map = 受潮的地图
card-ghostly-suggestion = 鬼出的主意
card-framed = 栽赃！
card-two-am-rattle = 凌晨两点的响动
card-barnacle-bloom = 藤壶疯长
card-something-in-the-water = 水里有东西

## Quests

card-raid-the-wreck = 洗劫沉船
card-map-the-lagoon = 测绘潟湖
card-befriend-a-parrot = 结交鹦鹉
card-build-a-lookout = 搭瞭望台
card-adopt-a-goat = 收养山羊
card-compose-an-anthem = 谱写岛歌
card-dig-a-hidey-hole = 挖藏身洞
card-lick-the-frog = 舔青蛙
card-explore-the-cave = 探索洞穴
card-spear-the-reef = 礁石叉鱼
card-swim-for-the-crate = 游去捞箱子
card-bury-the-bones = 埋葬骨头
card-staring-contest = 赢得瞪眼比赛
card-eat-the-candles = 吃掉蜡烛
card-signal-fire = 点燃烽火
