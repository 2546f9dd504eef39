// The levels that a logic server can have: how much of a core it gets.
import { funcLabels, type Label } from '@uos/contract/labels';
import { language } from '../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

const LEVELS: Readonly<Record<string, Label>> = funcLabels.funcFunction.configLevel;

/** A level of the app alone has no name of its own. */
export function levelWords(level: string): string {
  const known = LEVELS[level];
  return text.levelOf(known === undefined ? text.ownLevel : known[language], level);
}

/** The known ones, and the one that is set. */
export function levelOptions(own?: string): { readonly value: string; readonly label: string }[] {
  const known = Object.keys(LEVELS);
  return [...known, ...(own === undefined || own === '' || known.includes(own) ? [] : [own])].map((value) => ({
    value,
    label: levelWords(value),
  }));
}
