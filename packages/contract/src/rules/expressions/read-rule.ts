// Reads the rule of an override: a parser by precedence that says at which character a rule goes wrong. Nothing here
// evaluates one. Source: wire/data-and-tools.md 2.1.
import {
  type Arithmetic,
  type Comparison,
  comparisons,
  type Expression,
  everyone,
  type ReadRule,
  type RuleFault,
  type RuleRoot,
  ruleLimits,
  ruleRoots,
  textComparisons,
} from './expression.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The rule as a tree, or what is wrong with it. An empty text is a rule that lets everybody in. */
export function readRule(text: string): ReadRule {
  const written = text.trim() === '' ? everyone : text;
  if (written.length > ruleLimits.characters) {
    return {
      fault: {
        message: `a rule has at most ${ruleLimits.characters} characters`,
        position: ruleLimits.characters,
      },
    };
  }
  const tokens = tokensOf(written);
  if (!Array.isArray(tokens)) {
    return { fault: tokens };
  }
  try {
    return { rule: ruleOf(tokens) };
  } catch (error) {
    if (error instanceof Wrong) {
      return { fault: error.fault };
    }
    throw error;
  }
}

/** Names of the attributes that a rule reads, such as `user.score`, each once. */
export function attributesOf(rule: Expression): string[] {
  const names = new Set<string>();
  const visit = (part: Expression): void => {
    switch (part.kind) {
      case 'attribute':
        names.add(attributeName(part.root, part.path));
        break;
      case 'list':
        part.items.forEach(visit);
        break;
      case 'not':
      case 'minus':
        visit(part.of);
        break;
      case 'value':
        break;
      default:
        visit(part.left);
        visit(part.right);
    }
  };
  visit(rule);
  return [...names];
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** As a rule writes it, up to a place in a list. */
function attributeName(root: RuleRoot, path: readonly (string | number)[]): string {
  let name: string = root;
  for (const step of path) {
    if (typeof step === 'number') {
      break;
    }
    name += PLAIN_NAME.test(step) ? `.${step}` : `['${step.replace(/[\\']/g, '\\$&')}']`;
  }
  return name;
}

class Wrong extends Error {
  readonly fault: RuleFault;

  constructor(message: string, position: number) {
    super(message);
    this.fault = { message, position };
  }
}

const ONE_SIDE = 'the rule must be true or false; write == true';
const BOTH_SIDES = 'both sides must be comparisons, write == true';
const SIGNS: ReadonlySet<string> = new Set([...comparisons, ...textComparisons]);
const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, nil: null, null: null };

