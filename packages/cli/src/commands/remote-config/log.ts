// The versions of the configuration, newest first.
import { defineCommand } from '../../program/command.ts';
import { VERSION_OUTPUT, versionRow } from './versions.ts';

export default defineCommand({
  id: 'remote-config log',
  summary: { zh: '查看远程配置的历史', en: 'Show the history of the configuration' },
  flags: {
    count: { type: 'number', value: 'n', text: { zh: '条数，默认 20', en: 'How many, 20 unless given' } },
  },
  examples: [{ text: { zh: '最近的修改', en: 'What changed lately' }, line: 'uos remote-config log --count 5' }],
  output: VERSION_OUTPUT,
  replaces: ['remoteConfig.versions.list'],
  async run(ctx) {
    const { versions } = await (await ctx.uos.service('remoteConfig')).versions.list({ count: ctx.flags.count ?? 20 });
    return versions.map(versionRow);
  },
});
