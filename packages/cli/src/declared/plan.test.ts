import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE, type Remote, type Schema, type Value } from './adapter.ts';
import { ADAPTERS } from './adapters/index.ts';
import { faultsOf, servicesSchema } from './check.ts';
import { DECLARABLE } from './output.ts';
import { declaredOf, planOf } from './plan.ts';

const remote = fc.record({
  name: fc.constantFrom('web', 'app', '一区', '__proto__', 'a/b'),
  id: fc.uuid(),
  value: fc.dictionary(fc.constantFrom('description', 'private', 'properties'), fc.jsonValue({ maxDepth: 2 })),
}) as fc.Arbitrary<Remote>;
const remotes = fc.array(remote, { maxLength: 8 });

describe('planOf', () => {
  it('changes nothing right after a fetch, whatever there is', () => {
    fc.assert(
      fc.property(remotes, fc.boolean(), (there, reconcile) => {
        const file = JSON.parse(JSON.stringify(declaredOf(there)));
        const steps = planOf(file, there, { reconcile });
        expect(steps.filter(({ action }) => action !== 'unchanged')).toEqual([]);
      }),
    );
  });

  it('changes only the keys that the file mentions and that differ', () => {
    const there: Remote[] = [{ name: 'web', id: '1', value: { description: 'a', private: false } }];
    expect(planOf({ web: { private: true } }, there, { reconcile: false })).toMatchObject([
      { action: 'update', change: { private: true } },
    ]);
    expect(planOf({ web: {} }, there, { reconcile: true })).toEqual([{ action: 'unchanged', name: 'web' }]);
  });

  it('deletes what the file does not have only when it is told to', () => {
    const there: Remote[] = [{ name: 'old', id: '1', value: {} }];
    expect(planOf({ fresh: {} }, there, { reconcile: false }).map(({ action }) => action)).toEqual(['create']);
    expect(planOf({ fresh: {} }, there, { reconcile: true }).map(({ action }) => action)).toEqual(['create', 'delete']);
  });
});

describe('planOf, for a thing of which a file may declare a part', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      rules: { type: 'object', properties: { enabled: { type: 'boolean' } }, additionalProperties: false },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
    },
    additionalProperties: false,
  };
  const value = { rules: { enabled: false, age: 8 }, labels: { a: '1', b: '2' } };
  const there: Remote[] = [{ name: ONE, id: ONE, value, told: { labels: { a: '1', b: '2' } } }];

  it('keeps what the file does not say of an object with named keys, and means a map whole', () => {
    const plan = (declared: Value) => planOf({ [ONE]: declared }, there, { reconcile: false, schema });
    expect(plan({ rules: { enabled: true } })).toMatchObject([{ change: { rules: { enabled: true, age: 8 } } }]);
    expect(plan({ rules: { enabled: false } })).toMatchObject([{ action: 'unchanged' }]);
    expect(plan({ labels: { a: '1' } })).toMatchObject([{ change: { labels: { a: '1' } } }]);
  });

  it('finds nothing to do after a fetch that left out what is as by default', () => {
    expect(declaredOf(there)).toEqual({ [ONE]: { labels: { a: '1', b: '2' } } });
    expect(planOf(declaredOf(there), there, { reconcile: false, schema })).toMatchObject([{ action: 'unchanged' }]);
  });
});

describe('the services that a line may name', () => {
  it('are those of which something can be declared', () => {
    expect([...new Set(ADAPTERS.map(({ service }) => service))].sort()).toEqual([...DECLARABLE]);
  });

  it('have no secret among what a file may say', () => {
    const text = JSON.stringify(ADAPTERS.map(({ schema }) => schema));
    expect(text).toContain('clientID');
    expect(text).not.toMatch(/(secret|password|token)":/i);
  });
});

describe('the schema of uos.json', () => {
  const faults = (services: unknown) =>
    faultsOf(servicesSchema(ADAPTERS), services, 'services', (at, near) => `${at}: ? ${near}`);

  it('takes what a fetch writes', () => {
    expect(
      faults({
        app: { services: { passport: {} } },
        cdn: { buckets: { web: { private: true } }, badges: { 'web/live': { release: 3 } } },
        passport: {
          realms: { 一区: { status: 'Open', properties: { region: 'east' } } },
          settings: { dauFactor: 1.5, sensitiveWords: ['a'], antiAddiction: { bands: { UnderEight: { days: [5] } } } },
          domain: { loginMethods: ['Phone'], minAge: 8 },
        },
      }),
    ).toEqual([]);
  });

  it.each([
    [{ cdn: { buckets: { web: { private: 'yes' } } } }, 'services.cdn.buckets.web.private: boolean'],
    [{ cdn: { bukets: {} } }, 'services.cdn.bukets: ? buckets'],
    [{ cdn: { badges: { 'web/live': {} } } }, 'services.cdn.badges.web/live.release: -'],
    [{ cdn: { badges: { 'web/live': { release: 0 } } } }, 'services.cdn.badges.web/live.release: >= 1'],
    [
      { passport: { realms: { a: { status: 'open' } } } },
      'services.passport.realms.a.status: Created | Open | Maintenance | Closed',
    ],
    [
      { passport: { settings: { maxFriendsCount: 1 } } },
      'services.passport.settings.maxFriendsCount: ? maxFriendCount',
    ],
    [{ passport: { settings: { sensitiveWords: [1] } } }, 'services.passport.settings.sensitiveWords[0]: string'],
    [
      { passport: { settings: { antiAddiction: { bands: { UnderEight: { day: [] } } } } } },
      'services.passport.settings.antiAddiction.bands.UnderEight.day: ? days',
    ],
    [
      { passport: { idProviders: { 'Wechat/Android': { clientSecret: 'x' } } } },
      'services.passport.idProviders.Wechat/Android.clientSecret: ? undefined',
    ],
    [{ passport: { terms: { Privacy: {} } } }, 'services.passport.terms.Privacy.content: -'],
    [[], 'services: object'],
  ])('refuses %j and says where', (services, fault) => {
    expect(faults(services)).toEqual([fault]);
  });
});
