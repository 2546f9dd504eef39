// The words of a rule as an editor sees them, where it is not whole yet: enough to colour it and to know what may follow.
import { comparisons, textComparisons } from '@uos/contract/rules';

export type WordKind = 'attribute' | 'text' | 'number' | 'compare' | 'join' | 'constant' | 'sign' | 'other';

export interface Word {
  readonly kind: WordKind;
  readonly text: string;
  readonly at: number;
}

const PATTERN =
  /(?<text>'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)|(?<number>\d+(?:\.\d+)?)|(?<compare>not\s+in\b|==|!=|>=|<=|>|<)|(?<join>&&|\|\||!)|(?<name>[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]*)*)|(?<sign>[()[\],+\-*/%.])|(?<other>\S)/gu;

const COMPARE: ReadonlySet<string> = new Set([...comparisons, ...textComparisons]);
const JOIN: ReadonlySet<string> = new Set(['and', 'or', 'not']);
const CONSTANT: ReadonlySet<string> = new Set(['true', 'false', 'nil', 'null']);

export function wordsOf(rule: string): Word[] {
  return [...rule.matchAll(PATTERN)].map((match) => {
    const [text] = match;
    const { groups = {}, index } = match;
    const kind = (['text', 'number', 'compare', 'join', 'sign', 'other'] as const).find(
      (name) => groups[name] !== undefined,
    );
    return { text, at: index, kind: kind ?? kindOfName(text) };
  });
}

function kindOfName(name: string): WordKind {
  if (COMPARE.has(name)) {
    return 'compare';
  }
  return JOIN.has(name) ? 'join' : CONSTANT.has(name) ? 'constant' : 'attribute';
}
