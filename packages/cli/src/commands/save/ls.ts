// The saves of an app, newest first.
import { saveLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { OWNER_FLAGS, SAVE_OUTPUT } from './saves.ts';

export default defineCommand({
  id: 'save ls',
  summary: { zh: '列出云存档', en: 'List saves' },
  flags: {
    ...OWNER_FLAGS,
    name: { type: 'string', text: { zh: '名称的一部分', en: 'Part of the name' } },
    type: {
      type: 'string',
      choices: wordsOf(saveLabels.save.progressType),
      text: { zh: '只看这种类型', en: 'Only this type' },
    },
    count: { type: 'number', value: 'n', text: { zh: '条数，默认 50', en: 'How many, 50 unless given' } },
  },
  examples: [
    { text: { zh: '一个玩家的存档', en: 'Those of a player' }, line: 'uos save ls --user wx-70431' },
    { text: { zh: '某个命名空间', en: 'Those of a namespace' }, line: 'uos save ls --namespace progress --count 10' },
  ],
  output: SAVE_OUTPUT,
  replaces: ['save.files.list'],
  async run(ctx) {
    const { user, persona, namespace, name, type, count = 50 } = ctx.flags;
    const save = await ctx.uos.service('save');
    const { saves, totalCount = saves.length } = await save.files.list({
      count,
      ...(user !== undefined && { userId: user }),
      ...(persona !== undefined && { personaId: persona }),
      ...(namespace !== undefined && { namespaces: [namespace] }),
      ...(name !== undefined && { name }),
      ...(type !== undefined && { progressType: type }),
    });
    if (totalCount > saves.length) {
      ctx.note({
        zh: `显示 ${saves.length} 个，共 ${totalCount} 个；用 --count 看更多。`,
        en: `${saves.length} of ${totalCount}; --count shows more.`,
      });
    }
    return saves;
  },
});
