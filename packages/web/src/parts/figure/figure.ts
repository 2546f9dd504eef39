// A number as it is shown large: whole up to 100,000, above it in 万 and 亿, with its unit as a step of its own.
import { text } from './text.zh.ts';

export interface Figure {
  readonly value: string;
  /** Stands smaller behind it. */
  readonly unit: string;
}

/** `12,847`, `12.4 万`, `1.2 亿`. */
export function figureOf(value: number, unit = ''): Figure {
  const size = Math.abs(value);
  const step = text.steps.find(({ from }) => size >= from);
  return step === undefined
    ? { value: value.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 2 : 0 }), unit }
    : { value: (value / step.per).toFixed(1), unit: `${step.unit}${unit === '' ? '' : ` ${unit}`}` };
}

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Bytes, base 1000, one decimal: `4.8 TB`. */
export function sizeFigure(bytes: number): Figure {
  const power = bytes < 1000 ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log10(bytes) / 3));
  return { value: (bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1), unit: SIZES[power] ?? '' };
}

export function figureWords({ value, unit }: Figure): string {
  return unit === '' ? value : `${value} ${unit}`;
}

/** By how much `now` is above `before`, as a part of it; nothing where there is nothing to compare with. */
export function changeOf(now: number, before: number | undefined): number | undefined {
  return before === undefined || before === 0 ? undefined : (now - before) / before;
}

/** `8.2%`, without its sign: the arrow beside it has the direction. */
export function percentWords(part: number): string {
  return `${(Math.abs(part) * 100).toFixed(1)}%`;
}
