// Makes functions of rules. A rule reads what it is given and nothing else, cannot loop, and a pattern is matched in
// linear time, so no rule holds up the process. Source: wire/data-and-tools.md 2.1.
import { type Comparison, type Expression, type RuleFault, type RuleRoot, readRule } from '@uos/contract/rules';
import type { RE2JS } from 're2js';

/** What a rule reads: values as JSON has them, in three groups. */
export type Attributes = Readonly<Record<RuleRoot, Readonly<Record<string, unknown>>>>;

export type CompiledRule = (attributes: Attributes) => boolean;

export type Compiled =
  | { readonly holds: CompiledRule; readonly rule: Expression; readonly fault?: undefined }
  | { readonly holds?: undefined; readonly fault: RuleFault };

/** Compiles a rule, or says what is wrong with it. */
export type RuleCompiler = (rule: string) => Compiled;

type Value = string | number | boolean | null | object;
type Read = (attributes: Attributes) => Value;
type PatternOf = (text: string) => RE2JS;

let compiler: Promise<RuleCompiler> | undefined;

/** why a promise: the library of patterns is read with the first rule, not with each start of a platform */
export function ruleCompiler(): Promise<RuleCompiler> {
  compiler ??= import('re2js').then(({ RE2JS: patterns }) => {
    const patternOf: PatternOf = (text) => patterns.compile(text);
    return (rule) => compile(rule, patternOf);
  });
  return compiler;
}

function compile(text: string, patternOf: PatternOf): Compiled {
  const read = readRule(text);
  if (read.rule === undefined) {
    return { fault: read.fault };
  }
  try {
    const holds = reader(read.rule, patternOf);
    return { rule: read.rule, holds: (attributes) => holds(attributes) === true };
  } catch (error) {
    if (error instanceof BadPattern) {
      return { fault: error.fault };
    }
    throw error;
  }
}

class BadPattern extends Error {
  readonly fault: RuleFault;

  constructor(position: number, options?: ErrorOptions) {
    super('bad pattern', options);
    this.fault = { message: 'the pattern cannot be read', position };
  }
}

function reader(part: Expression, patternOf: PatternOf): Read {
  switch (part.kind) {
    case 'value': {
      const { value } = part;
      return () => value;
    }
    case 'list': {
      const items = part.items.map((item) => reader(item, patternOf));
      return (attributes) => items.map((item) => item(attributes));
    }
    case 'attribute':
      return attribute(part.root, part.path);
    case 'not': {
      const of = reader(part.of, patternOf);
      return (attributes) => of(attributes) !== true;
    }
    case 'minus': {
      const of = reader(part.of, patternOf);
      return (attributes) => {
        const value = of(attributes);
        return typeof value === 'number' ? -value : null;
      };
    }
    case 'and': {
      const [left, right] = [reader(part.left, patternOf), reader(part.right, patternOf)];
      return (attributes) => left(attributes) === true && right(attributes) === true;
    }
    case 'or': {
      const [left, right] = [reader(part.left, patternOf), reader(part.right, patternOf)];
      return (attributes) => left(attributes) === true || right(attributes) === true;
    }
    case 'calculate': {
      const [left, right] = [reader(part.left, patternOf), reader(part.right, patternOf)];
      const { by } = part;
      return (attributes) => calculate(by, left(attributes), right(attributes));
    }
    case 'compare':
      return part.by === 'matches' ? matches(part.left, part.right, patternOf) : compared(part, patternOf);
  }
}

/** why own properties only: `user.constructor` is no attribute of anybody */
function attribute(root: RuleRoot, path: readonly (string | number)[]): Read {
  return (attributes) => {
    let value: unknown = attributes[root];
    for (const step of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
        return null;
      }
      value = (value as Readonly<Record<string | number, unknown>>)[step];
    }
    return (value ?? null) as Value;
  };
}

/** why both: a match takes as long as the text times the pattern, and the pattern `(a{30}){30}` is short */
const MOST_STEPS = 500;
const MOST_MATCHED = 256;
const MOST_JOINED = 4096;

function matches(left: Expression, pattern: Expression, patternOf: PatternOf): Read {
  const read = reader(left, patternOf);
  const text = pattern.kind === 'value' ? String(pattern.value) : '';
  let compiled: RE2JS;
  try {
    compiled = patternOf(text);
  } catch (error) {
    throw new BadPattern(pattern.at, { cause: error });
  }
  if (compiled.programSize() > MOST_STEPS) {
    throw new BadPattern(pattern.at);
  }
  return (attributes) => {
    const value = read(attributes);
    return typeof value === 'string' && value.length <= MOST_MATCHED && compiled.matcher(value).find();
  };
}

function compared(part: Extract<Expression, { readonly kind: 'compare' }>, patternOf: PatternOf): Read {
  const [left, right] = [reader(part.left, patternOf), reader(part.right, patternOf)];
  const compare = COMPARE[part.by as Exclude<Comparison, 'matches'>];
  return (attributes) => compare(left(attributes), right(attributes));
}

const COMPARE: Readonly<Record<Exclude<Comparison, 'matches'>, (left: Value, right: Value) => boolean>> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '>': (left, right) => order(left, right, (sign) => sign > 0),
  '>=': (left, right) => order(left, right, (sign) => sign >= 0),
  '<': (left, right) => order(left, right, (sign) => sign < 0),
  '<=': (left, right) => order(left, right, (sign) => sign <= 0),
  in: isIn,
  'not in': (left, right) => !isIn(left, right),
  contains: (left, right) =>
    typeof left === 'string' ? typeof right === 'string' && left.includes(right) : isIn(right, left),
  startsWith: (left, right) => typeof left === 'string' && typeof right === 'string' && left.startsWith(right),
  endsWith: (left, right) => typeof left === 'string' && typeof right === 'string' && left.endsWith(right),
};

/** Values of different types are never equal: a number in quotes is a text. */
function isEqual(left: Value, right: Value): boolean {
  return Array.isArray(left) && Array.isArray(right)
    ? left.length === right.length && left.every((item, index) => isEqual(item as Value, right[index] as Value))
    : left === right;
}

function isIn(item: Value, list: Value): boolean {
  return Array.isArray(list) && list.some((other) => isEqual(item, other as Value));
}

/** Numbers and texts have an order, each among themselves; nothing else has one. */
function order(left: Value, right: Value, holds: (sign: number) => boolean): boolean {
  if (typeof left === 'number' && typeof right === 'number') {
    return holds(left - right);
  }
  return typeof left === 'string' && typeof right === 'string' && holds(left < right ? -1 : Number(left > right));
}

function calculate(by: '+' | '-' | '*' | '/' | '%', left: Value, right: Value): Value {
  if (by === '+' && typeof left === 'string' && typeof right === 'string') {
    return left.length + right.length > MOST_JOINED ? null : left + right;
  }
  if (typeof left !== 'number' || typeof right !== 'number') {
    return null;
  }
  const value = CALCULATE[by](left, right);
  return Number.isFinite(value) ? value : null;
}

const CALCULATE: Readonly<Record<'+' | '-' | '*' | '/' | '%', (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};
