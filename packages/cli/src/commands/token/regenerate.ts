// Replaces the text of a service token.
import { defineCommand } from '../../program/command.ts';
import { sayOnce, TOKEN_ARG, TOKEN_OUTPUT, tokenOf } from './tokens.ts';

export default defineCommand({
  id: 'token regenerate',
  web: '/admin/token',
  summary: { zh: '重新生成服务令牌，旧令牌立即失效', en: 'Replace a service token; the old one stops at once' },
  args: TOKEN_ARG,
  danger: 'type-name',
  changes: 'account',
  examples: [
    {
      text: { zh: '令牌泄露之后', en: 'After it leaked' },
      line: 'uos token regenerate gateway --yes',
      shows: ['serviceToken.regenerate'],
    },
  ],
  output: TOKEN_OUTPUT,
  async run(ctx) {
    const calls = await ctx.uos.service('serviceToken');
    const { Id, Name } = await tokenOf(ctx, ctx.args.name);
    await ctx.confirm(
      { zh: `令牌 ${Name} 的使用者会立即断开`, en: `Whoever uses token ${Name} is cut off at once` },
      Name,
    );
    const made = await calls.regenerate({ id: Id });
    sayOnce(ctx);
    return made;
  },
});
