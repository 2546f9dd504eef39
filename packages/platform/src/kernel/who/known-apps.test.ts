import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../testing/platform.ts';
import { createKnownApps } from './known-apps.ts';
import type { AppPrincipal } from './principal.ts';

const app: AppPrincipal = {
  kind: 'app',
  id: 'one',
  name: 'one',
  standing: { orgId: 'org', status: 'Active', enabled: [] },
};

function knownApps() {
  let now = 0;
  const known = createKnownApps(() => now);
  return {
    known,
    pass: (ms: number) => {
      now += ms;
    },
    recalled: () => known.recall('one', 'secret'),
  };
}

describe('what is remembered of an app', () => {
  it('admits its own secret alone, and for half a second at most', () => {
    const { known, pass, recalled } = knownApps();
    known.reading()(app, 'secret');
    expect(recalled()).toBe(app);
    expect(known.recall('one', 'wrong')).toBeUndefined();
    expect(known.recall('two', 'secret')).toBeUndefined();
    pass(499);
    expect(recalled()).toBe(app);
    pass(1);
    expect(recalled()).toBeUndefined();
  });

  it('is forgotten when a process says that the app has changed, or may have', () => {
    const { known, recalled } = knownApps();
    for (const changed of ['one', undefined]) {
      known.reading()(app, 'secret');
      known.forget('two');
      expect(recalled()).toBe(app);
      known.forget(changed);
      expect(recalled()).toBeUndefined();
    }
  });

  it('is found by the whole header that its secret came in, as the same object, and goes with the app', () => {
    const { known, pass } = knownApps();
    const carried = { app, appRefused: false, blocked: false, renewed: [] };
    known.carry('Basic one', carried);
    expect(known.carriedBy('Basic one')).toBeUndefined();
    for (const end of [
      () => known.forget('one'),
      () => known.forget(undefined),
      () => known.noteStatement('UPDATE apps SET status = $1'),
      () => pass(500),
      () => known.reading()(app, 'another secret'),
    ]) {
      known.reading()(app, 'secret');
      known.carry('Basic one', carried);
      expect([known.carriedBy('Basic one'), known.carriedBy('Basic two')]).toEqual([carried, undefined]);
      expect(known.carriedBy('Basic one')).toBe(carried);
      end();
      expect(known.carriedBy('Basic one')).toBeUndefined();
      pass(2000);
    }
  });

  it('is not carried by a header of an app that was read anew meanwhile', () => {
    const { known } = knownApps();
    known.reading()({ ...app }, 'secret');
    known.carry('Basic one', { app, appRefused: false, blocked: false, renewed: [] });
    expect(known.carriedBy('Basic one')).toBeUndefined();
  });

  it('is not what was read while a change went through', () => {
    const { known, recalled } = knownApps();
    const remember = known.reading();
    known.forget('one');
    remember(app, 'secret');
    expect(recalled()).toBeUndefined();
  });

  it('is forgotten with a statement of this process, and remembered again once that is settled', () => {
    const { known, pass, recalled } = knownApps();
    for (const sql of [
      'update "apps" set "service_secret" = $1 where "id" = $2',
      'UPDATE apps SET status = $1',
      'WITH x AS (DELETE FROM app_services WHERE app_id = $1) SELECT 1',
      'insert into "app_services" ("app_id") values ($1)',
      'TRUNCATE TABLE apps CASCADE',
    ]) {
      known.reading()(app, 'secret');
      expect([sql, recalled()]).toEqual([sql, app]);
      known.noteStatement(sql);
      expect([sql, recalled()]).toEqual([sql, undefined]);
      // why: the transaction of the statement may still be open, and the row read as it was
      known.reading()(app, 'secret');
      expect([sql, recalled()]).toEqual([sql, undefined]);
      pass(2000);
    }
    known.reading()(app, 'secret');
    expect(known.noteStatement('select * from "apps"')).toBe(false);
    expect(known.noteStatement('update "app_members" set "status" = $1')).toBe(false);
    expect(recalled()).toBe(app);
  });

  it('was revoked by a new secret, another status and a deletion, not by a new name or service', () => {
    const { known } = knownApps();
    const revokes = (sql: string): boolean => known.noteStatement(sql);
    expect(revokes('update "apps" set "service_secret" = $1, "updated_at" = $2 where "id" = $3')).toBe(true);
    expect(revokes('UPDATE apps SET status = $1 WHERE org_id = $2')).toBe(true);
    expect(revokes('delete from "apps" where "id" = $1')).toBe(true);
    expect(revokes('update "apps" set "name" = $1 where "id" = $2')).toBe(false);
    expect(revokes('insert into "app_services" ("status") values ($1)')).toBe(false);
  });
});

describe('a call with an app credential', () => {
  let platform: TestPlatform;
  let studio: TestApp;
  beforeAll(async () => {
    platform = await testPlatform();
    studio = await platform.app();
  });
  afterAll(() => platform?.stop());

  const list = async (): Promise<number> => (await studio.call('GET', '/api/v1/buckets/')).status;

  it('is refused by the next call after the app was changed, by whatever statement', async () => {
    const { db } = platform.ports;
    const set = (status: 'Active' | 'Unavailable') =>
      db.updateTable('apps').set({ status }).where('id', '=', studio.id).execute();
    const turn = (status: 'Enabled' | 'Disabled') =>
      db.updateTable('app_services').set({ status }).where('app_id', '=', studio.id).execute();
    for (let round = 0; round < 3; round += 1) {
      expect(await list()).toBe(200);
      await set('Unavailable');
      expect(await list()).toBe(403);
      await set('Active');
      expect(await list()).toBe(200);
      await turn('Disabled');
      expect(await list()).toBe(403);
      await turn('Enabled');
    }
  });

  it('is forgotten by every process that hears of a change', async () => {
    const { knownApps: known, db } = platform.ports;
    const forgotten = Promise.withResolvers<void>();
    const stop = platform.ports.fanOut.subscribe('app', (id) => {
      if (id === studio.id) {
        forgotten.resolve();
      }
    });
    known.reading()({ ...app, id: studio.id }, studio.serviceSecret);
    await db.updateTable('apps').set({ name: 'renamed' }).where('id', '=', studio.id).execute();
    await forgotten.promise;
    expect(known.recall(studio.id, studio.serviceSecret)).toBeUndefined();
    stop();
  });
});
