// Lists the service tokens that nobody has used for a while, or all of them.
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { TOKEN_OUTPUT } from '../token/tokens.ts';

const DAY_MS = 86_400_000;

export default defineCommand({
  id: 'admin tokens',
  web: '/admin/token',
  summary: { zh: '盘点服务令牌：谁在用，谁不再用', en: 'Review service tokens: which are used, which no longer' },
  description: {
    zh: '最久没用的在前；用 uos token 生成、更换和删除。',
    en: 'The longest unused come first; uos token create, uos token regenerate and uos token rm work on them.',
  },
  flags: {
    'unused-days': {
      type: 'number',
      value: 'n',
      text: { zh: '只看这么多天没用过的', en: 'Only those unused for so many days' },
    },
  },
  examples: [
    { text: { zh: '全部', en: 'All of them' }, line: 'uos admin tokens' },
    { text: { zh: '三个月没用过的', en: 'Unused for three months' }, line: 'uos admin tokens --unused-days 90' },
  ],
  output: TOKEN_OUTPUT,
  async run(ctx) {
    const { 'unused-days': days } = ctx.flags;
    const calls = await ctx.uos.service('serviceToken');
    const lastMs = (token: { LastUsedAt: string | null; UpdatedAt: string }): number =>
      Date.parse(token.LastUsedAt ?? token.UpdatedAt);
    const before = days === undefined ? Number.POSITIVE_INFINITY : ctx.io.now() - days * DAY_MS;
    const all = await take(calls.list.all({}));
    return all.filter((token) => lastMs(token) <= before).sort((a, b) => lastMs(a) - lastMs(b));
  },
});
