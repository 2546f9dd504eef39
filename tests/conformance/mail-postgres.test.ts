// Mail and gift codes when several do the same at once, on real PostgreSQL: PGlite has one connection and no race to lose.
// The long rounds are in tests/soak.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecord } from '../../packages/platform/src/services/passport/inbox/send.ts';
import { findTemplate } from '../../packages/platform/src/services/passport/inbox/store/templates.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import {
  codeRound,
  fullRound,
  guessRound,
  limitRound,
  openMailGame,
  receiveRound,
  takeRound,
} from '../support/mail-round.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

describe('codes', () => {
  it('are used once, whoever else uses them or makes them invalid', async () => {
    await codeRound(await openMailGame(platform, 12), 9);
  });

  it('are used by each persona as often as they may be', async () => {
    await limitRound(await openMailGame(platform, 4));
  });

  it('that nobody has are tried ten times, however many at once', async () => {
    await guessRound(await openMailGame(platform, 2));
  });
});

describe('mail', () => {
  it('is given once or taken back, never both', async () => {
    await takeRound(await openMailGame(platform, 6), 6);
  });

  it('comes once to each, and not once it is taken back', async () => {
    await receiveRound(await openMailGame(platform, 6), 8);
  });

  it('comes to as many as there is room for', async () => {
    await fullRound(await openMailGame(platform, 3, { inboxCapacity: 3 }));
  });

  it('that is committed late is received all the same', async () => {
    const { app, players } = await openMailGame(platform, 1);
    const { db, ports } = { db: platform.ports.db, ports: platform.ports };
    const body = { slugName: 'all', displayName: 'all', scope: 'All', title: 'all' };
    await app.call('POST', '/upass/v1/inbox/templates', body);
    const template = await findTemplate(db, app.id, 'all');
    const late = await db.startTransaction().execute();
    const now = ports.clock.now().toISOString();
    if (template === undefined) {
      throw new Error('no template');
    }
    await openRecord({ db: late, ports, appId: app.id, now }, template, {});
    await app.call('POST', '/upass/v1/inbox/messages', { templateSlugName: 'all' });
    const receive = () => players[0]?.ok('POST', '/inbox/receive');
    expect(await receive()).toEqual({ receivedCount: 1 });
    await late.commit().execute();
    expect([await receive(), await receive()]).toEqual([{ receivedCount: 1 }, { receivedCount: 0 }]);
  });
});
