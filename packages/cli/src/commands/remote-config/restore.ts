// Brings a version of the configuration back, as a new one.
import { checkWritten } from '../../derived/validate.ts';
import { defineCommand } from '../../program/command.ts';
import { changesOf } from './changes.ts';
import { VERSION_OUTPUT, versionRow } from './versions.ts';

export default defineCommand({
  id: 'remote-config restore',
  summary: { zh: '恢复远程配置的某个版本', en: 'Bring a version of the configuration back' },
  description: {
    zh: '参数、覆盖规则与它们的启用状态一起恢复，作为一个新版本；之后的版本仍在历史里。第 0 版是第一次写入之前，什么都没有。',
    en: 'Configs, overrides and which of them are enabled come back together, as a new version; what came after stays in the history. Version 0 is before the first change, with nothing.',
  },
  args: { number: { text: { zh: '版本号，见 uos remote-config log', en: 'Version, see uos remote-config log' } } },
  changes: 'app',
  danger: 'confirm',
  examples: [{ text: { zh: '回到第 12 版', en: 'Back to version 12' }, line: 'uos remote-config restore 12 --yes' }],
  output: VERSION_OUTPUT,
  replaces: ['remoteConfig.versions.restore'],
  async run(ctx) {
    const { number } = ctx.args;
    await checkWritten(ctx, 'remoteConfig.versions.get', { number }, { number: '<number>' });
    const remoteConfig = await ctx.uos.service('remoteConfig');
    const { document } = await remoteConfig.versions.get({ number });
    const now = await remoteConfig.document.get();
    const rows = changesOf(now, document);
    const live = rows.filter((row) => row.live).length;
    await ctx.confirm(
      {
        zh: `将回到第 ${number} 版：${rows.length} 项改变，其中 ${live} 项玩家立即读到`,
        en: `Back to version ${number}: ${rows.length} things change, ${live} of which players read at once`,
      },
      number,
    );
    const { version } = await remoteConfig.versions.restore({ number, expectedVersion: now.version });
    return versionRow(version);
  },
});
