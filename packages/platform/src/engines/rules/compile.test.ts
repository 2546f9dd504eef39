import { type Expression, readRule } from '@uos/contract/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Attributes, type RuleCompiler, ruleCompiler } from './compile.ts';

let compile: RuleCompiler;
beforeAll(async () => {
  compile = await ruleCompiler();
});

const ATTRIBUTES: Attributes = {
  unity: { model: 'iPhone15,2', ram: 8 },
  app: { version: '1.2', packageVersion: '' },
  user: {
    ...{ score: 10, rate: 0.5, tier: 'gold', isNew: true, none: null, tags: ['a', 'b', 3], stats: { level: 7 } },
    ...JSON.parse('{"__proto__": "own", "名字": "林"}'),
  },
};

const holds = (rule: string, attributes = ATTRIBUTES): boolean | undefined => compile(rule).holds?.(attributes);

describe('a rule', () => {
  it.each([
    ['user.score == 10', true],
    ["user.score == '10'", false],
    ["user.score != '10'", true],
    ['user.isNew == true', true],
    ["user.isNew == 'true'", false],
    ['user.none == null', true],
    ['user.missing == nil', true],
    ['user.missing.deeper.still == null', true],
    ['user.missing > 1', false],
    ['user.missing <= 1', false],
    ['not (user.missing > 1)', true],
    ["app.version >= '1.10'", true],
    ["app.version > 'a'", false],
    ["user.score < 'z'", false],
    ['user.isNew > false', false],
    ["user.tier in ['gold', 'silver']", true],
    ['user.score in user.tags', false],
    ['3 in user.tags', true],
    ["user.tier not in ['gold']", false],
    ["user.tier in 'golden'", false],
    ['user.tags contains 3', true],
    ["user.tags contains '3'", false],
    ["user.tier contains 'ol'", true],
    ["user.score contains '1'", false],
    ["unity.model startsWith 'iPhone'", true],
    ["unity.model endsWith ',2'", true],
    ["user.score startsWith '1'", false],
    ["unity.model matches '^iPhone1[0-9]'", true],
    ["unity.model matches 'Pad'", false],
    ["user.score matches '1'", false],
    ['user.stats.level == 7', true],
    ["user['stats']['level'] == 7", true],
    ['user.tags[1] == "b"', true],
    ['user.tags[9] == null', true],
    ["user.tags == ['a', 'b', 3]", true],
    ["user.tags != ['a', 'b']", true],
    ['user.score + 5 * 2 == 20', true],
    ['user.score % 4 == 2', true],
    ['user.score / 0 == null', true],
    ['user.score - user.missing == null', true],
    ["app.version + '!' == '1.2!'", true],
    ["user.score + '1' == null", true],
    ['-user.score == 0 - 10', true],
    ['-user.tier == null', true],
    ['user.constructor == null', true],
    ['user.toString == null', true],
    ["user.__proto__ == 'own'", true],
    ["user.名字 == '林'", true],
    ['app.packageVersion == ""', true],
    ['user == null', false],
    ['user.isNew == true && user.score > 5 || false', true],
    ['true || user.x > 1 && false', true],
  ])('%s is %s', (rule, expected) => {
    expect(holds(rule)).toBe(expected);
  });

  it('takes no longer for a pattern that others go astray in, nor for a pattern that is made to be long', () => {
    const attributes = { ...ATTRIBUTES, user: { text: `${'a'.repeat(255)}!` } };
    expect(holds("user.text matches '(a+)+$'", attributes)).toBe(false);
    expect(compile("user.text matches '((a{30}){30}){30}'").fault?.position).toBe(18);
    expect(holds("user.text matches 'a'", { ...ATTRIBUTES, user: { text: 'a'.repeat(257) } })).toBe(false);
    const joined = new Array(400).fill('user.text').join(' + ');
    expect(holds(`${joined} contains 'a'`, attributes)).toBe(false);
  });

  it('answers as an interpreter of its tree does, and never throws', () => {
    fc.assert(
      fc.property(ruleText, (rule) => {
        const read = readRule(rule);
        const compiled = compile(rule);
        expect(compiled.fault).toEqual(read.fault);
        if (read.rule !== undefined) {
          expect(compiled.holds?.(ATTRIBUTES), rule).toBe(slowly(read.rule) === true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const leaf = fc.constantFrom(
  ...['user.score', 'user.tier', 'user.tags', 'user.none', 'app.version', 'unity.ram', 'user.stats.level'],
  ...['1', '10', '0.5', "'gold'", "'1.2'", 'true', 'null', "['gold', 3]", '-3'],
);
const value = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.tuple(leaf, fc.constantFrom('+', '-', '*', '/', '%'), leaf).map((parts) => parts.join(' ')),
);
const sign = fc.constantFrom('==', '!=', '>', '>=', '<', '<=', 'in', 'not in', 'contains', 'startsWith', 'endsWith');
const comparison = fc.tuple(value, sign, value).map((parts) => parts.join(' '));
const ruleText: fc.Arbitrary<string> = fc.letrec<{ rule: string }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small' },
    comparison,
    fc.tuple(tie('rule'), fc.constantFrom('&&', '||', 'and', 'or'), tie('rule')).map((parts) => parts.join(' ')),
    fc.tuple(fc.constantFrom('!', 'not '), tie('rule')).map(([not, rule]) => `${not}(${rule})`),
    leaf,
  ),
})).rule;

/** Written apart from what it is compared with: values from the tree, one part at a time. */
function slowly(part: Expression): unknown {
  switch (part.kind) {
    case 'value':
      return part.value;
    case 'list':
      return part.items.map(slowly);
    case 'attribute': {
      const from = ATTRIBUTES[part.root] as unknown;
      return part.path.reduce<unknown>(
        (at, step) => (at as Readonly<Record<string | number, unknown>> | null)?.[step] ?? null,
        from,
      );
    }
    case 'not':
      return slowly(part.of) !== true;
    case 'minus': {
      const of = slowly(part.of);
      return typeof of === 'number' ? 0 - of : null;
    }
    case 'and':
      return [part.left, part.right].map(slowly).every((side) => side === true);
    case 'or':
      return [part.left, part.right].map(slowly).some((side) => side === true);
    case 'calculate': {
      const [left, right] = [slowly(part.left), slowly(part.right)];
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
      return compareSlowly(part.by, slowly(part.left), slowly(part.right));
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
