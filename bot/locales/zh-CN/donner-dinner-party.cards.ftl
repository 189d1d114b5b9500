# 冬季牌组的牌名、效果，以及每个角色的一句话。

## Hunting Cards

card-fish = 鱼
icon-fish = 🐟
card-squirrels = 松鼠
icon-squirrels = 🐿️
card-poison = 毒物
icon-poison = ☠️
card-medicine = 草药
icon-medicine = 🌿
card-empty-hands = 两手空空
icon-empty-hands = 🤲
about-hunting = 狩猎牌 · 共 { $copies } 张
hunting-feeds = 能喂饱 { $count } 名玩家。
hunting-poison = 打来的东西全都不能吃，除非有草药。
hunting-medicine = 不管锅里有多少毒物，全部解掉。不能当饭吃。
hunting-nothing = 喂不饱谁，也害不了谁，只是一脸抱歉。

## Supply Cards

card-fresh-tracks = 新鲜足迹
card-frozen-fingers = 冻僵的手指
card-boot-prints = 靴印
card-snuffed-lantern = 熄灭的提灯
card-sharp-eyes = 好眼力
card-spilled-kettle = 打翻的水壶
card-buried-flour = 埋着的面粉
card-willow-bark = 柳树皮
card-raised-voice = 提高嗓门
card-lost-in-the-drifts = 困在雪堆
card-short-straw = 抽到短签
card-ol-tasty = 香喷喷
about-supply = 补给牌 · 全局一次
supply-text = { $when }{ $does }
when-hunt = 狩猎时：
when-set = 查看之前：
when-look = 查看之后：
when-table = 锅盖揭开时：
when-fingers = 亮出手指时：
when-condemned = 你要下锅时：
when-never = 不能打出：
effect-redraw = 放下你的三张牌，另抽三张。领队不能用。
effect-freeze = 从另一名狩猎者手里随机抽出一张下锅，谁也不看。
effect-look-leftovers = 查看另一名狩猎者留下的两张牌。
effect-no-inspection = 这一回合领队不能查看任何牌。
effect-look = 查看另一名狩猎者放的牌。
effect-replace = 拿走任意一人的牌，不翻开，换上狩猎牌堆顶的一张。
effect-meals = 多 { $by } 份饭，不怕毒物。
effect-cure = 如果有毒物，这张牌当作草药。
effect-vote-weight = { $by ->
    [1] 你的票算两票。
   *[other] 你的票多算 { $by } 票。
}
effect-drop-vote = 另一个人的票作废。
effect-spare = 你不会被吃掉。立刻重新投票，而且不能选你。
effect-tasty = 持有此牌的人被吃掉时，食人者当场获胜。

## Characters

about-character = 角色 · { $role }
card-captain-cornbread = 玉米饼队长
quip-captain-cornbread = 知道一条近路。到现在还这么说。
card-widow-walnut = 核桃寡妇
quip-widow-walnut = 外壳硬，勺子有几把心里都有数。
card-trapper-turnip = 芜菁猎人
quip-trapper-turnip = 什么都逮得住，就是听不懂暗示。
card-preacher-porridge = 麦粥牧师
quip-preacher-porridge = 先祷告，再问吃的是什么。
card-seamstress-succotash = 豆煮玉米裁缝
quip-seamstress-succotash = 给大家放宽过裤腰，现在又一条条收紧。
card-fiddler-flapjack = 煎饼提琴手
quip-fiddler-flapjack = 只会一首曲子。狼会跟着唱。
card-blacksmith-bean = 豆子铁匠
quip-blacksmith-bean = 锅是他打的。没问为什么要这么大。
card-uncle-appetite = 好胃口大叔
quip-uncle-appetite = 捏你脸蛋时，总是多捏一会儿。
card-madam-marrow = 骨髓夫人
quip-madam-marrow = 自带餐巾环，还有一块磨刀石。
card-doctor-drumstick = 鸡腿大夫
quip-doctor-drumstick = 什么部位在哪里，解剖学上一清二楚。
