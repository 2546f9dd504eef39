// Writes the economy of the app into files.
import { relative } from 'node:path';
import { defineCommand } from '../../../program/command.ts';
import { FOLDER_ARG, writeKind } from './files.ts';
import { KIND_LABELS, KINDS } from './kinds.ts';
import { listed } from './shop.ts';

export default defineCommand({
  id: 'passport shop pull',
  summary: { zh: '把经济系统写入文件', en: 'Write the economy into files' },
  description: {
    zh: '资源、商品分类、商品、成就、任务、战令、邮件模板、排行榜各一个文件，每个键是一个标识，与默认值相同的不写。能写的字段与创建它的接口相同，例如 uos api schema passport.products.create；此外有 published（是否发布）、战令的 slots、排行榜的 schedule（定时重置）。放进代码仓库，改好后用 push 写回。',
    en: 'A file each for resources, categories, products, achievements, quests, battle passes, mail templates and leaderboards; the keys are identifiers, and what is as by default is left out. A thing may hold what the call that makes it takes, such as uos api schema passport.products.create; beside that published, the slots of a battle pass and the schedule of a leaderboard. Keep them in your repository and write them back with push.',
  },
  args: FOLDER_ARG,
  examples: [
    { text: { zh: '写入 economy 目录', en: 'Into the folder economy' }, line: 'uos passport shop pull' },
    { text: { zh: '写入其他目录', en: 'Into another folder' }, line: 'uos passport shop pull ./live/economy' },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'kind', title: { zh: '类别', en: 'Kind' }, labels: KIND_LABELS },
      { field: 'count', title: { zh: '数量', en: 'Count' }, format: 'number' },
    ],
    fields: ['file', 'kind', 'count'],
  },
  async run(ctx) {
    const passport = await ctx.uos.service('passport');
    const rows: { file: string; kind: string; count: number }[] = [];
    for (const kind of KINDS) {
      const remote = await listed(kind, passport);
      if (remote === undefined) {
        continue;
      }
      const file = relative(ctx.io.cwd, writeKind(ctx, ctx.args.folder, kind, remote));
      rows.push({ file, kind: kind.name, count: remote.filter(({ isBuiltIn }) => isBuiltIn !== true).length });
    }
    return rows;
  },
});
