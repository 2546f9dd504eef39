// A rule as rows of conditions that all have to hold, where it is no more than that.
import { attributesOf, type Comparison, type Expression, everyone, readRule } from '@uos/contract/rules';
import { readValue } from '../player/player.ts';
import type { KnownAttribute } from './attributes.ts';
import { quoted } from './complete.ts';

export interface Condition {
  /** `user.tier` */
  readonly attribute: string;
  readonly by: Comparison;
  /** As a person types it; several with commas between them. */
  readonly value: string;
}

type Literal = string | number | boolean | null;

const LISTS: ReadonlySet<Comparison> = new Set(['in', 'not in']);

/** The rows of a rule, or nothing where it says more than rows can. */
export function conditionsOf(rule: string): readonly Condition[] | undefined {
  const read = readRule(rule);
  if (read.rule === undefined) {
    return undefined;
  }
  return read.rule.kind === 'value' && read.rule.value === true ? [] : rowsOf(read.rule);
}

function rowsOf(part: Expression): readonly Condition[] | undefined {
  if (part.kind === 'and') {
    const [left, right] = [rowsOf(part.left), rowsOf(part.right)];
    return left === undefined || right === undefined ? undefined : [...left, ...right];
  }
  if (part.kind !== 'compare' || part.left.kind !== 'attribute') {
    return undefined;
  }
  const [attribute] = attributesOf(part.left);
  const values = literalsOf(part.right);
  const isPlain = part.left.path.every((step) => typeof step === 'string') && !(attribute ?? '').includes('[');
  return attribute === undefined || values === undefined || !isPlain || LISTS.has(part.by) !== Array.isArray(values)
    ? undefined
    : [{ attribute, by: part.by, value: Array.isArray(values) ? values.map(typedOf).join(', ') : typedOf(values) }];
}

function literalsOf(part: Expression): Literal | Literal[] | undefined {
  if (part.kind === 'value') {
    return part.value;
  }
  if (part.kind === 'minus' && part.of.kind === 'value' && typeof part.of.value === 'number') {
    return -part.of.value;
  }
  if (part.kind !== 'list') {
    return undefined;
  }
  const items = part.items.map(literalsOf);
  const plain = items.filter((item): item is Literal => item !== undefined && !Array.isArray(item));
  // why: a comma in a text would become two values
  return plain.length === items.length && !plain.some((item) => String(item).includes(',')) ? plain : undefined;
}

/** Texts that would be read as something else stand in quotes. */
function typedOf(value: Literal): string {
  if (typeof value !== 'string') {
    return String(value);
  }
  return readValue(value, undefined) === value && value !== '' ? value : `'${value}'`;
}

/** The rule of all rows that are filled in. */
export function ruleOf(conditions: readonly Condition[], known: readonly KnownAttribute[]): string {
  const parts = conditions
    .filter(({ attribute, value }) => attribute.trim() !== '' && value.trim() !== '')
    .map(({ attribute, by, value }) => {
      const type = known.find(({ name }) => name === attribute)?.type;
      const one = (typed: string) => writtenOf(typed.trim(), by === 'matches' ? 'string' : type);
      return `${attribute.trim()} ${by} ${LISTS.has(by) ? `[${value.split(',').map(one).join(', ')}]` : one(value)}`;
    });
  return parts.length === 0 ? everyone : parts.join(' && ');
}

function writtenOf(typed: string, type: KnownAttribute['type']): string {
  const value = readValue(typed, type);
  return typeof value === 'string' ? quoted(value) : Array.isArray(value) ? quoted(typed) : String(value);
}
