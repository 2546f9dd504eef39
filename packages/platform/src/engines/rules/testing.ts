// Rules at random, and an interpreter of them that is written apart from the compiler.
import type { Expression } from '@uos/contract/rules';
import type { Attributes } from './compile.ts';

const LEAVES = [
  ...['user.score', 'user.tier', 'user.tags', 'user.none', 'app.version', 'unity.ram', 'user.stats.level', 'user.debt'],
  ...['1', '10', '0.5', "'gold'", "'1.2'", 'true', 'null', "['gold', 3]", '-3', 'user.missing', 'user.pairs[0]'],
] as const;
const SIGNS = [
  ...['==', '!=', '>', '>=', '<', '<=', 'in', 'not in'],
  ...['contains', 'startsWith', 'endsWith'],
] as const;

/** A whole number below that. */
type Draw = (below: number) => number;

/** A rule at random; one in some is none, so that its fault can be looked at. */
export function randomRule(draw: Draw, depth = 0): string {
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const operand = (): string =>
    draw(5) > 0 ? one(LEAVES) : `${one(LEAVES)} ${one(['+', '-', '*', '/', '%'])} ${one(LEAVES)}`;
  const kind = draw(8);
  if (kind === 0) {
    return one(LEAVES);
  }
  if (kind > 3 && depth < 5) {
    return kind < 6
      ? `${one(['!', 'not '])}(${randomRule(draw, depth + 1)})`
      : `${randomRule(draw, depth + 1)} ${one(['&&', '||', 'and', 'or'])} ${randomRule(draw, depth + 1)}`;
  }
  return `${operand()} ${one(SIGNS)} ${operand()}`;
}

/** Written apart from what it is compared with: values from the tree, one part at a time. */
export function slowly(part: Expression, attributes: Attributes): unknown {
  const value = (of: Expression): unknown => slowly(of, attributes);
  switch (part.kind) {
    case 'value':
      return part.value;
    case 'list':
      return part.items.map(value);
    case 'attribute': {
      const from = attributes[part.root] as unknown;
      return part.path.reduce<unknown>(
        (at, step) => (at as Readonly<Record<string | number, unknown>> | null)?.[step] ?? null,
        from,
      );
    }
    case 'not':
      return value(part.of) !== true;
    case 'minus': {
      const of = value(part.of);
      return typeof of === 'number' ? 0 - of : null;
    }
    case 'and':
      return [part.left, part.right].map(value).every((side) => side === true);
    case 'or':
      return [part.left, part.right].map(value).some((side) => side === true);
    case 'calculate': {
      const [left, right] = [value(part.left), value(part.right)];
      if (part.by === '+' && [left, right].every((side) => typeof side === 'string')) {
        return `${String(left)}${String(right)}`;
      }
      if (![left, right].every((side) => typeof side === 'number')) {
        return null;
      }
      const [a, b] = [Number(left), Number(right)];
      const result = { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '%': a % b }[part.by];
      return Number.isFinite(result) ? result : null;
    }
    case 'compare':
      return compareSlowly(part.by, value(part.left), value(part.right));
  }
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify([left]) === JSON.stringify([right]);

function compareSlowly(by: string, left: unknown, right: unknown): boolean {
  const isOrdered = typeof left === typeof right && ['number', 'string'].includes(typeof left);
  const [a, b] = [left as number, right as number];
  switch (by) {
    case '==':
      return same(left, right);
    case '!=':
      return !same(left, right);
    case '>':
      return isOrdered && a > b;
    case '>=':
      return isOrdered && a >= b;
    case '<':
      return isOrdered && a < b;
    case '<=':
      return isOrdered && a <= b;
    case 'in':
      return Array.isArray(right) && right.some((item) => same(item, left));
    case 'not in':
      return !compareSlowly('in', left, right);
    case 'contains':
      return typeof left === 'string'
        ? typeof right === 'string' && left.split(right).length > 1
        : compareSlowly('in', right, left);
    case 'startsWith':
      return typeof left === 'string' && typeof right === 'string' && left.slice(0, right.length) === right;
    default:
      return (
        typeof left === 'string' && typeof right === 'string' && left.slice(-right.length || left.length) === right
      );
  }
}
