// Shows what `push` would change.
import { defineCommand } from '../../../program/command.ts';
import { FOLDER_ARG } from './files.ts';
import { planned, RECONCILE_FLAG, rowOf, STEP_OUTPUT } from './shop.ts';

export default defineCommand({
  id: 'passport shop diff',
  summary: { zh: '查看文件与平台上经济系统的差别', en: 'Show how files differ from the economy' },
  args: FOLDER_ARG,
  flags: RECONCILE_FLAG,
  examples: [
    { text: { zh: '写入之前先看', en: 'Before it is written' }, line: 'uos passport shop diff' },
    {
      text: { zh: '只看玩家马上会看到的', en: 'Only what players see at once' },
      line: "uos passport shop diff --jq '.[] | select(.live)'",
    },
  ],
  output: STEP_OUTPUT,
  async run(ctx) {
    const steps = await planned(ctx, ctx.args.folder, ctx.flags.reconcile);
    if (steps.length === 0) {
      ctx.note({ zh: '没有差别。', en: 'No difference.' });
    }
    return steps.map((step) => rowOf(ctx, step));
  },
  // why nothing: the note has said it
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
