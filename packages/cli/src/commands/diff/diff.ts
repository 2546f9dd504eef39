// Shows what `uos deploy` would change.

import { PATHS_ARG, RECONCILE_FLAG, ROW_OUTPUT, SERVICES_FLAG } from '../../declared/output.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'diff',
  summary: { zh: '查看文件与平台的差别', en: 'Show how files and platform differ' },
  args: PATHS_ARG,
  flags: { ...SERVICES_FLAG, ...RECONCILE_FLAG },
  examples: [
    { text: { zh: '部署会改变什么？', en: 'What would a deploy change?' }, line: 'uos diff' },
    {
      text: { zh: '哪些会被删除？', en: 'What would be deleted?' },
      line: 'uos diff --services cdn --reconcile',
    },
  ],
  output: ROW_OUTPUT,
  async run(ctx) {
    const { chosenAdapters, planAll, rowsOfPlan } = await import('../../declared/deploy.ts');
    const { readDeclarations } = await import('../../declared/files.ts');
    const declarations = readDeclarations(ctx, ctx.args.paths, chosenAdapters(ctx.flags.services));
    const all = rowsOfPlan(await planAll(ctx, declarations, ctx.flags.reconcile));
    const rows = all.filter(({ result }) => result !== 'unchanged');
    if (rows.length === 0) {
      ctx.note({ zh: `没有差别，共 ${all.length} 项。`, en: `No difference in ${all.length} things.` });
    }
    return rows;
  },
  // why nothing: the note has said it
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
