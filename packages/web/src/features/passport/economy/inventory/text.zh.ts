// What the screens of inventories say.
import { grouped } from '../../../../kit/show/grouped.ts';

export const text = {
  inventories: '玩家背包',
  inventory: '背包',
  help: '每个角色持有的资源。修改数量会记入流水；两个人同时修改时，后保存的会被拒绝。',
  search: '角色 ID',
  personaFilter: '角色 ID',
  resource: '资源',
  slug: '标识',
  namespace: '命名空间',
  empty: '还没有玩家持有资源',
  emptyHint: '玩家购买商品、领取奖励，或由游戏服务器存入后显示在这里。',
  owns: '背包是空的',
  sample: { personaId: '<personaId>', productSlug: 'starter-pack' },
  forGood: '永久',
  edit: '修改',
  editTitle: (name: string) => `修改 ${name}`,
  save: '保存',
  quantityHelp: '改成 0 会移除它，不能超过资源的持有上限。',
  singleHelp: '不可堆叠，只能是 0 或 1；改成 0 会移除它。',
  customHelp: '这件物品自己的数据。',
  reasonHelp: '补偿、误操作或客服工单，记入这个角色的操作记录。',
  effect: (had: string, delta: number) =>
    delta === 0
      ? `现有 ${had}，影响 1 名玩家。`
      : `现有 ${had}，${delta > 0 ? '增加' : '扣除'} ${grouped(Math.abs(delta))}，影响 1 名玩家，立即生效。`,
  saved: (name: string, quantity: number) => `${name} 已改为 ${grouped(quantity)}`,
  taken: (name: string) => `已移除 ${name}`,

  metrics: '经济指标',
  metricsHelp: '资源的总量、每天的产出与消耗，以及订单数量。产出长期高于消耗就是通胀。',
  holdings: '持有情况',
  holders: '持有玩家',
  units: '总量',
  each: '人均',
  searchResource: '按名称或标识搜索',
  noHoldings: '还没有玩家持有资源',
  ordersByDay: '每天的订单',
  virtual: '虚拟货币购买',
  money: '现金购买',
  flows: '产出与消耗',
  flowsHelp: '产出包括购买、奖励、存入与修改；消耗包括花费、退款收回、过期与修改。',
  gained: '产出',
  spent: '消耗',
  net: '净增',
  netNote: '产出减消耗',
  topHolders: '持有最多的角色',
  share: (percent: number) => `最富有的十分之一持有 ${percent}%`,
  tooMany: (total: number, most: number) =>
    `这种资源有 ${grouped(total)} 条持有记录，超过 ${grouped(most)} 条不在这里排名。`,
} as const;