function ruleOf(tokens: readonly Token[]): Expression {
  let next = 0;
  let depth = 0;
  const end = tokens.at(-1) as Token;
  const peek = (ahead = 0): Token => tokens[next + ahead] ?? end;
  const is = (...texts: readonly string[]): boolean => {
    const { kind, text } = peek();
    return (kind === 'sign' || kind === 'name') && texts.includes(text);
  };
  const take = (): Token => {
    const token = peek();
    next += 1;
    return token;
  };
  const unexpected = (token: Token): Wrong =>
    token.kind === 'end' ? new Wrong('rule ends too early', token.at) : new Wrong(`unexpected ${token.text}`, token.at);
  const expect = (sign: string): void => {
    if (!is(sign)) {
      throw unexpected(peek());
    }
    next += 1;
  };
  const deeper = <T>(at: number, read: () => T): T => {
    depth += 1;
    if (depth > ruleLimits.depth) {
      throw new Wrong(`a rule is nested at most ${ruleLimits.depth} deep`, at);
    }
    const done = read();
    depth -= 1;
    return done;
  };

  const either = (): Expression => joined('or', ['||', 'or'], both);
  const both = (): Expression => joined('and', ['&&', 'and'], negated);
  const joined = (kind: 'or' | 'and', signs: readonly string[], part: () => Expression): Expression => {
    let left = part();
    while (is(...signs)) {
      take();
      const right = part();
      for (const side of [left, right]) {
        if (!isTrueOrFalse(side)) {
          throw new Wrong(BOTH_SIDES, side.at);
        }
      }
      left = { kind, left, right, at: left.at };
    }
    return left;
  };
  const negated = (): Expression => {
    if (!is('!', 'not')) {
      return compared();
    }
    const { at } = take();
    const of = deeper(at, negated);
    if (!isTrueOrFalse(of)) {
      throw new Wrong(ONE_SIDE, of.at);
    }
    return { kind: 'not', of, at };
  };
  const compared = (): Expression => {
    const left = sum();
    const by = comparison();
    if (by === undefined) {
      return left;
    }
    const right = sum();
    if (by === 'matches' && !(right.kind === 'value' && typeof right.value === 'string')) {
      throw new Wrong('matches takes a pattern in quotes', right.at);
    }
    if (by === 'matches' && right.kind === 'value' && String(right.value).length > ruleLimits.patternCharacters) {
      throw new Wrong(`a pattern has at most ${ruleLimits.patternCharacters} characters`, right.at);
    }
    return { kind: 'compare', by, left, right, at: left.at };
  };
  const comparison = (): Comparison | undefined => {
    const { kind, text } = peek();
    if (kind === 'name' && text === 'not' && peek(1).kind === 'name' && peek(1).text === 'in') {
      next += 2;
      return 'not in';
    }
    if ((kind !== 'sign' && kind !== 'name') || !SIGNS.has(text)) {
      return undefined;
    }
    next += 1;
    return text as Comparison;
  };
  const sum = (): Expression => calculated(['+', '-'], product);
  const product = (): Expression => calculated(['*', '/', '%'], signed);
  const calculated = (signs: readonly Arithmetic[], part: () => Expression): Expression => {
    let left = part();
    while (is(...signs)) {
      const by = take().text as Arithmetic;
      left = { kind: 'calculate', by, left, right: part(), at: left.at };
    }
    return left;
  };
  const signed = (): Expression => {
    if (!is('-')) {
      return primary();
    }
    const { at } = take();
    return { kind: 'minus', of: deeper(at, signed), at };
  };
  const primary = (): Expression => {
    const token = take();
    const { kind, text, at } = token;
    if (kind === 'number') {
      return { kind: 'value', value: Number(text), at };
    }
    if (kind === 'text') {
      return { kind: 'value', value: text, at };
    }
    if (kind === 'name') {
      return Object.hasOwn(WORDS, text) ? { kind: 'value', value: WORDS[text] ?? null, at } : attribute(token);
    }
    if (kind === 'sign' && text === '(') {
      const inner = deeper(at, either);
      expect(')');
      return inner;
    }
    if (kind === 'sign' && text === '[') {
      return deeper(at, () => list(at));
    }
    throw unexpected(token);
  };
  const list = (at: number): Expression => {
    const items: Expression[] = [];
    while (!is(']')) {
      if (items.length > 0) {
        expect(',');
      }
      if (items.length === ruleLimits.listItems) {
        throw new Wrong(`a list has at most ${ruleLimits.listItems} values`, peek().at);
      }
      items.push(sum());
    }
    take();
    return { kind: 'list', items, at };
  };
  const attribute = ({ text, at }: Token): Expression => {
    if (!isRoot(text)) {
      throw new Wrong(`unknown name ${text}`, at);
    }
    const path: (string | number)[] = [];
    for (;;) {
      if (is('.')) {
        take();
        const name = take();
        if (name.kind !== 'name') {
          throw name.kind === 'end' ? unexpected(name) : new Wrong('expected a name', name.at);
        }
        path.push(name.text);
      } else if (is('[')) {
        take();
        const key = take();
        if (key.kind !== 'text' && !(key.kind === 'number' && /^\d+$/.test(key.text))) {
          throw key.kind === 'end' ? unexpected(key) : new Wrong('expected a name', key.at);
        }
        path.push(key.kind === 'text' ? key.text : Number(key.text));
        expect(']');
      } else {
        break;
      }
    }
    return { kind: 'attribute', root: text, path, at };
  };

  const rule = either();
  if (peek().kind !== 'end') {
    throw unexpected(peek());
  }
  if (!isTrueOrFalse(rule)) {
    throw new Wrong(ONE_SIDE, rule.at);
  }
  return rule;
}

const isRoot = (text: string): text is RuleRoot => (ruleRoots as readonly string[]).includes(text);

/** why no attribute: `user.IsNewPlayer` may be a text, so whoever means true says so */
function isTrueOrFalse(part: Expression): boolean {
  return part.kind === 'value' ? typeof part.value === 'boolean' : LOGICAL.has(part.kind);
}

const LOGICAL: ReadonlySet<Expression['kind']> = new Set(['compare', 'and', 'or', 'not']);
