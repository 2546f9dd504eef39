// Statements of a database that took long.
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { DATABASE_ARG, databaseMeant } from './storage.ts';

const LIMIT = 50;
/** As many are looked through for the longest. */
const MOST = 2000;
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export default defineCommand({
  id: 'storage slow',
  summary: { zh: '列出慢语句', en: 'List statements that took long' },
  description: {
    zh: '默认最近 7 天、100 毫秒以上，新的在前；--worst 最慢的在前。只读成员看到的语句不含其中的值。',
    en: 'Of seven days and more than 100 ms unless told, newest first; --worst has the longest first. Members who only look see statements without the values in them.',
  },
  args: DATABASE_ARG,
  flags: {
    since: {
      type: 'string',
      value: '24h',
      text: { zh: '多久以来，例如 30m、24h、7d', en: 'How far back, such as 30m, 24h or 7d' },
    },
    threshold: {
      type: 'number',
      value: 'ms',
      least: 0,
      text: { zh: '至少多少毫秒', en: 'At least so many milliseconds' },
    },
    worst: { type: 'boolean', text: { zh: '最慢的在前', en: 'The longest first' } },
    limit: {
      type: 'number',
      value: 'n',
      least: 0,
      text: { zh: '最多多少条，默认 50', en: 'At most so many; 50 unless given' },
    },
  },
  examples: [
    { text: { zh: '最近的', en: 'The latest' }, line: 'uos storage slow players' },
    {
      text: { zh: '一天里最慢的十条', en: 'The ten longest of a day' },
      line: 'uos storage slow players --since 24h --worst --limit 10',
    },
  ],
  output: {
    columns: [
      { field: 'time', title: { zh: '时间', en: 'Time' }, format: 'time' },
      { field: 'durationMs', title: { zh: '毫秒', en: 'ms' }, format: 'number' },
      { field: 'rowsExamined', title: { zh: '扫描行数', en: 'Rows' }, format: 'number' },
      { field: 'user', title: { zh: '用户', en: 'User' } },
      { field: 'statement', title: { zh: '语句', en: 'Statement' } },
    ],
    fields: ['time', 'timestamp', 'durationMs', 'rowsExamined', 'user', 'database', 'statement'],
  },
  replaces: ['storage.databases.slowQueries'],
  async run(ctx) {
    const { since, threshold, worst, limit = LIMIT } = ctx.flags;
    const [, number = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(since ?? '7d') ?? [];
    if (number === '') {
      const { usageError } = await import('../../errors/cli-error.ts');
      throw usageError(
        'bad-since',
        () =>
          ctx.say({
            zh: `“${since}”不是时长，例如 30m、24h、7d。`,
            en: `"${since}" is no span, such as 30m, 24h or 7d.`,
          }),
        'uos storage slow --help',
      );
    }
    const { databaseId: id, name } = await databaseMeant(ctx, ctx.args.database);
    const { databases } = await ctx.uos.service('storage');
    const startTime = new Date(ctx.io.now() - Number(number) * (UNITS[unit] ?? 0)).toISOString();
    const asked = { id, startTime, count: 100, ...(threshold !== undefined && { threshold }) };
    const rows = await take(databases.slowQueries.all(asked), worst ? MOST : limit);
    if (rows.length === 0) {
      ctx.note({ zh: `${name} 没有慢语句。`, en: `No statement of ${name} took long.` });
    }
    const ordered = worst ? rows.toSorted((one, other) => other.durationMs - one.durationMs) : rows;
    return ordered.slice(0, limit).map((row) => ({ time: new Date(row.timestamp * 1000).toISOString(), ...row }));
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
