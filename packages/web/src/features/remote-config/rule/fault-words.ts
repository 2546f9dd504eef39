// What is wrong with a rule, in the language of the page.
import { placeInRule, ruleFaultWords } from '@uos/contract/messages';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';

export interface RuleProblem {
  readonly message: string;
  /** From 0; below it the fault has no place. */
  readonly position: number;
}

export function faultWords(message: string): string {
  return ruleFaultWords(message, language);
}

/** The same with the place, as an editor counts it. */
export function faultWordsAt(rule: string, { message, position }: RuleProblem): string {
  const words = faultWords(message);
  if (position < 0) {
    return words;
  }
  const { line, column } = placeInRule(rule, position);
  return text.faultAt(line, column, words);
}
