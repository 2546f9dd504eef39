import { describe, expect, it } from 'vitest';
import { widthOf } from '../width.ts';
import { barChart } from './chart.ts';

const bars = [
  { label: '2026-09', value: 298, text: '¥298.00' },
  { label: '2026-10', value: 372.5, text: '¥372.50' },
  { label: '2026-11', value: 0, text: '¥0.00' },
  { label: '2026-12', value: 0.01, text: '¥0.01' },
];
const bare = { paint: (_: unknown, text: string) => text, isPlain: false };
const draw = (columns: number, rows = bars) => barChart(rows, { ...bare, columns });

describe('barChart', () => {
  it('draws bars in proportion, and the smallest amount still visible', () => {
    expect(draw(40)).toMatchInlineSnapshot(`
      "2026-09  █████████████████▋      ¥298.00
      2026-10  ██████████████████████  ¥372.50
      2026-11                            ¥0.00
      2026-12  ▏                         ¥0.01
      "
    `);
  });

  it.each([20, 24, 40, 80, 200])('fits %i cells, wide labels too', (columns) => {
    const wide = [...bars, { label: '一个名字很长很长的应用，放不下', value: 5, text: '¥5.00' }];
    const widths = draw(columns, wide)
      .trimEnd()
      .split('\n')
      .map((line) => widthOf(line));
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
    expect(new Set(widths).size).toBe(1);
  });

  it('draws with signs where there are no blocks', () => {
    expect(barChart(bars.slice(0, 2), { ...bare, columns: 30, isPlain: true })).toBe(
      '2026-09  ##########    ¥298.00\n2026-10  ############  ¥372.50\n',
    );
  });

  it('measures against a whole where there is one', () => {
    const quota = [
      { label: 'x', value: 50, text: '50%' },
      { label: 'y', value: 130, text: '130%' },
    ];
    const [half = '', over = ''] = barChart(quota, { ...bare, columns: 30 }, 100).split('\n');
    expect([half.match(/█/g)?.length, over.match(/█/g)?.length]).toEqual([10, 21]);
  });

  it('draws nothing but numbers where all are zero', () => {
    expect(draw(40, [{ label: 'x', value: 0, text: '0' }])).toMatch(/^x +0\n$/);
  });
});
