// The month that a screen of bills is about, in the address: `?month=2026-10`, the current one where nothing is said.
import { isMonth, shanghaiMonth } from '@uos/contract/rules';
import { type Codec, useSearchState, words } from '../../kit/address/search-state.ts';
import { text } from './text.zh.ts';

export function currentMonth(): string {
  return shanghaiMonth(Date.now()) ?? '';
}

/** `2026 年 10 月` */
export function monthTitle(month: string): string {
  return text.monthTitle(month.slice(0, 4), Number(month.slice(5)));
}

/** What is no month, or not here yet, is the current one. */
export const monthWord: Codec<string> = {
  read: (word) => (word !== undefined && isMonth(word) && word <= currentMonth() ? word : currentMonth()),
  write: (month) => (month === currentMonth() ? undefined : month),
};

// why the page too: another month has other pages
const search = { month: monthWord, page: words() };

/** The month, and how to go to another. */
export function useMonth(): readonly [string, (month: string) => void] {
  const [{ month }, change] = useSearchState(search);
  return [month, (next) => change({ month: next, page: '' })];
}
