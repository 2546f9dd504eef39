import { readFileSync } from 'node:fs';
import { readRule } from '@uos/contract/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Attributes, type RuleCompiler, ruleCompiler } from './compile.ts';
import { randomRule, slowly } from './testing.ts';

let compile: RuleCompiler;
beforeAll(async () => {
  compile = await ruleCompiler();
});

interface RuleCase {
  readonly rule: string;
  readonly value?: boolean;
  readonly error?: string;
  readonly position?: number;
}

/** Rules and what becomes of them, which the reader of rules in the contract is held to as well. */
const { attributes: ATTRIBUTES, cases } = JSON.parse(
  readFileSync(new URL('../../../../../tests/spec/rule-cases.json', import.meta.url), 'utf8'),
) as { attributes: Attributes; cases: readonly RuleCase[] };

const holds = (rule: string, attributes = ATTRIBUTES): boolean | undefined => compile(rule).holds?.(attributes);

describe('a rule', () => {
  it('has a table of at least 200 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
  });

  it.each(cases)('$rule does what the table says', ({ rule, value: expected, error, position }) => {
    const compiled = compile(rule);
    expect(compiled.fault).toEqual(error === undefined ? undefined : { message: error, position });
    expect(compiled.holds?.(ATTRIBUTES)).toBe(expected);
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
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const rule = randomRule((below) => Number(numbers.next().value) % below);
        const read = readRule(rule);
        const compiled = compile(rule);
        expect(compiled.fault).toEqual(read.fault);
        if (read.rule !== undefined) {
          expect(compiled.holds?.(ATTRIBUTES), rule).toBe(slowly(read.rule, ATTRIBUTES) === true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
