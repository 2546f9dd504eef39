// Makes the configuration of the app what a file says, all of it or nothing.
import { defineCommand } from '../../program/command.ts';
import { CHANGE_OUTPUT, changesOf } from './changes.ts';
import { FILE_ARG, movedOn, readDocument, refuseUnwritable, writeDocument } from './file.ts';
import { noteMisspelt } from './misspelt.ts';

export default defineCommand({
  id: 'remote-config push',
  summary: { zh: '按文件写入全部远程配置', en: 'Write all remote configuration from a file' },
  description: {
    zh: '一次写入，要么全部成功，要么什么都不变；玩家一秒内读到。平台比文件新时拒绝（退出码 6），什么都不改；再次运行不会改变任何东西。',
    en: 'It is written at once, all of it or nothing, and players read it within a second. Where the platform is newer than the file it refuses (exit 6) and changes nothing; a second run changes nothing.',
  },
  args: FILE_ARG,
  flags: {
    note: { type: 'string', text: { zh: '为什么修改，写入历史', en: 'Why, for the history' } },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: 'CI 中写入', en: 'From CI' },
      line: 'uos remote-config push --note "weekend event" --yes',
    },
    { text: { zh: '只看会改变什么', en: 'See what would change' }, line: 'uos remote-config push --dry-run' },
  ],
  output: CHANGE_OUTPUT,
  replaces: ['remoteConfig.document.set'],
  async run(ctx) {
    const file = readDocument(ctx, ctx.args.file);
    const remoteConfig = await ctx.uos.service('remoteConfig');
    const now = await remoteConfig.document.get();
    if (file.version !== undefined && file.version !== now.version) {
      throw movedOn(ctx, { pulled: file.version, current: now.version });
    }
    const rows = changesOf(now, file);
    if (rows.length === 0) {
      ctx.note({
        zh: `没有差别，平台是第 ${now.version} 版。`,
        en: `No difference; the platform is at ${now.version}.`,
      });
      return rows;
    }
    await refuseUnwritable(remoteConfig.settings, file);
    await noteMisspelt(ctx, remoteConfig.attributes, file);
    const live = rows.filter((row) => row.live).length;
    await ctx.confirm(
      {
        zh: `将修改 ${rows.length} 项远程配置，其中 ${live} 项玩家立即读到`,
        en: `${rows.length} things of the configuration change, ${live} of which players read at once`,
      },
      ctx.say({ zh: '远程配置', en: 'remote configuration' }),
    );
    if (ctx.globals['dry-run'] === true) {
      return rows;
    }
    const { note } = ctx.flags;
    const { version } = await remoteConfig.document.set({
      configs: file.configs,
      overrides: file.overrides,
      expectedVersion: now.version,
      ...(note !== undefined && { note }),
    });
    // why read again: the platform gave ids to what is new, and the next push is about those
    const { version: _, ...written } = await remoteConfig.document.get();
    writeDocument(ctx, ctx.args.file, { version: version.version, ...written });
    ctx.note({ zh: `已写入第 ${version.version} 版。`, en: `Written as version ${version.version}.` });
    return rows;
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
