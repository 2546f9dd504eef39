// Experience of levels as a field of a form holds it: one number, or one for each level with commas between. Pure.
import { text } from './text.zh.ts';

const SEPARATOR = /[\s,\uff0c\u3001;\uff1b]+/;
const WHOLE = /^[1-9][0-9]*$/;
/** Most of one level. Source: the call. */
const MOST = 1_000_000_000;

export const writeLevels = (levelExp: readonly number[]): string => levelExp.join(', ');

/** Nothing where it is no list of numbers. */
export function readLevels(words: string): number[] | undefined {
  const parts = words.split(SEPARATOR).filter((part) => part !== '');
  const isRight = parts.length > 0 && parts.every((part) => WHOLE.test(part) && Number(part) <= MOST);
  return isRight ? parts.map(Number) : undefined;
}

export function levelsProblem(words: string, maxLevel: number | undefined): string | undefined {
  const levels = readLevels(words);
  if (levels === undefined) {
    return text.levelsWrong;
  }
  return levels.length === 1 || maxLevel === undefined || levels.length === maxLevel
    ? undefined
    : text.levelsCount(levels.length, maxLevel);
}
