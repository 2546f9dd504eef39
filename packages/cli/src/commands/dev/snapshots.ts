// The snapshots of a data folder, those taken by itself too.
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG } from './flags.ts';
import { SNAPSHOT_OUTPUT, type Snapshot } from './state.ts';
import { runTool } from './tool.ts';

export default defineCommand({
  id: 'dev snapshots',
  summary: { zh: '查看快照', en: 'Show the snapshots' },
  description: {
    zh: '包括平台自动保存的：迁移之前、导入之前和每日一份，各保留最近两份。',
    en: 'With those the platform keeps by itself: before a migration, before an import and one each day, the last two of each.',
  },
  flags: DATA_FLAG,
  examples: [{ text: { zh: '有哪些？', en: 'Which are there?' }, line: 'uos dev snapshots' }],
  output: SNAPSHOT_OUTPUT,
  run: (ctx) => runTool<Snapshot[]>(ctx, ['snapshots']),
});
