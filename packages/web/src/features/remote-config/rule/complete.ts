// What may be typed next in a rule, at a place in it: attributes, comparisons that fit them, values that games send.
import { comparisons, textComparisons } from '@uos/contract/rules';
import type { KnownAttribute } from './attributes.ts';
import { type Word, wordsOf } from './words.ts';

export type SuggestionKind = 'attribute' | 'value' | 'compare' | 'join';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly insert: string;
  readonly attribute?: KnownAttribute;
}

export interface Completion {
  /** What is replaced. */
  readonly from: number;
  readonly to: number;
  readonly suggestions: readonly Suggestion[];
}

const MOST = 12;
const NUMBERS = ['>', '>=', '<', '<=', '==', '!=', 'in', 'not in'] as const;
const FLAGS = ['==', '!='] as const;
const LISTS = ['contains', '==', '!='] as const;

export function completionAt(rule: string, caret: number, known: readonly KnownAttribute[]): Completion {
  const before = rule.slice(0, caret);
  const words = wordsOf(before);
  const last = words.at(-1);
  const isOpen = last?.kind === 'text' && !isClosed(last.text);
  const isTyping = last !== undefined && isOpen ? true : isPart(last, caret);
  const typed = isTyping && last !== undefined ? last : undefined;
  const head = typed === undefined ? words : words.slice(0, -1);
  const from = typed?.at ?? caret;
  const closes = isOpen && rule.charAt(caret) === last?.text.charAt(0) ? 1 : 0;
  const search = (typed?.text ?? '').replace(/^['"]/, '').toLowerCase();
  const all = isOpen ? valuesFor(head, known) : after(head, known);
  return { from, to: caret + closes, suggestions: fitting(all, search) };
}

function isClosed(text: string): boolean {
  return text.length > 1 && text.endsWith(text.charAt(0));
}

/** A name that the caret stands right behind is still being typed. */
function isPart(last: Word | undefined, caret: number): boolean {
  return (
    last !== undefined &&
    last.at + last.text.length === caret &&
    (last.kind === 'attribute' || last.kind === 'constant' || /^[a-z]+$/i.test(last.text))
  );
}

function fitting(all: readonly Suggestion[], search: string): Suggestion[] {
  const found = all.filter(({ label }) => label.toLowerCase().includes(search) && label.toLowerCase() !== search);
  const first = (one: Suggestion) => (one.label.toLowerCase().startsWith(search) ? 0 : 1);
  return found.sort((a, b) => first(a) - first(b)).slice(0, MOST);
}

function after(head: readonly Word[], known: readonly KnownAttribute[]): Suggestion[] {
  const last = head.at(-1);
  if (last === undefined || last.kind === 'join' || last.text === '(') {
    return [
      ...attributes(known),
      ...(last?.text === 'not' || last?.text === '!' ? [] : [plain('join', 'not')]),
      ...(last === undefined ? [plain('join', 'true')] : []),
    ];
  }
  if (last.kind === 'compare' || last.text === '[' || last.text === ',') {
    return [...valuesFor(head, known), ...(last.kind === 'compare' ? attributes(known) : [])];
  }
  if (last.kind === 'attribute' && head.at(-2)?.kind !== 'compare') {
    return operators(known.find(({ name }) => name === last.text));
  }
  return isInList(head) ? [] : [plain('join', '&&'), plain('join', '||')];
}

function operators(attribute: KnownAttribute | undefined): Suggestion[] {
  const fit = {
    number: NUMBERS,
    boolean: FLAGS,
    list: LISTS,
    string: [...comparisons.filter((one) => !/[<>]/.test(one)), ...textComparisons],
  };
  const signs: readonly string[] = fit[attribute?.type as keyof typeof fit] ?? [...comparisons, ...textComparisons];
  return signs.map((sign) => ({
    kind: 'compare',
    label: sign,
    insert: sign === 'in' || sign === 'not in' ? `${sign} [` : `${sign} `,
  }));
}

/** Values of the attribute that stands before the comparison. */
function valuesFor(head: readonly Word[], known: readonly KnownAttribute[]): Suggestion[] {
  const at = head.findLastIndex(({ kind }) => kind === 'compare');
  const name = head[at - 1]?.text;
  const attribute = known.find((one) => one.name === name);
  if (attribute?.type === 'boolean') {
    return [plain('value', 'true'), plain('value', 'false')];
  }
  return (attribute?.values ?? []).map((value) => ({
    kind: 'value',
    label: value,
    insert: attribute?.type === 'number' ? value : quoted(value),
  }));
}

function isInList(head: readonly Word[]): boolean {
  return head.findLastIndex(({ text }) => text === '[') > head.findLastIndex(({ text }) => text === ']');
}

const attributes = (known: readonly KnownAttribute[]): Suggestion[] =>
  known.map((attribute) => ({ kind: 'attribute', label: attribute.name, insert: `${attribute.name} `, attribute }));

const plain = (kind: SuggestionKind, label: string): Suggestion => ({ kind, label, insert: `${label} ` });

/** A text as a rule writes it. */
export function quoted(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}
