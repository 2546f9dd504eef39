import { describe, expect, it } from 'vitest';
import type { Output } from '../../program/command.ts';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';
import { printAnswer } from './print.ts';

const OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'last.at', title: { zh: '时间', en: 'Time' }, format: 'time' },
  ],
  fields: ['name', 'size', 'last'],
};
const ROWS = [
  { name: 'web', size: 1_234_567, last: { at: '2026-11-20T16:30:00Z' } },
  { name: '资源\t桶', size: 999, last: null },
];

async function print(
  answer: unknown,
  options: { terminal?: number; chinese?: boolean; painted?: boolean; output?: Output } = {},
) {
  let written = '';
  const { terminal, chinese = false, painted = false, output = OUTPUT } = options;
  await printAnswer(
    {
      sink: { isTTY: terminal !== undefined, columns: terminal ?? 80, write: (text) => (written += text) },
      paint: (style, text) => (painted ? `[${style}:${text}]` : text),
      t: chinese ? zh : en,
      lang: chinese ? 'zh' : 'en',
    },
    answer,
    output,
  );
  return written;
}

describe('printAnswer', () => {
  it('prints an aligned table with a header on a terminal', async () => {
    expect(await print(ROWS, { terminal: 80 })).toMatchInlineSnapshot(`
      "Name        Size  Time (UTC+8)
      web      1.23 MB  2026-11-21 00:30
      资源 桶    999 B
      "
    `);
  });

  it('cuts columns to a narrow terminal', async () => {
    const lines = (await print([{ name: 'a'.repeat(200), size: 1 }], { terminal: 40 })).split('\n');
    expect(Math.max(...lines.slice(0, 2).map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(lines[1]).toContain('…');
  });

  it('keeps what is behind an id where a narrow terminal has no room for it', async () => {
    const output: Output = {
      columns: ['name', 'id', 'files', 'size'].map((field) => ({ field, title: { zh: field, en: field } })),
    };
    const rows = [{ name: 'web', id: '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e', files: 49, size: 7 }];
    expect(await print(rows, { terminal: 40, output })).toBe(
      'name  files  size\nweb   49     7\nNo room for: id. A wider terminal or --json shows it.\n',
    );
    expect(await print(rows, { terminal: 80, output })).toContain('web   7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e  49');
  });

  it('cuts what tells rows apart last, never so far that two look alike, and leaves half a hash out instead', async () => {
    const output: Output = {
      columns: [
        { field: 'path', title: { zh: '路径', en: 'Path' } },
        { field: 'size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
        { field: 'type', title: { zh: '类型', en: 'Type' } },
        { field: 'md5', title: { zh: 'MD5', en: 'MD5' } },
        { field: 'at', title: { zh: '修改时间', en: 'Changed' }, format: 'time' },
      ],
    };
    const entry = { size: 1200, type: 'application/octet-stream', md5: 'd41d8cd98f00b204e9800998ecf8427e' };
    const rows = ['battle-theme-final.ogg', 'battle-theme-first.ogg'].map((name) => ({
      ...entry,
      path: `assets/audio/music/${name}`,
      at: '2026-11-20T16:30:00Z',
    }));
    expect(await print(rows, { terminal: 80, output })).toMatchInlineSnapshot(`
      "Path                                          Size  Type
      assets/audio/music/battle-theme-final.ogg  1.20 KB  application/octet-stream
      assets/audio/music/battle-theme-first.ogg  1.20 KB  application/octet-stream
      No room for: MD5, Changed. A wider terminal or --json shows it.
      "
    `);
    expect(await print(rows, { terminal: 60, output, chinese: true })).toMatchInlineSnapshot(`
      "路径                                      大小  类型
      assets/audio/music/battle-theme-fina…  1.20 KB  application…
      assets/audio/music/battle-theme-firs…  1.20 KB  application…
      放不下：MD5、修改时间。加宽终端或用 --json 查看。
      "
    `);
  });

  it('marks the row in use', async () => {
    const rows = [
      { name: 'web', current: true },
      { name: 'test', current: false },
    ];
    const output: Output = { columns: [{ field: 'name', title: { zh: '名称', en: 'Name' } }], current: 'current' };
    expect(await print(rows, { terminal: 80, output })).toBe('Name\nweb *\ntest\n');
    expect(await print(rows, { output })).toBe('web\ntest\n');
  });

  it('keeps numbers, states and what tells names apart whole, and leaves the last columns out for them', async () => {
    const output: Output = {
      columns: [
        { field: 'name', title: { zh: '名称', en: 'Name' } },
        {
          field: 'state',
          title: { zh: '状态', en: 'State' },
          labels: { Open: { zh: '等待审核', en: 'Awaiting review', color: 'gray' } },
        },
        { field: 'used', title: { zh: '用量', en: 'Used' }, format: 'number' },
        { field: 'change', title: { zh: '差额', en: 'Change' }, format: 'change' },
        { field: 'by', title: { zh: '变化', en: 'By' }, format: 'percent' },
        { field: 'price', title: { zh: '单价', en: 'Price' }, format: 'price' },
        { field: 'note', title: { zh: '备注', en: 'Note' } },
      ],
    };
    const rows = [
      { name: 'Lantern Studio', state: 'Open', used: 1234567.25, change: 12, by: 24.5, price: 0.042, note: 'none' },
      { name: 'Lantern Works', state: 'Open', used: 0, change: -3.5, by: -7, price: 6, note: 'none' },
    ];
    expect(await print(rows, { terminal: 70, output })).toMatchInlineSnapshot(`
      "Name            State                    Used   Change      By   Price
      Lantern Studio  Awaiting review  1,234,567.25  +¥12.00  +24.5%  ¥0.042
      Lantern Works   Awaiting review             0   -¥3.50     -7%      ¥6
      No room for: Note. A wider terminal or --json shows it.
      "
    `);
    expect(await print(rows.slice(1), { output })).toBe('Lantern Works\tOpen\t0\t-3.5\t-7\t6\tnone\n');
  });

  it('prints whole values in tab-separated rows without a header on a pipe', async () => {
    expect(await print(ROWS)).toBe('web\t1234567\t2026-11-20T16:30:00Z\n资源 桶\t999\t\n');
  });

  it('prints a record as titled lines, and as field and value on a pipe', async () => {
    expect(await print(ROWS[0], { terminal: 80, chinese: true })).toBe(
      '名称  web\n大小  1.23 MB\n时间  2026-11-21 00:30 UTC+8\n',
    );
    expect(await print(ROWS[0])).toBe('name\tweb\nsize\t1234567\nlast.at\t2026-11-20T16:30:00Z\n');
  });

  it('shows a state in its words and colour on a terminal, and as it is on a pipe', async () => {
    const Open = { zh: '开放', en: 'Open', color: 'green' } as const;
    const output: Output = {
      columns: [{ field: 'status', title: { zh: '状态', en: 'Status' }, labels: { Open } }],
    };
    const rows = [{ status: 'Open' }, { status: 'Unheard' }];
    expect(await print(rows, { output, terminal: 80, chinese: true })).toBe('状态\n开放\nUnheard\n');
    expect(await print(rows[0], { output, terminal: 80, painted: true })).toBe('[dim:Status]  [green:Open]\n');
    expect(await print(rows, { output })).toBe('Open\nUnheard\n');
  });

  it('prints the one field of a bare answer', async () => {
    expect(await print({ url: 'http://x/', path: 'a' }, { output: { columns: [], bare: 'url' } })).toBe('http://x/\n');
  });

  it('says on a terminal that a list is empty, and nothing on a pipe', async () => {
    expect(await print([], { terminal: 80 })).toBe('Nothing here.\n');
    expect(await print([])).toBe('');
  });
});
