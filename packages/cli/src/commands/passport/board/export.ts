// Writes the scores of a leaderboard as CSV, which `import` reads.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkDryWrite } from '../../../connection/dry-run.ts';
import { defineCommand } from '../../../program/command.ts';
import { take } from '../../../program/lists.ts';
import { csvText } from '../../bill/csv.ts';
import { BOARD_ARG, PAGE } from './boards.ts';

const COLUMNS = [
  'rank',
  'memberId',
  'displayName',
  'score',
  'tier',
  'bucketId',
  'realmID',
  'updateCount',
  'updatedAt',
] as const;

export default defineCommand({
  id: 'passport board export',
  summary: { zh: '把分数导出为 CSV', en: 'Write the scores as CSV' },
  args: BOARD_ARG,
  flags: {
    version: {
      type: 'string',
      ref: 'passport.leaderboardVersion',
      text: { zh: '版本 ID，默认当前版本', en: 'Version id; the one of now unless given' },
    },
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      text: { zh: '写入文件，默认标准输出', en: 'Write to a file; to stdout unless given' },
    },
  },
  examples: [
    { text: { zh: '写入文件', en: 'Into a file' }, line: 'uos passport board export weekly -o scores.csv' },
    {
      text: { zh: '搬到另一个榜', en: 'Over to another leaderboard' },
      line: 'uos passport board export weekly > scores.csv && uos passport board import trial scores.csv --yes',
    },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'rows', title: { zh: '行数', en: 'Rows' } },
    ],
    fields: ['file', 'rows', 'csv'],
  },
  async run(ctx): Promise<{ file: string; rows: number; csv: string | undefined }> {
    const { version, output } = ctx.flags;
    const name = ctx.args.board;
    const { leaderboardScores, leaderboardVersions } = await ctx.uos.service('passport');
    const scores =
      version === undefined
        ? await take(leaderboardScores.list.all({ name, count: PAGE }))
        : await take(leaderboardVersions.scores.all({ name, v: version, count: PAGE }));
    const csv = csvText(
      COLUMNS,
      scores.map((score) => COLUMNS.map((column) => score[column])),
    );
    if (output === undefined) {
      return { file: '', rows: scores.length, csv };
    }
    const file = resolve(ctx.io.cwd, output);
    checkDryWrite(ctx.env, file);
    writeFileSync(file, csv);
    return { file, rows: scores.length, csv: undefined };
  },
  show: ({ csv }) => csv,
});
