import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Remote } from './adapter.ts';
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

describe('the services that a line may name', () => {
  it('are those of which something can be declared', () => {
    expect([...new Set(ADAPTERS.map(({ service }) => service))].sort()).toEqual([...DECLARABLE]);
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
        passport: { realms: { 一区: { status: 'Open', properties: { region: 'east' } } } },
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
    [[], 'services: object'],
  ])('refuses %j and says where', (services, fault) => {
    expect(faults(services)).toEqual([fault]);
  });
});
