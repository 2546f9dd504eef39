// What minors may play and pay. Source: wire/passport.md 4, 5.9.
import * as z from 'zod';
import { count, entity, field, flag, id, text } from '../../../kernel/fields.ts';
import { op } from '../../../kernel/op.ts';
import * as codes from '../codes.ts';
import { byUser, pathIsOurs } from '../marks.ts';
import { AgeGroup } from '../players/schemas.ts';
import { note } from '../shared.ts';

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
