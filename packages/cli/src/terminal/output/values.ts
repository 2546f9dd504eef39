// A value as a person reads it and as a program reads it.
import { formatYuan } from '@uos/contract/rules';
import type { Column, Format } from '../../program/command.ts';
import type { Dictionary } from '../../text/en.ts';

/** Sizes count by 1000. Source: spec platform-core section 9. */
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** Times are shown as YYYY-MM-DD HH:mm in Asia/Shanghai, which keeps no summer time; Intl costs 30 ms to say so. */
const SHANGHAI_MS = 8 * 3_600_000;

export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

/** `ms` since 1970, in the time zone of the product. */
function timeText(ms: number): string {
  return new Date(ms + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** why always: a machine in another zone has its own times right beside it */
export const ZONE = 'UTC+8';

/** A moment as the product shows it, with its zone; anything else as it is. */
export function shownTime(moment: string): string {
  const text = bareTime(moment);
  return text === moment ? moment : `${text} ${ZONE}`;
}

/** The same where the zone stands above it. */
export function bareTime(moment: string): string {
  const ms = Date.parse(moment);
  return Number.isNaN(ms) ? moment : timeText(ms);
}

const NUMBERS = {
  bytes: sizeText,
  number: grouped,
  yuan: formatYuan,
  price: (yuan: number) => `¥${yuan}`,
  change: (yuan: number) => `${sign(yuan)}${formatYuan(yuan)}`,
  percent: (value: number) => `${sign(value)}${value}%`,
} as const satisfies Partial<Record<Format, (value: number) => string>>;

/** Formats of numbers, which stand right in a table. */
export function isNumeric(format: Format | undefined): format is keyof typeof NUMBERS {
  return format !== undefined && Object.hasOwn(NUMBERS, format);
}

function sign(value: number): string {
  return value > 0 ? '+' : '';
}

/** `12,345.6789`, as Intl writes it with four decimals at the most. */
function grouped(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(4))).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
}

/** For a terminal: sizes in units, times as the product shows them, in Asia/Shanghai. */
export function shown(value: unknown, format: Format | undefined, t: Dictionary): string {
  if (value === true || value === false) {
    return value ? t.output.yes : t.output.no;
  }
  if (typeof value === 'number' && isNumeric(format)) {
    return NUMBERS[format](value);
  }
  if (format === 'time' && typeof value === 'string') {
    return shownTime(value);
  }
  return oneLine(plain(value));
}

/** For a program: nothing cut, nothing rounded, no tab or line break inside a field. */
export function plain(value: unknown): string {
  if (value === undefined || value === null) {
    return '';
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function oneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}

/** Follows a path such as `last_release.releasenum`. */
export function valueAt(row: unknown, field: Column['field']): unknown {
  let value = row;
  for (const key of field.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return value;
}
