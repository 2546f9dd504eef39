// Makes codes that apps redeem.
import { platformLabels, serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';
import { serviceNameOf } from '../app/service-names.ts';
import { amountOf, typedAmount } from '../deposit/amount.ts';

export default defineCommand({
  id: 'admin codes',
  summary: { zh: '生成兑换码', en: 'Make codes that apps redeem' },
  description: {
    zh: '每个码只能用一次，给出金额（--credit）或额度（--quota 与 --unit）。',
    en: 'Each works once and holds money (--credit) or a quota (--quota with --unit).',
  },
  args: { service: { ref: SERVICE_REF, text: { zh: '服务，例如 cdn', en: 'Service, such as cdn' } } },
  flags: {
    credit: { type: 'string', value: 'yuan', text: { zh: '每个码的金额', en: 'Credit of each' } },
    quota: { type: 'number', value: 'n', text: { zh: '每个码的额度', en: 'Quota of each' } },
    unit: { type: 'string', text: { zh: '额度的单位，例如 GB', en: 'Unit of the quota, such as GB' } },
    count: { type: 'number', value: 'n', text: { zh: '几个，默认 1', en: 'How many, 1 unless given' } },
    expires: {
      type: 'string',
      value: 'time',
      text: { zh: '过期时间，例如 2027-01-01', en: 'End of their life, such as 2027-01-01' },
    },
  },
  danger: 'type-amount',
  examples: [
    {
      text: { zh: '十个 100 元的码', en: 'Ten of 100 yuan' },
      line: 'uos admin codes cdn --credit 100 --count 10',
      shows: ['app.redeemTokens.create'],
    },
    {
      text: { zh: '写入文件', en: 'Into a file' },
      line: "uos admin codes cdn --quota 50 --unit GB --count 5 --yes --jq '.[].Token' > codes.txt",
    },
  ],
  output: {
    columns: [
      { field: 'Token', title: { zh: '兑换码', en: 'Code' } },
      { field: 'ServiceName', title: { zh: '服务', en: 'Service' }, labels: serviceLabels },
      { field: 'Credit', title: { zh: '金额', en: 'Credit' }, format: 'yuan' },
      { field: 'Quota', title: { zh: '额度', en: 'Quota' } },
      { field: 'Unit', title: { zh: '单位', en: 'Unit' } },
      { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.redeemToken.status },
      { field: 'ExpiredAt', title: { zh: '过期时间', en: 'Expires' }, format: 'time' },
    ],
    fields: ['Token', 'ServiceName', 'Credit', 'Quota', 'Unit', 'Status', 'ExpiredAt'],
  },
  async run(ctx) {
    const { args, flags } = ctx;
    const ServiceName = serviceNameOf(args.service);
    const { credit, quota, unit, count = 1, expires } = flags;
    if ((credit === undefined) === (quota === undefined)) {
      throw usageError('one-of', (t) =>
        credit === undefined ? t.errors.missingFlag('--credit') : t.errors.oneOf('--credit, --quota'),
      );
    }
    if (expires !== undefined && Number.isNaN(Date.parse(expires))) {
      throw usageError('not-a-date', () => ctx.say({ zh: `“${expires}”不是时间。`, en: `"${expires}" is no time.` }));
    }
    const yuan = credit === undefined ? undefined : amountOf(ctx, credit);
    const total = Math.round((yuan ?? quota ?? 0) * count * 100) / 100;
    const worth = yuan === undefined ? `${total} ${unit ?? ''}`.trim() : formatYuan(total);
    await ctx.confirm(
      { zh: `将生成 ${count} 个兑换码，共 ${worth}`, en: `${count} codes worth ${worth} will be made` },
      typedAmount(total),
    );
    const app = await ctx.uos.service('app');
    const { Items } = await app.redeemTokens.create({
      ServiceName,
      Count: count,
      ...(yuan !== undefined && { Credit: yuan }),
      ...(quota !== undefined && { Quota: quota }),
      ...(unit && { Unit: unit }),
      ...(expires && { ExpiredAt: new Date(expires).toISOString() }),
    });
    return Items;
  },
});
