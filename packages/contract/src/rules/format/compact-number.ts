// Large numbers as the product shows them: 万, 百万, 千万, 亿. Source: platform-core 9.

import type { Text } from '../verdict.ts';

/** From which size on each unit is used, smallest first. */
const units: Readonly<Record<keyof Text, readonly { from: number; unit: string }[]>> = {
  zh: [
    { from: 1, unit: '' },
    { from: 1e4, unit: '万' },
    { from: 1e6, unit: '百万' },
    { from: 1e7, unit: '千万' },
    { from: 1e8, unit: '亿' },
  ],
  en: [
    { from: 1, unit: '' },
    { from: 1e3, unit: 'K' },
    { from: 1e6, unit: 'M' },
    { from: 1e9, unit: 'B' },
  ],
};

/** At most two decimals, no trailing zeros: 12345 is `1.23万`, 999999 is `1百万`. A number that is none is `-`. */
export function formatCompact(value: number, language: keyof Text = 'zh'): string {
  if (!Number.isFinite(value)) {
    return '-';
  }
  const size = Math.abs(value);
  const list = units[language];
  // why the rounded size decides: 99.999万 would else be shown as 100万 instead of 1百万
  const fits = list.find(({ from }, index) => twoDecimals(size / from) * from < (list[index + 1]?.from ?? Infinity));
  const { from, unit } = fits ?? { from: 1, unit: '' };
  const shown = twoDecimals(size / from);
  return `${value < 0 && shown !== 0 ? '-' : ''}${shown}${unit}`;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
