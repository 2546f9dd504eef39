import { describe, expect, it } from 'vitest';
import type { Output } from '../command.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
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

function print(answer: unknown, options: { terminal?: number; chinese?: boolean; output?: Output } = {}) {
  let written = '';
  const { terminal, chinese = false, output = OUTPUT } = options;
  printAnswer(
    {
      sink: { isTTY: terminal !== undefined, columns: terminal ?? 80, write: (text) => (written += text) },
      paint: (_, text) => text,
      t: chinese ? zh : en,
      lang: chinese ? 'zh' : 'en',
    },
    answer,
    output,
  );
  return written;
}

describe('printAnswer', () => {
  it('prints an aligned table with a header on a terminal', () => {
    expect(print(ROWS, { terminal: 80 })).toMatchInlineSnapshot(`
      "Name        Size  Time
      web      1.23 MB  2026-11-21 00:30
      资源 桶    999 B
      "
    `);
  });

  it('cuts columns to a narrow terminal', () => {
    const lines = print([{ name: 'a'.repeat(200), size: 1 }], { terminal: 40 }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(lines[1]).toContain('…');
  });

  it('prints whole values in tab-separated rows without a header on a pipe', () => {
    expect(print(ROWS)).toBe('web\t1234567\t2026-11-20T16:30:00Z\n资源 桶\t999\t\n');
  });

  it('prints a record as titled lines, and as field and value on a pipe', () => {
    expect(print(ROWS[0], { terminal: 80, chinese: true })).toBe('名称  web\n大小  1.23 MB\n时间  2026-11-21 00:30\n');
    expect(print(ROWS[0])).toBe('name\tweb\nsize\t1234567\nlast.at\t2026-11-20T16:30:00Z\n');
  });

  it('prints the one field of a bare answer', () => {
    expect(print({ url: 'http://x/', path: 'a' }, { output: { columns: [], bare: 'url' } })).toBe('http://x/\n');
  });

  it('says on a terminal that a list is empty, and nothing on a pipe', () => {
    expect(print([], { terminal: 80 })).toBe('Nothing here.\n');
    expect(print([])).toBe('');
  });
});
