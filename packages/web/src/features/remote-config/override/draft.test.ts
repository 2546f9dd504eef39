import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { describe, expect, it } from 'vitest';
import {
  changesInWords,
  type DraftVariant,
  draftOf,
  evenWeights,
  jsonOf,
  readJson,
  sentOf,
  variantsProblem,
} from './draft.ts';

const configs = [
  { key: 'speed', type: 'FLOAT', value: '1', description: '' },
  { key: 'title', type: 'STRING', value: 'a', description: '' },
  { key: 'shop', type: 'JSON', value: '{}', description: '' },
  { key: 'isOpen', type: 'BOOL', value: 'true', description: '' },
] as const;

const variant = (change: Partial<DraftVariant> = {}): DraftVariant => ({
  ...{ name: 'variant 1', weight: 100, variableType: 'keyValue', source: '{}' },
  values: [{ key: 'speed', type: 'FLOAT', value: '2.5' }],
  ...change,
});

const saved = {
  ...{ overrideId: 'o', name: 'n', description: '', status: 'disable', startDate: '', endDate: '', rule: 'true' },
  ...{ rolloutPercentage: 10, priority: 5, resourceAge: 1 },
  ...{ createdAt: '', createdBy: '', modifiedAt: '', modifiedBy: '' },
  variants: [{ variantId: 'v', name: 'a', weight: 100, variableType: 'keyValue', values: [] }],
} satisfies ConfigOverride;

describe('readJson', () => {
  it('is the other way of jsonOf, each value in the type of its parameter', () => {
    const values = [
      { key: 'speed', type: 'FLOAT', value: '2.5' },
      { key: 'title', type: 'STRING', value: '3' },
      { key: 'shop', type: 'JSON', value: '{"items":[1]}' },
      { key: 'isOpen', type: 'BOOL', value: 'false' },
    ] as const;
    expect(readJson(jsonOf(values), [...configs])).toEqual({ values, problem: undefined });
  });

  it('says what is no object, no parameter, or does not fit its type', () => {
    const problem = (source: string) => readJson(source, [...configs]).problem;
    expect([problem('['), problem('[]'), problem('{"none":1}')]).toEqual([
      '应为一个 JSON 对象，成员名即参数的键',
      '应为一个 JSON 对象，成员名即参数的键',
      '没有参数 none',
    ]);
    expect(problem('{"speed":"fast"}')).toBe('speed：必须是数字');
  });
});

describe('variantsProblem', () => {
  it('finds a name that is missing or stands twice, a key twice, and a value that does not fit', () => {
    const problem = (...variants: DraftVariant[]) => variantsProblem(variants, [...configs]);
    expect(problem(variant())).toBeUndefined();
    expect(problem(variant({ name: ' ' }))).toBe('变体需要名称');
    expect(problem(variant(), variant())).toBe('变体名称不能重复');
    const [first] = variant().values;
    expect(problem(variant({ values: [first, first].flatMap((one) => (one === undefined ? [] : [one])) }))).toContain(
      '参数 speed 设置了两次',
    );
    expect(problem(variant({ values: [{ key: 'speed', type: 'FLOAT', value: 'x' }] }))).toContain('必须是数字');
    expect(problem(variant({ values: [{ key: 'title', type: 'INT', value: '1' }] }))).toContain('类型');
  });
});

describe('sentOf', () => {
  it('sends what stands in the JSON of a variant that is edited so', () => {
    const draft = { ...draftOf(saved), priority: undefined };
    const sent = sentOf({ ...draft, variants: [variant({ variableType: 'json', source: '{"speed":3}' })] }, [
      ...configs,
    ]);
    expect(sent).toMatchObject({ priority: 1000, rolloutPercentage: 10 });
    expect(sent.variants?.[0]).toEqual({
      ...{ name: 'variant 1', weight: 100, variableType: 'json' },
      values: [{ key: 'speed', type: 'FLOAT', value: '3' }],
    });
  });
});

describe('evenWeights', () => {
  it('adds up to the whole', () => {
    expect([evenWeights(1), evenWeights(3)]).toEqual([[100], [34, 33, 33]]);
    expect(evenWeights(7).reduce((sum, one) => sum + one, 0)).toBe(100);
  });
});

describe('changesInWords', () => {
  it('tells who joins and who leaves, and nothing where nothing changed', () => {
    const draft = draftOf(saved);
    expect(changesInWords(draft, draft)).toEqual([]);
    expect(changesInWords(draft, { ...draft, rolloutPercentage: 30 })[0]).toContain('10%');
    expect(changesInWords(draft, { ...draft, endDate: '2026-12-01T00:00:00Z', name: 'x' })).toHaveLength(2);
  });
});
