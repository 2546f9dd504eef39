// Brings a snapshot back.

import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG } from './flags.ts';
import { SNAPSHOT_OUTPUT, type Snapshot } from './state.ts';
import { runAlone, runTool } from './tool.ts';

export default defineCommand({
  id: 'dev restore',
  summary: { zh: '恢复到一个快照', en: 'Bring a snapshot back' },
  description: {
    zh: '替换当前数据；替换前的数据保留为 before-import 快照。平台在运行时先停止，完成后重新启动。',
    en: 'Replaces the present data, which is kept as a before-import snapshot. A platform that runs is stopped for it and started again.',
  },
  args: { name: { text: { zh: '快照名', en: 'Name of the snapshot' } } },
  flags: DATA_FLAG,
  danger: 'confirm',
  examples: [
    { text: { zh: '回到测试之前', en: 'Back to before the test' }, line: 'uos dev restore before-test --yes' },
  ],
  output: SNAPSHOT_OUTPUT,
  async run(ctx) {
    const { name } = ctx.args;
    // why first: a slip of the hand should not stop the platform
    const known = await runTool<Snapshot[]>(ctx, ['snapshots']);
    if (!known.some((snapshot) => snapshot.name === name)) {
      const what = ctx.say({ zh: `没有名为 ${name} 的快照。`, en: `There is no snapshot ${name}.` });
      throw new CliError('unknown-snapshot', { exit: EXIT.notFound, what: () => what, next: 'uos dev snapshots' });
    }
    await ctx.confirm({ zh: `将恢复到快照 ${name}`, en: `The state goes back to snapshot ${name}` }, name);
    if (ctx.globals['dry-run']) {
      ctx.note({ zh: '试运行：没有恢复。', en: 'Dry run: nothing was restored.' });
      return undefined;
    }
    return runAlone<Snapshot>(ctx, ['restore', name]);
  },
});
