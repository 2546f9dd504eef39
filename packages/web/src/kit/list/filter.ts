// Filters of a list as data. Their values are words, so that the address can carry them.
import type { LabelTable } from '@uos/contract/labels';
import { addDays, startOfShanghaiDay } from '@uos/contract/rules';
import { language } from '../language/language.zh.ts';

interface FilterBase {
  /** Its word in the address, and in `question.filters`. */
  readonly key: string;
  readonly title: string;
}

export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Free text, such as the id of a player. */
export interface TextFilter extends FilterBase {
  readonly kind: 'text';
}

/** Two days, `2026-01-01~2026-01-31`; read it with `readDayRange`. */
export interface RangeFilter extends FilterBase {
  readonly kind: 'range';
}

export type Filter = ChoiceFilter | TextFilter | RangeFilter;

/** A filter over the values of an enum, with the words of its labels. */
export function labelFilter(
  key: string,
  title: string,
  labels: LabelTable,
  // why not the empty one: in the address it is no filter at all
  values: readonly string[] = Object.keys(labels).filter((value) => value !== ''),
): ChoiceFilter {
  return {
    kind: 'choice',
    key,
    title,
    options: values.map((value) => ({ value, label: labels[value]?.[language] ?? value })),
  };
}

export interface Days {
  /** `YYYY-MM-DD` in Asia/Shanghai, both included. */
  readonly start: string;
  readonly end: string;
}

export function readDayRange(word: string): Days | undefined {
  const [, start, end] = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/.exec(word) ?? [];
  return start === undefined || end === undefined || start > end ? undefined : { start, end };
}

/** The same as moments: from the first second of the first day in Shanghai until the last day is over. */
export function readMomentRange(word: string | undefined): { from?: string; to?: string } {
  const days = readDayRange(word ?? '');
  const [from, to] =
    days === undefined ? [] : [startOfShanghaiDay(days.start), startOfShanghaiDay(addDays(days.end, 1))];
  return from === undefined || to === undefined
    ? {}
    : { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

export function writeDayRange(days: Days | undefined): string {
  return days === undefined ? '' : `${days.start}~${days.end}`;
}
