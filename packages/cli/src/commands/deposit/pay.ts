// Deposits money by online payment: opens the cashier and waits for the credit.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, organizationOf } from '../org/organizations.ts';
import { AMOUNT_ARG, amountOf, MOST_ONLINE_YUAN, typedAmount } from './amount.ts';
import { TRANSACTION_RECORD } from './transactions.ts';
import { waitForCredit } from './wait-for-credit.ts';

export default defineCommand({
  id: 'deposit pay',
  web: '/apps/bill',
  summary: { zh: '在线支付充值', en: 'Deposit by online payment' },
  description: {
    zh: '打开收银台（打不开浏览器时显示地址），付款后等待到账。中断等待不影响付款，之后可用 uos deposit get 查看。',
    en: 'Opens the cashier, or shows its address where no browser opens, and waits for the credit. Whoever stops waiting can still pay and look with uos deposit get.',
  },
  args: AMOUNT_ARG,
  flags: {
    ...ORG_FLAG,
    'no-wait': {
      type: 'boolean',
      text: { zh: '不等待到账，只输出支付地址', en: 'Do not wait; print the address of the cashier' },
    },
  },
  danger: 'type-amount',
  examples: [
    { text: { zh: '充值 500 元', en: 'Deposit 500 yuan' }, line: 'uos deposit pay 500', shows: ['payment.create'] },
    {
      text: { zh: '在脚本里取得支付地址', en: 'The address of the cashier, in a script' },
      line: 'uos deposit pay 88.50 --no-wait --yes',
    },
  ],
  output: { ...TRANSACTION_RECORD, fields: [...(TRANSACTION_RECORD.fields ?? []), 'PayUrl'] },
  exits: { 1: { zh: '失败，或订单没有付款就关闭了', en: 'failed, or closed without a payment' } },
  async run(ctx) {
    const { args, flags } = ctx;
    const yuan = amountOf(ctx, args.amount, { most: MOST_ONLINE_YUAN });
    const { id: OrganizationId, name } = await organizationOf(ctx, flags.org);
    await ctx.confirm(
      { zh: `将为 ${name} 充值 ${formatYuan(yuan)}`, en: `${name} will deposit ${formatYuan(yuan)}` },
      typedAmount(yuan),
    );
    const payment = await ctx.uos.service('payment');
    const { PayUrl, TransactionId: id } = await payment.create({ OrganizationId, Amount: yuan });
    const billing = await ctx.uos.service('billing');
    if (flags['no-wait']) {
      return { ...(await billing.transactions.get({ id })), PayUrl };
    }
    const { awayFromBrowser, openBrowser } = await import('../../terminal/browser.ts');
    const opens = awayFromBrowser(ctx.io) === undefined;
    // why not note(): the address is needed with --quiet too, or nobody could pay.
    const text = opens
      ? { zh: '正在打开收银台；没有打开的话，访问：', en: 'Opening the cashier; should nothing open, visit:' }
      : { zh: '在浏览器中打开收银台：', en: 'Open the cashier in a browser:' };
    ctx.io.stderr.write(`${ctx.say(text)}\n${PayUrl}\n`);
    ctx.event({ type: 'order', id, PayUrl });
    if (opens) {
      await openBrowser(PayUrl);
    }
    ctx.note({
      zh: '正在等待到账……（Ctrl-C 停止等待，仍可付款）',
      en: 'Waiting for the credit… (Ctrl-C stops waiting; it can still be paid)',
    });
    const deposit = await waitForCredit(ctx, billing, id);
    ctx.note({ zh: `已到账 ${formatYuan(deposit.Amount)}。`, en: `Credited ${formatYuan(deposit.Amount)}.` });
    return { ...deposit, PayUrl };
  },
  show: ({ Status, PayUrl }) => (Status === 'Pending' ? `${PayUrl}\n` : undefined),
});
