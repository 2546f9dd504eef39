// Leaderboards when many write at once, on real PostgreSQL: PGlite has one connection and no race to lose.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLD_AT, foldVersion } from '../../packages/platform/src/services/passport/leaderboards/store/fold.ts';
import { placesOf } from '../../packages/platform/src/services/passport/leaderboards/store/order.ts';
import { appWithRealm, newPlayer, type TestPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import { type Answer, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { boardRound, refuseWrongBlocks, write } from '../support/board-round.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { drawing, refuseFailures, tally } from '../support/social-round.ts';

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

const PATH = '/upass/v1/leaderboards';

async function board(settings: object = {}) {
  const place = await appWithRealm(platform);
  const { app } = place;
  const created = await app.call('POST', PATH, {
    slugName: 'lamps',
    displayName: '灯',
    memberType: 'Entity',
    ...settings,
  });
  const { currentVersionId } = (created.body as { leaderboard: { currentVersionId: string } }).leaderboard;
  const submit = (memberId: string, score: number) => app.call('POST', `${PATH}/lamps/scores`, { memberId, score });
  return { ...place, submit, version: { appId: app.id, versionId: currentVersionId } };
}

const together = async (calls: readonly Promise<Answer>[]) => {
  const answers = await Promise.all(calls);
  refuseFailures(answers);
  return answers;
};

describe('ranks', () => {
  it('are those that sorting finds, whatever is written, deleted and folded', async () => {
    const { version } = await board();
    expect(await boardRound(platform.ports.db, version, 250, drawing(7))).toBe(25);
  });

  it('are exact in every snapshot beside writers and folds', async () => {
    const { version } = await board();
    const { db } = platform.ports;
    let isWritten = false;
    let compared = 0;
    const writer = async (lane: number) => {
      const draw = drawing(lane + 1);
      for (let turn = 0; turn < 40 || compared < 20; turn += 1) {
        const scores = new Map(Array.from({ length: 40 }, () => [`m${draw(6000)}`, draw(500)] as const));
        await write(
          db,
          version,
          [...scores].sort(([a], [b]) => (a < b ? -1 : 1)),
        );
      }
    };
    const folder = async () => {
      while (!isWritten) {
        await foldVersion(db, version);
      }
    };
    const reader = async () => {
      const draw = drawing(99);
      while (!isWritten) {
        compared += await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx) => {
            const members = Array.from({ length: 10 }, () => `m${draw(6000)}`);
            const rows = await placesOf(tx, version, members);
            for (const row of rows) {
              const { rows: counted } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_leaderboard_scores
                WHERE app_id = ${version.appId} AND version_id = ${version.versionId} AND (k, turn) < (${row.k}::float8, ${row.turn}::int8)`.execute(
                tx,
              );
              expect(row.place - row.ties).toBe(counted[0]?.n);
            }
            return rows.length;
          });
      }
    };
    const others = [folder(), reader()];
    await Promise.all([0, 1, 2, 3].map(writer));
    isWritten = true;
    await Promise.all(others);
    await foldVersion(db, version);
    expect(await refuseWrongBlocks(db, version)).toBeGreaterThan(5);
  });
});

describe('submits', () => {
  it('at once leave every member once and the blocks exact, and fold what they leave', async () => {
    const { app, version } = await board({ updateType: 'Aggregate' });
    const scores = (lane: number) =>
      Array.from({ length: 100 }, (_, at) => ({ memberId: `m${(at * 7 + lane) % 300}`, score: 1 }));
    const batch = (lane: number) => app.call('POST', `${PATH}/lamps/scores`, { scores: scores(lane) });
    await together(Array.from({ length: 12 }, (_, lane) => batch(lane)));
    const { rows } = await sql<{ sum: number; members: number }>`SELECT sum(score) AS sum, count(*) AS members
      FROM passport_leaderboard_scores WHERE version_id = ${version.versionId}`.execute(platform.ports.db);
    expect(rows[0]?.sum).toBe(1200);
    await refuseWrongBlocks(platform.ports.db, version);
    const { rows: left } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_leaderboard_deltas
      WHERE version_id = ${version.versionId}`.execute(platform.ports.db);
    expect(left[0]?.n).toBeLessThanOrEqual(FOLD_AT + 1200);
  });

  it('beside resets are each in exactly one version', async () => {
    const { app, submit } = await board({ updateType: 'KeepLatest' });
    const reset = () => app.call('POST', `${PATH}/lamps/reset`, {});
    const calls = Array.from({ length: 90 }, (_, at) => (at % 15 === 7 ? reset() : submit(`m${at}`, at)));
    const accepted = tally(await together(calls))['200'];
    expect(accepted).toBe(90);
    const { rows } = await sql<{
      n: number;
      members: number;
    }>`SELECT count(*) AS n, count(DISTINCT member_id) AS members
      FROM passport_leaderboard_scores WHERE app_id = ${app.id}`.execute(platform.ports.db);
    expect(rows[0]).toEqual({ n: 84, members: 84 });
    const { body } = await app.call('GET', `${PATH}/lamps/versions?count=100`);
    const { versions } = body as { versions: { memberCount: number }[] };
    expect(versions).toHaveLength(7);
    expect(versions.reduce((sum, { memberCount }) => sum + memberCount, 0)).toBe(84);
  });

  it('of first-time members fill buckets of ten', async () => {
    const { version, submit } = await board({ bucketStrategy: 'System', bucketSize: 10 });
    const calls = Array.from({ length: 60 }, (_, at) => submit(`m${at % 50}`, at));
    await together(calls);
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_leaderboard_scores
      WHERE version_id = ${version.versionId} GROUP BY bucket_id`.execute(platform.ports.db);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(50);
    expect(Math.max(...rows.map(({ n }) => n))).toBeLessThanOrEqual(10);
    const { rows: kept } = await sql<{ n: number }>`SELECT sum(n)::int8 AS n FROM passport_leaderboard_buckets
      WHERE version_id = ${version.versionId}`.execute(platform.ports.db);
    expect(kept[0]?.n).toBe(50);
  });

  it('by who is banned or deleted meanwhile leave nothing in the order', async () => {
    const place = await board({ memberType: 'Player' });
    const { app, version } = place;
    const players: TestPlayer[] = [];
    for (let at = 0; at < 12; at += 1) {
      players.push(await newPlayer(platform, place));
    }
    const calls = players.flatMap((who, at) => [
      who.call('POST', '/leaderboards/lamps/scores', { score: at }),
      at % 2 === 0
        ? app.call('POST', `/upass/v1/users/${who.userId}/ban-actions`, { banActions: [{ type: 'BanLeaderboard' }] })
        : app.call('DELETE', `/upass/v1/personas/${who.personaId}`),
    ]);
    await together(calls);
    const rows = await placesOf(
      platform.ports.db,
      version,
      players.map(({ personaId }) => personaId),
    );
    expect(rows).toEqual([]);
    await foldVersion(platform.ports.db, version);
    await refuseWrongBlocks(platform.ports.db, version);
  });
});

describe('rewards', () => {
  it.each(['', 'prize'])('issued by three operators at once are given once each, by mail "%s"', async (slugName) => {
    const place = await appWithRealm(platform);
    const { app } = place;
    const must = async <Reply>(path: string, body: object = {}): Promise<Reply> => {
      const answer = await app.call('POST', `/upass/v1${path}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body as Reply;
    };
    await must('/resources', { slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency' });
    const rewards = [
      { from: 1, to: 5, items: [{ resourceSlug: 'JADE', quantity: 100 }] },
      { from: 6, to: 24, items: [{ resourceSlug: 'JADE', quantity: 10 }] },
    ];
    if (slugName !== '') {
      await must('/inbox/templates', { slugName, displayName: '奖', scope: 'Persona', title: '恭喜' });
    }
    await must('/leaderboards', {
      ...{ slugName: 'lamps', displayName: '灯', rewards, rewardInboxTemplateSlug: slugName },
    });
    const players = await Promise.all(Array.from({ length: 26 }, () => newPlayer(platform, place)));
    for (const [at, { personaId: memberId }] of players.entries()) {
      await must('/leaderboards/lamps/scores', { memberId, score: 1000 - at });
    }
    const { version } = await must<{ version: { versionId: string } }>('/leaderboards/lamps/reset');
    const path = `/leaderboards/lamps/versions/${version.versionId}/rewards`;
    interface Issued {
      readonly issuedCount: number;
      readonly skippedCount: number;
      readonly failed: readonly object[];
    }
    const replies = await Promise.all([1, 2, 3].map(() => must<Issued>(path)));
    expect(replies.reduce((sum, { issuedCount }) => sum + issuedCount, 0)).toBe(24);
    expect(replies.map(({ issuedCount, skippedCount, failed }) => [issuedCount + skippedCount, failed])).toEqual(
      replies.map(() => [24, []]),
    );
    const { records } = await must<{ records: { sentCount: number }[] }>('/inbox/records/search');
    expect(records.map(({ sentCount }) => sentCount)).toEqual(slugName === '' ? [] : [24]);
    for (const who of slugName === '' ? [] : players) {
      await who.ok('POST', '/inbox/messages/consume-all');
    }
    const { rows } = await sql<{ persona_id: string; n: number }>`SELECT persona_id, sum(quantity)::int8 AS n
      FROM passport_inventory WHERE app_id = ${app.id} GROUP BY persona_id`.execute(platform.ports.db);
    const held = new Map(rows.map(({ persona_id, n }) => [persona_id, n]));
    expect(players.map(({ personaId }) => held.get(personaId) ?? 0)).toEqual(
      players.map((_, at) => (at < 5 ? 100 : at < 24 ? 10 : 0)),
    );
  });
});
