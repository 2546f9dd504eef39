// Makes a service token and shows it once.
import { defineCommand } from '../../program/command.ts';
import { sayOnce, TOKEN_OUTPUT, TOKEN_SERVICES } from './tokens.ts';

export default defineCommand({
  id: 'token create',
  web: '/admin/token',
  summary: { zh: '生成服务令牌，只显示一次', en: 'Make a service token, shown once' },
  args: { name: { text: { zh: '名称，字母数字与连字符', en: 'Name: letters, digits, hyphens' } } },
  flags: {
    service: {
      type: 'string',
      required: true,
      choices: TOKEN_SERVICES,
      text: { zh: '给哪个服务用', en: 'Who will use it' },
    },
  },
  changes: 'account',
  examples: [
    {
      text: { zh: '给网关用的令牌', en: 'For a gateway' },
      line: 'uos token create gateway --service passport',
      shows: ['serviceToken.generate'],
    },
    {
      text: { zh: '直接写入只有自己能读的文件', en: 'Straight into a file of one’s own' },
      line: 'umask 077; uos token create gateway --service passport --jq .Token > token.txt',
    },
  ],
  output: TOKEN_OUTPUT,
  async run(ctx) {
    const calls = await ctx.uos.service('serviceToken');
    const made = await calls.generate({ Name: ctx.args.name, ServiceName: ctx.flags.service });
    sayOnce(ctx);
    return made;
  },
});
