// What minors may play and pay. Source: wire/passport.md 4, 5.9.
import * as z from 'zod';
import { count, entity, field, flag, id, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import * as codes from '../codes.ts';
import { byUser, pathIsOurs, shapeIsOurs } from '../marks.ts';
import { AgeGroup } from '../players/schemas.ts';
import { maybeId, monthWord, note } from '../shared.ts';

export const PlayPermission = entity(
  z.object({
    userId: id('passport.user', '用户 ID', 'The own user'),
    displayName: text('显示名称', 'Name of the own user'),
    userType: field(AgeGroup, '年龄段', 'Empty while not verified'),
    playable: flag('可玩', 'May play now'),
    reason: text('原因', 'Why not, in Chinese, or empty'),
    remainingTimeInSecond: count('剩余时长', 'Seconds until play ends'),
    description: text('说明', 'The rule, in Chinese'),
  }),
  { id: 'PlayPermission', zh: '可玩状态', en: 'Whether a user may play now' },
);

export const PayPermission = entity(
  z.object({
    approved: flag('允许支付', 'May pay the amount'),
    reason: text('原因', 'Why not, in Chinese, or empty'),
  }),
  { id: 'PayPermission', zh: '支付许可', en: 'Whether a user may pay an amount' },
);

export const PayMonth = entity(
  z.object({
    userID: id('passport.user', '用户 ID', 'Who paid'),
    displayName: text('显示名称', 'Name of the user'),
    ageGroup: field(AgeGroup, '年龄段', 'Of today; empty while not verified'),
    month: text('月份', 'YYYY-MM in Asia/Shanghai'),
    paid: count('已充值', 'Fen that were paid in the month'),
    held: count('待支付', 'Fen of orders that wait for their money; they count as well'),
    limit: field(z.int().min(-1), '每月上限', 'Fen a month of that age group; 0 for nothing at all, -1 for no limit'),
  }),
  {
    id: 'PayMonth',
    zh: '充值累计',
    en: 'What a user has paid in a month, beside what its age may pay',
    columns: ['displayName', 'userID', 'ageGroup', 'paid', 'held', 'limit'],
    key: 'userID',
  },
);

const amount = count('金额', 'Fen');

export const antiAddiction = {
  recordPayment: op('POST /anti-addiction/payments', {
    body: z.strictObject({
      userID: field(z.uuid(), '用户 ID', 'Who paid', 'passport.user'),
      amount,
      // why: a report whose answer was lost is made again; anchors say it counts once
      outTradeNo: note(128, '交易号', 'Trade number of the game; the same one counts once'),
    }),
    reply: z.object({}),
    access: 'owner',
    known: 'seen',
    because: 'outTradeNo is ours',
    summary: { zh: '上报支付金额', en: "Add a payment to the month's sum of a user" },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.antiAddiction],
  }),
  playable: op('GET /sdk/anti-addiction/playable', {
    reply: PlayPermission,
    ...byUser,
    ...pathIsOurs,
    summary: { zh: '查询是否可玩', en: 'Ask whether the own user may play now' },
    errors: [codes.notFound],
  }),
  payable: op('GET /sdk/anti-addiction/payable', {
    query: z.object({ amount }),
    reply: PayPermission,
    ...byUser,
    ...pathIsOurs,
    summary: { zh: '查询是否可支付', en: 'Ask whether the own user may pay an amount' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
} as const;

// why a group of its own: a game's players never ask it, and do not carry its row
export const minorPayments = {
  list: op('GET /anti-addiction/payments', {
    query: z.object({
      ...startCount,
      month: field(monthWord.optional(), '月份', 'YYYY-MM in Asia/Shanghai, default the running one'),
      userID: maybeId('passport.user', '用户 ID', 'This one'),
      ageGroup: field(AgeGroup.optional(), '年龄段', 'Of today; empty for users that are not verified'),
      isNear: field(z.boolean().optional(), '临近上限', 'Only who has used four fifths of the limit, or all of it'),
    }),
    reply: z.object({
      payments: field(z.array(PayMonth), '充值累计', 'Nearest to the limit first, then who paid most'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'payments',
    ...shapeIsOurs,
    summary: { zh: '列出一个月的充值累计', en: 'List what users have paid in a month, beside what they may' },
    errors: [codes.invalidParameters],
  }),
} as const;
