// How well something fits what was typed: its name before its group, its beginning before its middle.
import { initials } from './initials.ts';

export interface Findable {
  readonly title: string;
  /** Where it belongs; also searched. */
  readonly hint?: string;
  /** Further words that find it. */
  readonly words?: string;
}

/** From 0, which is no match, to 100. An empty query fits everything. */
export function rank({ title, hint = '', words = '' }: Findable, query: string): number {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') {
    return 1;
  }
  const name = title.toLowerCase();
  if (name === wanted) {
    return 100;
  }
  if (name.startsWith(wanted)) {
    return 90;
  }
  if (name.includes(wanted)) {
    return 80;
  }
  const letters = initials(title);
  if (letters.startsWith(wanted)) {
    return 70;
  }
  const other = `${hint} ${words}`.toLowerCase();
  if (other.includes(wanted)) {
    return 50;
  }
  if (letters.includes(wanted) || initials(hint).includes(wanted)) {
    return 40;
  }
  const parts = wanted.split(/\s+/);
  const all = `${name} ${letters} ${other} ${initials(hint)}`;
  return parts.length > 1 && parts.every((part) => all.includes(part)) ? 30 : 0;
}
