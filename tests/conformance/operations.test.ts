// Every operation that the platform serves, called through the SDK: it succeeds, and each error it declares is met.
// An operation or an error without a case fails, so that the table cannot fall behind the contract.

import { declared, services } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../packages/platform/src/kernel/mount.ts';
import { mounted } from '../../packages/platform/src/services/index.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startS3, type TestS3 } from '../support/s3.ts';
import { cases } from './cases/index.ts';
import { openWorld, type World } from './world.ts';

// What another room proves: bytes are streams (services/cdn/content), sign-in refusals need a provider that is down.
const PROVED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'session.login': ['request err', 'account blocked'],
  'session.linkPartner': ['request err'],
  'session.links.create': ['request err'],
  // why: only a platform off loopback has no provider; services/payment
  'payment.create': ['request err'],
  // why: the database has to be broken for it; error-table.test.ts
  'user.clearLoginState': ['failed to delete authToken from redis'],
};

const handlers = new Map(mounted.map(({ service, handlers }) => [service.name, handlers]));
const served = declared(services).filter(
  (call) => call.operation.reply !== 'bytes' && isServed(handlers.get(call.service.name), call),
);

describe('every served operation', () => {
  it('has a case, and each declared error has one', () => {
    const missing = served.flatMap((call) => {
      const covered = cases[call.id];
      if (covered === undefined) {
        return [call.id];
      }
      const known = [...Object.keys(covered.errors ?? {}), ...(PROVED_ELSEWHERE[call.id] ?? [])];
      return (call.operation.errors ?? [])
        .map(String)
        .filter((error) => !known.includes(error))
        .map((error) => `${call.id}: ${error}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no case of an operation that is gone', () => {
    const ids = new Set(served.map((call) => call.id));
    expect(Object.keys(cases).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.each(['pglite', 'postgres', 'postgres+s3', 'two processes'] as const)('on %s', (engine) => {
  let postgres: TestPostgres | undefined;
  let s3: TestS3 | undefined;
  let fleet: Fleet | undefined;
  let world: World;
  beforeAll(async () => {
    if (engine === 'two processes') {
      fleet = await openFleet();
      const [beside] = await fleet.start(1);
      fleet.balancer.use([beside?.port ?? 0]);
      await fleet.balancer.ready();
      world = await openWorld(fleet.options);
      // why in turn: every second call is answered by a process that did not hear the one before
      fleet.balancer.use([beside?.port ?? 0, world.platform.port]);
      await fleet.balancer.ready();
      return;
    }
    postgres = engine === 'pglite' ? undefined : await startPostgres();
    s3 = engine === 'postgres+s3' ? await startS3() : undefined;
    world = await openWorld({
      ...(postgres === undefined ? {} : { databaseUrl: await postgres.createDatabase() }),
      ...(s3 === undefined ? {} : { objects: s3.place(), s3: s3.access }),
    });
  });
  afterAll(async () => {
    await world?.stop();
    await postgres?.stop();
    await s3?.stop();
    await fleet?.stop();
  });

  describe.each(Object.entries(cases))('%s', (_id, { ok, errors = {} }) => {
    it('succeeds', () => ok(world));

    for (const [error, refused] of Object.entries(errors)) {
      it(`refuses with ${error}`, async () => {
        const failure: unknown = await refused(world).then(
          (reply) => ({ reply }),
          (thrown: unknown) => thrown,
        );
        expect(failure).toMatchObject(
          /^\d+$/.test(error) ? { code: Number(error) } : { serverMessage: expectedText(error) },
        );
      });
    }
  });

  if (engine === 'two processes') {
    it('was answered by both in turn', () => {
      const counts = [...(fleet?.balancer.answered().values() ?? [])];
      expect(counts).toHaveLength(2);
      expect(Math.min(...counts)).toBeGreaterThan(100);
    });
  }
});

/** A text of the catalogue, `{service}` standing for any. */
function expectedText(text: string): unknown {
  const pattern = text.replace(/[.*+?^$()[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[a-z-]+');
  return expect.stringMatching(new RegExp(`^${pattern}$`));
}
