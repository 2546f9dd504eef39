// Runs one statement on a database, and shows its answer.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG } from './storage.ts';

export default defineCommand({
  id: 'storage query',
  summary: { zh: '执行一条语句', en: 'Run a statement on a database' },
  description: {
    zh: '默认只读，--write 才会修改数据。语句可以来自参数，或用 - 来自标准输入；不需要密码，也不需要安装客户端。每次执行都有记录。最多 1000 行、30 秒。',
    en: 'Reads only; with --write it may change data. The statement is an argument, or - for stdin; no password and no client is needed. Each run is written down. At most 1000 rows and 30 seconds.',
  },
  args: {
    ...DATABASE_ARG,
    statement: { optional: true, text: { zh: '语句，- 是标准输入', en: 'The statement, - is stdin' } },
  },
  flags: {
    write: { type: 'boolean', text: { zh: '允许修改数据', en: 'It may change data' } },
    limit: {
      type: 'number',
      value: 'n',
      least: 1,
      text: { zh: '最多多少行，默认 1000', en: 'At most so many rows, 1000 unless given' },
    },
    csv: { type: 'boolean', text: { zh: '输出 CSV', en: 'As CSV' } },
  },
  changes: 'app',
  examples: [
    { text: { zh: '查询', en: 'Ask for rows' }, line: "uos storage query players 'select * from scores limit 10'" },
    { text: { zh: '修改数据', en: 'Change data' }, line: "uos storage query players 'delete from scores' --write" },
    {
      text: { zh: '文件中的语句，输出 CSV', en: 'That of a file, as CSV' },
      line: 'cat top.sql | uos storage query players - --csv',
    },
    { text: { zh: '一个值', en: 'One value' }, line: "uos storage query cache 'get season' --jq '.rows[0].value'" },
  ],
  output: { columns: [], fields: ['columns', 'rows', 'rowCount', 'truncated', 'durationMs', 'command'] },
  replaces: ['storage.databases.query'],
  exits: { 1: { zh: '语句失败', en: 'the statement failed' } },
  async run(ctx) {
    const { runStatement } = await import('./query/run-statement.ts');
    return runStatement(ctx);
  },
});
