// What the screens of orders say.
import { grouped } from '../../../../kit/show/grouped.ts';

export const text = {
  orders: '订单',
  order: '订单',
  help: '玩家买了什么、付了没有、发货没有。虚拟货币的订单即时完成；现金订单等支付平台通知。',
  search: '订单 ID 或外部订单号',
  productFilter: '商品标识',
  personaFilter: '角色 ID',
  created: '创建时间',
  price: '价格',
  free: '免费',
  empty: '还没有订单',
  emptyHint: '玩家在游戏内购买商品后显示在这里；服务器也可以替角色购买。',
  sample: { personaId: '<personaId>', productSlug: 'starter-pack' },
  flow: (days: number) => `近 ${days} 天的订单`,
  close: '关闭订单',
  missing: '找不到这个订单',
  noneBought: '没有买过商品',

  failed: '发货失败',
  failedHelp: '已经付款但没有发放的订单。腾出背包或调高上限后重新发货，不会重复发放。',
  noFailed: '没有发货失败的订单',
  noFailedHint: '付款后背包已满或达到持有上限的订单会留在这里，等待重新发货。',
  failReasons: {
    'the inventory is full': '背包已满',
    'the limit of the resource is reached': '达到资源的持有上限',
    'resource not found': '资源已不存在',
    'persona not found': '角色已不存在',
    'insufficient balance': '余额不足',
    'payment failed': '支付失败',
    'timed out': '超时未支付',
  },
  giveAgain: '重新发货',
  giveAll: '全部重新发货',
  given: (name: string) => `已发放 ${name}`,
  bulkGiveAgain: (count: number) =>
    `重新发放 ${grouped(count)} 个订单，至多影响 ${grouped(count)} 名玩家，已发放过的不会重复。`,
  allGiven: (given: number, left: number) =>
    left === 0
      ? `已发放 ${grouped(given)} 个订单`
      : `发放了 ${grouped(given)} 个，仍有 ${grouped(left)} 个失败，原因见列表`,
  notOwed: '只有已扣款或发货失败的订单可以重新发货',

  refund: '登记退款',
  refundAsk: '登记退款…',
  refundTitle: (name: string) => `登记退款 ${name}`,
  refundWords: (amount: string) =>
    `影响 1 名玩家：退还 ${amount} 由支付平台完成，这里登记结果并收回发放的内容，不能撤销。`,
  refunded: (name: string) => `已登记退款 ${name}`,
  takenBack: '将要收回',
  backAll: (held: string) => `全部收回，现有 ${held}`,
  backLess: (given: string, held: string) => `发放了 ${given}，只剩 ${held}，收回到 0 为止`,
  nothingBack: '这个订单没有发放内容，不收回任何资源。',
  backUnknown: '没有读到玩家的背包。发放的内容会收回，至多收回到 0。',
  onlyMoney: '只有现金订单可以退款',
  notPaid: '没有付款或已经退款',

  content: '内容',
  notices: '通知与操作',
  bought: '购买内容',
  rewards: '发放内容',
  reason: '失败原因',
  toPersona: '打开角色',
  way: '经过',
  charged: '扣款时间',
  fulfilled: '发货时间',
  refundedAt: '退款时间',

  revenue: '营收',
  amount: '营收',
  paidOrders: '付款订单',
  perOrder: '每单平均',
  refundedOrders: '退款订单',
  byDay: '每天的营收',
  byDayHelp: '按订单创建的日期，不含已退款的订单。',
  byProduct: '各商品的营收',
  orderCount: (count: number) => `${grouped(count)} 单`,
  nothingEarned: '这段时间没有付款的订单。',
  tooMany: (total: number, most: number) =>
    `这段时间有 ${grouped(total)} 个现金订单，超过 ${grouped(most)} 个不按商品汇总，缩短时间段再看。`,
} as const;
