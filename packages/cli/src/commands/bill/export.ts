// Writes the lines of bills as CSV.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { defineCommand } from '../../program/command.ts';
import { valueAt } from '../../terminal/output/values.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { csvText } from './csv.ts';
import { billsOf, LINE_COLUMNS, linesOf, SERVICE_FLAG } from './lines.ts';
import { RANGE_FLAGS, rangeOf } from './months.ts';

export default defineCommand({
  id: 'bill export',
  web: '/apps/bill',
  summary: { zh: '把账单明细导出为 CSV', en: 'Write the lines of bills as CSV' },
  description: {
    zh: '带 UTF-8 标记，表格软件可直接打开；表头跟随界面语言。发票文件用 uos invoice download 下载。',
    en: 'Marked as UTF-8 for spreadsheets; titles in the language of the run. Invoices: uos invoice download.',
  },
  flags: {
    ...RANGE_FLAGS,
    ...SERVICE_FLAG,
    ...ORG_FLAG,
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      text: { zh: '写入文件，默认标准输出', en: 'Write to a file; to stdout unless given' },
    },
  },
  examples: [
    {
      text: { zh: '上个月，写入文件', en: 'Last month into a file' },
      line: 'uos bill export --month last -o bills.csv',
    },
    {
      text: { zh: '全年，交给别的程序', en: 'A year for another program' },
      line: 'uos bill export --from 2026-01 --to 2026-12 > bills.csv',
    },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'lines', title: { zh: '行数', en: 'Lines' } },
    ],
    fields: ['file', 'lines', 'from', 'to', 'csv'],
  },
  async run(ctx) {
    const { flags, globals, lang } = ctx;
    const billing = await ctx.uos.service('billing');
    const orgId = await orgIdOf(ctx, flags.org);
    const range = await rangeOf(ctx, billing, orgId, flags);
    const bills = await billsOf(billing, { ...range, orgId, service: flags.service, appId: globals.app });
    const rows = linesOf(bills);
    const amount = LINE_COLUMNS.filter(({ field }) => field === 'Amount');
    const others = LINE_COLUMNS.filter(({ field }) => field !== 'Amount');
    const columns = [...others, ...amount, { field: 'AppId', title: { zh: '应用 ID', en: 'App id' } }];
    const csv = csvText(
      columns.map(({ title }) => title[lang]),
      rows.map((row) =>
        columns.map(({ field, labels }) => {
          const value = valueAt(row, field);
          return labels?.[String(value)]?.[lang] ?? value;
        }),
      ),
    );
    if (flags.output === undefined) {
      return { file: '', lines: rows.length, ...range, csv };
    }
    const file = resolve(ctx.io.cwd, flags.output);
    checkDryWrite(ctx.env, file);
    writeFileSync(file, csv);
    return { file, lines: rows.length, ...range, csv: undefined };
  },
  show: ({ csv }) => csv,
});
