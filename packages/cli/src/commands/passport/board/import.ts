// Writes the scores of a CSV file, by the rule of the leaderboard.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UosApiError } from '@uos/sdk';
import { EXIT, usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { BOARD_ARG, readBoard } from './boards.ts';
import { readScores, type ScoreRow } from './scores-csv.ts';

/** So many scores go in one call, all or nothing. */
const BATCH = 100;

interface Failed {
  readonly line: number;
  readonly memberId: string;
  readonly message: string;
}

export default defineCommand({
  id: 'passport board import',
  summary: { zh: '从 CSV 写入分数', en: 'Write the scores of a CSV file' },
  description: {
    zh: '表头至少有 memberId 和 score，可有 displayName、bucketId。先检查整个文件，有问题时什么都不写。分数按榜的更新方式处理，重复导入 KeepBest 榜不会改变结果，Aggregate 榜会再加一次。',
    en: 'The heads name at least memberId and score; displayName and bucketId may stand beside them. The whole file is checked first, and nothing is written where it is wrong. Scores follow the rule of the board: importing again changes nothing where the best is kept, and adds once more where scores are added.',
  },
  args: { ...BOARD_ARG, file: { text: { zh: 'CSV 文件', en: 'CSV file' } } },
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '写入', en: 'Write them' }, line: 'uos passport board import weekly scores.csv --yes' },
    {
      text: { zh: '只检查文件', en: 'Only check the file' },
      line: 'uos passport board import weekly scores.csv --dry-run',
    },
  ],
  output: {
    columns: [
      { field: 'written', title: { zh: '已写入', en: 'Written' }, format: 'number' },
      { field: 'failedCount', title: { zh: '失败', en: 'Failed' }, format: 'number' },
    ],
    fields: ['written', 'failedCount', 'failed'],
  },
  exits: { 8: { zh: '有分数没有写入', en: 'Some scores were not written' } },
  async run(ctx) {
    const { board: name, file } = ctx.args;
    const read = readScores(await textOf(resolve(ctx.io.cwd, file)));
    const help = 'uos passport board import --help';
    if (read === undefined) {
      throw usageError(
        'no-scores',
        () =>
          ctx.say({
            zh: `${file} 的表头没有 memberId 和 score。`,
            en: `The heads of ${file} do not name memberId and score.`,
          }),
        help,
      );
    }
    const { rows, bad } = read;
    if (bad.length > 0) {
      for (const { line, problem } of bad.slice(0, SHOWN)) {
        ctx.note({ zh: `第 ${line} 行：${problem.zh}`, en: `Line ${line}: ${problem.en}` });
      }
      throw usageError(
        'bad-rows',
        () => ctx.say({ zh: `${file} 有 ${bad.length} 行不能写入。`, en: `${bad.length} lines of ${file} are wrong.` }),
        help,
      );
    }
    const { displayName } = await readBoard(ctx, name);
    await ctx.confirm(
      {
        zh: `将给排行榜 ${displayName} 写入 ${rows.length} 名成员的分数`,
        en: `The scores of ${rows.length} members will be written to leaderboard ${displayName}`,
      },
      name,
    );
    const { leaderboardScores } = await ctx.uos.service('passport');
    const failed: Failed[] = [];
    const submit = (batch: readonly ScoreRow[]) =>
      leaderboardScores.submit({ name, scores: batch.map(({ line: _, ...score }) => score) });
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      try {
        await submit(batch);
      } catch (error) {
        if (!isRefused(error)) {
          throw error;
        }
        // why one by one: of a batch nothing was written, and the reply does not say whose score is refused
        for (const row of batch) {
          try {
            await submit([row]);
          } catch (problem) {
            if (!isRefused(problem)) {
              throw problem;
            }
            failed.push({ line: row.line, memberId: row.memberId, message: problem.display(ctx.lang) });
          }
        }
      }
      ctx.event({ type: 'progress', done: Math.min(from + BATCH, rows.length), total: rows.length });
    }
    for (const { line, memberId, message } of failed.slice(0, SHOWN)) {
      ctx.note({ zh: `第 ${line} 行 ${memberId}：${message}`, en: `Line ${line} ${memberId}: ${message}` });
    }
    if (failed.length > 0) {
      ctx.exit(EXIT.partial);
    }
    return { written: rows.length - failed.length, failedCount: failed.length, failed };
  },
});

/** So many lines are named. */
const SHOWN = 20;

/** Codes of a score that is refused by itself: wrong, of nobody, of a member that is kept out. Anything else ends the run. */
const OF_ONE_SCORE: ReadonlySet<number> = new Set([30_001, 50_001, 90_041]);

function isRefused(error: unknown): error is UosApiError {
  return error instanceof UosApiError && error.code !== undefined && OF_ONE_SCORE.has(error.code);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(file), undefined, { cause });
  }
}
