// Removes fault rules.
import { defineCommand } from '../../../program/command.ts';
import { askControl } from '../control.ts';
import { DATA_FLAG } from '../flags.ts';

export default defineCommand({
  id: 'dev faults clear',
  summary: { zh: '删除故障规则', en: 'Remove fault rules' },
  args: { id: { text: { zh: '规则编号，默认全部', en: 'Id of a rule; all unless given' }, optional: true } },
  flags: DATA_FLAG,
  examples: [{ text: { zh: '全部删除', en: 'Remove them all' }, line: 'uos dev faults clear' }],
  output: { columns: [{ field: 'removed', title: { zh: '已删除', en: 'Removed' } }], fields: ['removed'] },
  async run(ctx) {
    const query = ctx.args.id === undefined ? '' : `?${new URLSearchParams({ id: ctx.args.id })}`;
    return askControl<{ removed: number }>(ctx, { method: 'DELETE', path: `faults${query}` });
  },
});
