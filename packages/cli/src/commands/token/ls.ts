// Lists service tokens, their text masked.
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { TOKEN_OUTPUT, TOKEN_SERVICES } from './tokens.ts';

export default defineCommand({
  id: 'token ls',
  web: '/admin/token',
  summary: { zh: '列出服务令牌（运营人员）', en: 'List service tokens (operators)' },
  flags: {
    service: { type: 'string', choices: TOKEN_SERVICES, text: { zh: '只看这个服务', en: 'Only of this service' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '全部令牌', en: 'All of them' }, line: 'uos token ls', shows: ['serviceToken.list'] },
    {
      text: { zh: '从未使用过的', en: 'Never used' },
      line: "uos token ls --jq '.[] | select(.LastUsedAt == null) | .Name'",
    },
  ],
  output: TOKEN_OUTPUT,
  async run(ctx) {
    const { service, limit } = ctx.flags;
    const calls = await ctx.uos.service('serviceToken');
    return await take(calls.list.all({ ...(service && { serviceName: service }), count: pageSize(limit) }), limit);
  },
});
