// Lists orders, newest first; with --failed those that were paid and not given.
import { passportFeatureLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { personaMeant } from '../player/players.ts';
import { ORDER_OUTPUT, orderRow } from './orders.ts';

export default defineCommand({
  id: 'passport order ls',
  summary: { zh: '列出订单，最新的在前', en: 'List orders, newest first' },
  flags: {
    failed: { type: 'boolean', text: { zh: '只看已付款但发货失败的', en: 'Only those that were paid and not given' } },
    status: {
      type: 'string',
      choices: wordsOf(passportFeatureLabels.order.status),
      text: { zh: '状态', en: 'State' },
    },
    persona: { type: 'string', value: 'player', text: { zh: '角色：ID 或名称', en: 'Persona: id or name' } },
    product: {
      type: 'string',
      ref: 'passport.product',
      value: 'slug',
      text: { zh: '商品标识', en: 'Slug of the product' },
    },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '谁付了钱却没有收到', en: 'Who paid and got nothing' }, line: 'uos passport order ls --failed' },
    {
      text: { zh: '一个玩家最近的订单', en: 'The latest orders of a player' },
      line: 'uos passport order ls --persona 林雀 --limit 20',
    },
  ],
  output: ORDER_OUTPUT,
  async run(ctx) {
    const { failed, status, persona, product, limit } = ctx.flags;
    const wanted = failed ? 'FulfillFailed' : status;
    const personaId = persona === undefined ? undefined : (await personaMeant(ctx, persona)).personaID;
    const { transactions } = await ctx.uos.service('passport');
    const found = transactions.search.all({
      ...(wanted !== undefined && { status: wanted }),
      ...(personaId !== undefined && { personaId }),
      ...(product !== undefined && { productSlug: product }),
      count: pageSize(limit, 50),
    });
    return (await take(found, limit)).map(orderRow);
  },
});
