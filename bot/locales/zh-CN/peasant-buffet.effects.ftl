# 农夫自助餐：牌的效果，每个词一句话。

## Special abilities

ability-wildcard = 你支付的{ $item }可以抵怪物的任意一个弱点。
ability-refund = 你一次支付 { $count } 件以上物品打败怪物时，拿回其中一件。
ability-keep-one = 你抽到的怪物或头目让你失去战利品时，可以留下其中一张。
ability-limit = 要 { $count } 只怪物才能吃掉你。
ability-look-after = 收下战利品之后，你可以看村庄牌堆顶的一张，并可以把它回收。
ability-ignore-doom = 全局一次，无视一张指定你的厄运牌。
ability-rise = 你被吃掉时，变成僵尸回来。
ability-herd = 全局一次，在你的回合第一次抽牌之前，把你一只只有 { $count } 个弱点的怪物赶给怪物最少的另一名活人。
ability-inherit = 全局一次，别人被吃掉时，你可以先拿走其一件物品。
ability-juggle = 每回合一次，你抽到的物品可以不放进战利品，而放到村庄牌堆底。
ability-look-before = 每回合第一次抽牌前，你可以看村庄牌堆顶的 { $count } 张。
ability-guarded = 别人不能拿走或回收你行囊里的物品。
ability-pair = 两件同类物品可以抵怪物的任意一个弱点。
ability-boss-proof = 你抽到头目时不会失去战利品。

## Dooms

doom-shove = 把你的一只怪物，连同已支付在上面的物品，交给另一名活人。
doom-take-item = 从另一名活人那里拿一件物品。
doom-snatch = 不能在自己的回合用：从战利品里拿走一张牌。
doom-dare = 别人宣布结束回合时，必须再抽一张。
doom-cancel = 紧接在一张厄运打出或一件事件抽出之后：使其无效。
doom-recycle-items = 另一名活人自选 { $count } 件物品回收。
doom-bite = 指定一名活人，此人若被吃掉，就变成僵尸。

## Events

event-each-draws = 每名活人抽一张牌直接进行囊。抽到事件或头目则回收。
event-each-discards = 每名活人自选一件物品弃掉。
event-pass-left = 每名活人自选一只怪物，同时传给左边。
event-recycle-loot = 全部战利品回收，回合继续。
event-patrol = 每名活人可以弃掉一只怪物。
event-feast = 物品最多的活人给物品最少的活人一件。
event-arrange-top = 当前回合的农夫查看村庄牌堆顶的 { $count } 张，再按任意顺序放回。
event-return = 最近弃掉的那只怪物来找当前回合的农夫。
