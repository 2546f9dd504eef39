// Adjusts the balance of an organisation: a fee, or a reduction.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';
import { serviceNameOf } from '../app/service-names.ts';
import { monthOf } from '../bill/months.ts';
import { AMOUNT_ARG, amountOf, typedAmount } from '../deposit/amount.ts';
import { REMARK_FLAG } from '../deposit/remark.ts';
import { TRANSACTION_RECORD } from '../deposit/transactions.ts';
import { organizationOf } from '../org/organizations.ts';

export default defineCommand({
  id: 'admin adjust',
  web: '/admin/adjustment',
  summary: { zh: '调整组织余额：收取服务费或减免', en: 'Adjust a balance: charge a fee or reduce' },
  description: {
    zh: 'increase 收取基础服务费，余额减少；reduce 减免费用，余额增加。立即生效，--review 则先待审核。',
    en: 'increase charges a base service fee and lowers the balance; reduce takes cost away and raises it. At once, or with --review after a review.',
  },
  args: {
    org: { ref: 'org.org', text: { zh: '组织 ID 或名称', en: 'Id or name of the organisation' } },
    kind: { choices: ['increase', 'reduce'], text: { zh: '收费或减免', en: 'Charge or reduce' } },
    ...AMOUNT_ARG,
  },
  flags: {
    month: { type: 'string', value: 'YYYY-MM', text: { zh: '属于哪个月', en: 'Month it belongs to' } },
    service: { type: 'string', value: 'name', ref: SERVICE_REF, text: { zh: '属于哪个服务', en: 'Service it is for' } },
    ...REMARK_FLAG,
    review: { type: 'boolean', text: { zh: '先待审核，不立即生效', en: 'Leave it to a review' } },
  },
  danger: 'type-amount',
  examples: [
    {
      text: { zh: '减免 200 元', en: 'Take 200 yuan off' },
      line: 'uos admin adjust 示例工作室 reduce 200 --remark 故障补偿',
    },
    {
      text: { zh: '收取十月的服务费，留给别人审核', en: 'A fee for October that somebody reviews' },
      line: 'uos admin adjust 示例工作室 increase 1000 --month 2026-10 --review --yes',
    },
  ],
  output: TRANSACTION_RECORD,
  async run(ctx) {
    const { args, flags } = ctx;
    const yuan = amountOf(ctx, args.amount);
    const { id: OrganizationId, name } = await organizationOf(ctx, args.org);
    const billing = await ctx.uos.service('billing');
    const Month = flags.month === undefined ? undefined : await monthOf(ctx, billing, OrganizationId, flags.month);
    const isFee = args.kind === 'increase';
    await ctx.confirm(
      isFee
        ? { zh: `将向 ${name} 收取服务费 ${formatYuan(yuan)}`, en: `${name} will be charged ${formatYuan(yuan)}` }
        : { zh: `将为 ${name} 减免 ${formatYuan(yuan)}`, en: `${formatYuan(yuan)} will be taken off for ${name}` },
      typedAmount(yuan),
    );
    return await billing.transactions.create({
      OrganizationId,
      Type: 'Adjustment',
      AdjustmentType: isFee ? 'Increase' : 'Reduce',
      Amount: yuan,
      ...(Month && { Month }),
      ...(flags.service && { ServiceName: serviceNameOf(flags.service) }),
      ...(flags.remark && { Remark: flags.remark }),
      ...(!flags.review && { Activate: true }),
    });
  },
});
