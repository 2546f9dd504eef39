// Shows what `push` would change.
import { defineCommand } from '../../program/command.ts';
import { CHANGE_OUTPUT, changesOf } from './changes.ts';
import { FILE_ARG, readDocument, refuseUnwritable } from './file.ts';
import { noteMisspelt } from './misspelt.ts';

export default defineCommand({
  id: 'remote-config diff',
  summary: { zh: '查看文件与平台上远程配置的差别', en: 'Show how a file differs from the configuration' },
  args: FILE_ARG,
  examples: [{ text: { zh: '写入之前先看', en: 'Before it is written' }, line: 'uos remote-config diff' }],
  output: CHANGE_OUTPUT,
  async run(ctx) {
    const file = readDocument(ctx, ctx.args.file);
    const { document, attributes, settings } = await ctx.uos.service('remoteConfig');
    const now = await document.get();
    const rows = changesOf(now, file);
    if (rows.length > 0) {
      await refuseUnwritable(settings, file);
    }
    await noteMisspelt(ctx, attributes, file);
    if (rows.length === 0) {
      ctx.note({
        zh: `没有差别，平台是第 ${now.version} 版。`,
        en: `No difference; the platform is at ${now.version}.`,
      });
    } else if (file.version !== undefined && file.version !== now.version) {
      ctx.note(
        {
          zh: `文件是第 ${file.version} 版，平台已是第 ${now.version} 版：下面也有别人的修改。`,
          en: `The file is of version ${file.version}, the platform is at ${now.version}: changes of others are among these.`,
        },
        { style: 'yellow', text: '!' },
      );
    }
    return rows;
  },
  // why nothing: the note has said it
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
