// What the screens of resources say.
import { grouped } from '../../../../kit/show/grouped.ts';

export const text = {
  resources: '资源',
  resource: '资源',
  help: '游戏里要计数的东西：金币、钻石、道具。商品用它们定价，也发放它们。',
  create: '新建资源',
  import: '导入',
  importTitle: '导入资源',
  submitCreate: '创建',
  save: '保存',
  search: '按名称搜索',
  edit: '编辑',
  editTitle: (name: string) => `编辑 ${name}`,
  delete: '删除',
  close: '关闭资源',
  empty: '还没有资源',
  emptyHint: '先定义一种货币或道具，商品、排行榜奖励和邮件附件都会用到它。',
  sample: { slugName: 'GOLD', type: 'VirtualCurrency', displayName: '金币' },
  sampleRows: [
    { slugName: 'GOLD', displayName: '金币', type: 'VirtualCurrency', quantityLimit: 999999 },
    { slugName: 'lantern', displayName: '灯笼', type: 'Item', namespace: 'items', stackable: true },
  ],
  builtIn: '现实货币是内置的，不能修改',
  noLimit: '不限',
  forGood: '永久',
  days: (count: number) => `${grouped(count)} 天`,
  hours: (count: number) => `${grouped(count)} 小时`,
  seconds: (count: number) => `${grouped(count)} 秒`,

  slugHelp: '代码里使用，创建后不能修改。',
  types: {
    VirtualCurrency: '只记数量，例如金币、钻石、体力。',
    Item: '背包里的物品，例如武器、皮肤、兑换券。',
  },
  stackableHelp: '可堆叠的道具占一格并记数量；不可堆叠的每件占一格，可以带各自的数据。',
  limitHelp: '每个角色最多持有多少，0 为不限。',
  lifetimeHelp: '发放后多久过期，0 为永久。',
  namespaceHelp: '游戏自己的分组，不填为 default。',
  customHelp: '随资源返回给游戏的数据，例如图标地址。',
  created: (name: string) => `已创建 ${name}`,
  saved: (name: string) => `已保存 ${name}`,
  deleteTitle: '删除资源',
  deleted: (name: string) => `已删除 ${name}`,
  deleteWords: (holders: number, products: number, boards: number, givers: number) =>
    holders + products + boards + givers === 0
      ? '没有玩家持有它，也没有商品、排行榜、成就、任务或战令用到它。删除后不能恢复。'
      : `仍在使用：${grouped(holders)} 名玩家持有，${grouped(products)} 个商品、${grouped(boards)} 个排行榜和 ${grouped(givers)} 个成就、任务或战令用到它。正在使用的资源不能删除，先移除这些引用。`,
  deleteUnknown: '没有读到使用情况。正在使用的资源会被拒绝删除，其余删除后不能恢复。',
  bulkDelete: (count: number) =>
    `删除 ${grouped(count)} 种资源，不能恢复。仍有玩家持有或被商品用到的会保留，并列出原因。`,

  usage: '使用情况',
  holders: '持有玩家',
  units: '总量',
  toHolders: '查看持有它的玩家',
  costsIt: '用它购买的商品',
  givesIt: '发放它的商品',
  boards: '奖励它的排行榜',
  givers: '奖励它的成就、任务与战令',
  giverKinds: { achievement: '成就', quest: '任务', battlePass: '战令' },
  nothing: '没有',
} as const;
