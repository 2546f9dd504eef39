// What the screens of orders say.
import type { Words } from '../../../../kit/language/words.ts';
import { grouped } from '../../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const some = (count: number) => `${grouped(count)} ${count === 1 ? 'order' : 'orders'}`;
const players = (count: number) => `${grouped(count)} ${count === 1 ? 'player' : 'players'}`;

export const text: Words<typeof zh> = {
  orders: 'Orders',
  order: 'Order',
  help: 'What players bought, and whether it was paid and given. Virtual purchases complete at once; real-money ones wait for the notice of the payment provider.',
  search: 'Search by order ID or external number',
  productFilter: 'Product slug',
  personaFilter: 'Persona ID',
  created: 'Created',
  price: 'Price',
  free: 'Free',
  empty: 'No orders yet',
  emptyHint: 'What players buy in the game appears here; a server may buy for a persona too.',
  sample: { personaId: '<personaId>', productSlug: 'starter-pack' },
  flow: (days) => `Orders of the last ${days} days`,
  close: 'Close order',
  missing: 'This order does not exist',
  noneBought: 'Nothing bought',

  failed: 'Not given',
  failedHelp: 'Paid, and not given. Make room or raise a limit, then give them again; nothing is given twice.',
  noFailed: 'No order failed',
  noFailedHint: 'Paid orders for which the inventory had no room wait here to be given again.',
  failReasons: {
    'the inventory is full': 'The inventory is full',
    'the limit of the resource is reached': 'The holding limit of a resource is reached',
    'resource not found': 'A resource is gone',
    'persona not found': 'The persona is gone',
    'insufficient balance': 'Not enough balance',
    'payment failed': 'The payment failed',
    'timed out': 'Not paid in time',
  },
  giveAgain: 'Give again',
  giveAll: 'Give all again',
  given: (name) => `${name} given`,
  bulkGiveAgain: (count) => `${some(count)} of at most ${players(count)} are given again; nothing is given twice.`,
  allGiven: (given, left) =>
    left === 0 ? `${some(given)} given` : `${some(given)} given, ${grouped(left)} still failed; the list says why`,
  notOwed: 'Only charged or failed orders can be given again',

  refund: 'Record refund',
  refundAsk: 'Record refund…',
  refundTitle: (name) => `Record the refund of ${name}`,
  refundWords: (amount) =>
    `1 player is affected: the payment provider pays back ${amount}; this records it and takes back what was given. This cannot be undone.`,
  refunded: (name) => `Refund of ${name} recorded`,
  takenBack: 'Will be taken back',
  backAll: (held) => `All of it, of ${held} held`,
  backLess: (given, held) => `${given} given, ${held} left: taken down to 0`,
  nothingBack: 'Nothing was given for this order, so nothing is taken back.',
  backUnknown: 'The inventory of the player could not be read. What was given is taken back, down to 0.',
  onlyMoney: 'Only real-money orders can be refunded',
  notPaid: 'Not paid, or refunded already',

  content: 'Contents',
  notices: 'Notices and changes',
  bought: 'Bought',
  rewards: 'Gives',
  reason: 'Reason',
  toPersona: 'Open persona',
  way: 'Progress',
  charged: 'Charged',
  fulfilled: 'Given',
  refundedAt: 'Refunded',

  revenue: 'Revenue',
  amount: 'Revenue',
  paidOrders: 'Paid orders',
  perOrder: 'Per order',
  refundedOrders: 'Refunded orders',
  byDay: 'Revenue per day',
  byDayHelp: 'By the day an order was made, without those refunded.',
  byProduct: 'Revenue per product',
  orderCount: (count) => some(count),
  nothingEarned: 'No paid orders in this period.',
  tooMany: (total, most) =>
    `${grouped(total)} real-money orders in this period; beyond ${grouped(most)} they are not summed by product. Choose a shorter one.`,
};
