// What is wrong with a rule, in the language of the page: the parser says it in English, as servers do.
import { text } from '../text.zh.ts';

export interface RuleProblem {
  readonly message: string;
  /** From 0; below it the fault has no place. */
  readonly position: number;
}

export function faultWords(message: string): string {
  const plain = text.faults[message as keyof typeof text.faults];
  if (plain !== undefined) {
    return plain;
  }
  for (const [pattern, words] of SHAPES) {
    const [, fact] = pattern.exec(message) ?? [];
    if (fact !== undefined) {
      return words(fact);
    }
  }
  return message;
}

/** The same with the place, as an editor counts it. */
export function faultWordsAt(rule: string, { message, position }: RuleProblem): string {
  const words = faultWords(message);
  if (position < 0) {
    return words;
  }
  const lines = rule.slice(0, position).split('\n');
  return text.faultAt(lines.length, (lines.at(-1) ?? '').length + 1, words);
}

const SHAPES: readonly (readonly [RegExp, (fact: string) => string])[] = [
  [/^unknown name (.+)$/, text.unknownName],
  [/^unexpected (.+)$/, text.unexpected],
  [/^a rule has at most (\d+) characters$/, text.ruleTooLong],
  [/^a rule is nested at most (\d+) deep$/, text.ruleTooDeep],
  [/^a list has at most (\d+) values$/, text.listTooLong],
  [/^a pattern has at most (\d+) characters$/, text.patternTooLong],
];
