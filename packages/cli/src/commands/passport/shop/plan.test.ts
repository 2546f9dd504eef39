import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kind, Remote, Value } from './kind.ts';
import { danglingOf, neverOf, planOf, type Side, type Step, type Wanted } from './plan.ts';

const nothing = async (): Promise<void> => undefined;
const kindOf = (name: string, more: Partial<Kind> = {}): Kind => ({
  ...{ name, file: `${name}s.json`, title: { zh: name, en: name }, operation: '', defaults: { limit: 0, until: null } },
  ...{ list: async () => [], create: nothing, update: nothing, remove: nothing },
  ...more,
});
const thing = kindOf('thing', { never: ['type'] });
const product = kindOf('product', {
  publishing: { fixed: ['costs'], publish: nothing, revoke: nothing },
  refs: ({ costs }) => [{ kind: 'thing', slug: String(costs), at: 'costs' }],
});

const values = fc.record({
  limit: fc.constantFrom(0, 1, 2),
  until: fc.constantFrom(null, 'monday'),
  costs: fc.constantFrom('coin', 'jade'),
});
const slugs = fc.constantFrom('a', 'b', 'c', 'd');
const wanted = fc.dictionary(slugs, fc.record({ value: values, isPublished: fc.boolean() }));
const remotes = fc
  .dictionary(slugs, fc.record({ value: values, isPublished: fc.boolean() }))
  .map((all) => Object.entries(all).map(([slug, one]): Remote => ({ slug, ...one })));

/** What a platform makes of a step; throws where it would refuse it. */
function after(remote: readonly Remote[], { action, slug, value, reopens }: Step): readonly Remote[] {
  const found = remote.find((one) => one.slug === slug);
  const others = remote.filter((one) => one.slug !== slug);
  if (action === 'create') {
    expect(found).toBeUndefined();
    return [...others, { slug, value, isPublished: false }];
  }
  if (found === undefined) {
    throw new Error(`${action} of ${slug}, which is not there`);
  }
  const changed: Value = { ...found.value, ...value };
  if (action === 'change') {
    expect(found.isPublished === true && Object.hasOwn(value, 'costs'), 'a price of what is on sale').toBe(reopens);
    return [...others, { ...found, value: changed }];
  }
  if (action === 'delete') {
    expect(found.isPublished).toBe(false);
    return others;
  }
  expect(found.isPublished).toBe(action === 'revoke');
  return [...others, { ...found, isPublished: action === 'publish' }];
}

const sideOf = (all: Readonly<Record<string, Wanted>>, remote: readonly Remote[]): Side[] => [
  { kind: product, wanted: all, remote },
];

describe('planOf', () => {
  it('makes of anything what the files say, also where it is cut off after any step and begun again', () => {
    fc.assert(
      fc.property(wanted, remotes, fc.nat(8), fc.boolean(), (all, remote, cut, reconcile) => {
        const whole = planOf(sideOf(all, remote), { reconcile });
        const half = whole.slice(0, cut).reduce(after, remote);
        const end = planOf(sideOf(all, half), { reconcile }).reduce(after, half);
        expect(planOf(sideOf(all, end), { reconcile })).toEqual([]);
        const named = end.filter(({ slug }) => Object.hasOwn(all, slug));
        expect(
          Object.fromEntries(named.map(({ slug, value, isPublished }) => [slug, [value.costs, isPublished]])),
        ).toEqual(
          Object.fromEntries(Object.entries(all).map(([slug, one]) => [slug, [one.value.costs, one.isPublished]])),
        );
        expect(end.filter(({ slug }) => !Object.hasOwn(all, slug)).length === 0 || !reconcile).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('publishes after everything is made, and deletes what others need last', () => {
    const value = { limit: 0, until: null, costs: 'coin' };
    const sides: Side[] = [
      { kind: thing, wanted: { coin: { value: {}, isPublished: false } }, remote: [{ slug: 'old', value: {} }] },
      {
        kind: product,
        wanted: { pack: { value, isPublished: true } },
        remote: [{ slug: 'gone', value, isPublished: true }],
      },
    ];
    expect(
      planOf(sides, { reconcile: true }).map(({ action, slug, live }) => `${action} ${slug}${live ? '!' : ''}`),
    ).toEqual([...['create coin', 'create pack', 'publish pack!', 'revoke gone!', 'delete gone!', 'delete old']]);
    expect(planOf(sides, { reconcile: false })).toHaveLength(3);
  });

  it('leaves a kind of which no file speaks as it is', () => {
    const side: Side = { kind: thing, wanted: undefined, remote: [{ slug: 'old', value: {} }] };
    expect(planOf([side], { reconcile: true })).toEqual([]);
  });
});

describe('what can never be', () => {
  const of = (costs: string): Record<string, Wanted> => ({ pack: { value: { costs }, isPublished: false } });

  it('is a name that neither files nor platform have, nor will have', () => {
    const coin: Remote = { slug: 'coin', value: {} };
    const sides = (wantedThings: Side['wanted']): Side[] => [
      { kind: thing, wanted: wantedThings, remote: [coin] },
      { kind: product, wanted: of('coin'), remote: [] },
    ];
    expect(danglingOf(sides({}), { reconcile: false })).toEqual([]);
    expect(danglingOf(sides(undefined), { reconcile: true })).toEqual([]);
    expect(danglingOf(sides({}), { reconcile: true })).toMatchObject([{ of: 'pack', slug: 'coin', at: 'costs' }]);
  });

  it('is a key that stays as it was made', () => {
    const side = (type: string): Side => ({
      kind: thing,
      wanted: { coin: { value: { type }, isPublished: false } },
      remote: [{ slug: 'coin', value: { type: 'Item' } }],
    });
    expect(neverOf([side('Item')])).toEqual([]);
    expect(neverOf([side('Currency')])).toMatchObject([{ slug: 'coin', keys: ['type'] }]);
  });
});
