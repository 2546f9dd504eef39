// Keeps the state of the platform under a name, in its data folder.
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG } from './flags.ts';
import { SNAPSHOT_OUTPUT, type Snapshot } from './state.ts';
import { runTool } from './tool.ts';

export default defineCommand({
  id: 'dev snapshot',
  summary: { zh: '给平台的当前状态起名保存', en: 'Keep the present state of the platform under a name' },
  description: {
    zh: '平台可以正在运行。快照保存在数据目录的 snapshots 下，用 uos dev restore 恢复。',
    en: 'The platform may be running. Snapshots are below snapshots in the data folder; uos dev restore brings one back.',
  },
  args: { name: { text: { zh: '名称，默认为当前时间', en: 'Name; the present time unless given' }, optional: true } },
  flags: DATA_FLAG,
  examples: [{ text: { zh: '测试之前', en: 'Before a test' }, line: 'uos dev snapshot before-test' }],
  output: SNAPSHOT_OUTPUT,
  run: (ctx) => runTool<Snapshot>(ctx, ['snapshot', ...(ctx.args.name === undefined ? [] : [ctx.args.name])]),
});
