// Saves when several do the same at once, on real PostgreSQL: PGlite has one connection and no race to lose. Each race has
// one outcome that is right, however it comes about.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectContents, sweepUnconfirmed } from '../../packages/platform/src/services/save/collect.ts';
import { contents } from '../../packages/platform/src/services/save/store/contents.ts';
import {
  type Ask,
  asPlayer,
  asServer,
  md5Of,
  must,
  noise,
  pictured,
  putObject,
  refusal,
  type Saved,
  saved,
  type UploadToken,
  upload,
} from '../../packages/platform/src/services/save/testing.ts';
import {
  type Answer,
  type TestApp,
  type TestPlatform,
  testPlatform,
} from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { isFullRound } from '../support/rounds.ts';

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

const ROUNDS = isFullRound ? 100 : 12;
const rounds = Array.from({ length: ROUNDS }, (_, n) => n);
const DAY_MS = 24 * 3_600_000;

interface Game {
  readonly app: TestApp;
  readonly ask: Ask;
  readonly ana: Ask;
}

async function newGame(limits: object = {}): Promise<Game> {
  const app = await platform.app(['save']);
  const game = { app, ask: asServer(app), ana: asPlayer(platform, app, 'ana') };
  await must(game.ask, 'POST', '/app-config', limits);
  return game;
}

const confirm = (ask: Ask, body: object) => ask('POST', '/saves', body);
const codes = (answers: readonly Answer[]) =>
  answers.map((answer) => (answer.status === 200 ? 0 : refusal(answer)[1])).sort((a, b) => a - b);
const saveOf = async (ask: Ask, id: string) =>
  (await must<{ save: Saved }>(ask, 'GET', `/saves/${id}?includeDownloadURL=true`)).save;

/** What a player has by its account is what there is of it. */
async function refuseLies({ app }: Game): Promise<void> {
  const { db, objects } = platform.ports;
  const { rows } = await sql`
    SELECT u.user_id FROM save_users u WHERE u.app_id = ${app.id} AND (
      u.saves <> (SELECT count(*) FROM saves s WHERE s.app_id = u.app_id AND s.user_id = u.user_id)
      OR u.bytes <> (SELECT coalesce(sum(f.size), 0) FROM save_files f
        WHERE f.app_id = u.app_id AND f.user_id = u.user_id AND f.is_kept))`.execute(db);
  expect(rows).toEqual([]);
  const { rows: named } = await sql<{ etag: string; size: number }>`
    SELECT f.etag, f.size FROM save_files f WHERE f.app_id = ${app.id} AND f.is_kept`.execute(db);
  const kept = await Promise.all(
    named.map(({ etag, size }) => objects.has(contents.tenantOf(app.id), { md5: etag, size })),
  );
  expect(kept).not.toContain(false);
  const { rows: nobodys } = await sql`
    SELECT f.id FROM save_files f WHERE f.app_id = ${app.id} AND f.is_kept
      AND NOT EXISTS (SELECT 1 FROM saves s WHERE s.app_id = f.app_id AND f.id IN (s.file_id, s.cover_id))
      AND NOT EXISTS (SELECT 1 FROM save_versions v WHERE v.app_id = f.app_id AND v.file_id = f.id)
      AND NOT EXISTS (SELECT 1 FROM save_pictures p WHERE p.app_id = f.app_id AND p.file_id = f.id)`.execute(db);
  expect(nobodys).toEqual([]);
}

describe('of many at once', () => {
  it('one upload that is confirmed by all is confirmed once', async () => {
    const game = await newGame();
    for (const n of rounds) {
      const { saveId, objectId } = await upload(game.ana, `one ${n}`);
      const body = { saveId, name: 'a', fileUploadRequest: { objectId } };
      const answers = await Promise.all([1, 2, 3].map(() => confirm(game.ana, body)));
      expect(codes(answers)).toEqual([0, 0, 0]);
      expect((await saveOf(game.ana, saveId)).revision).toBe(1);
      await must(game.ana, 'DELETE', `/saves/${saveId}`);
    }
    await refuseLies(game);
  });

  it('devices that confirm on one revision, one goes ahead and the others hear of it', async () => {
    const game = await newGame();
    const { saveId } = await saved(game.ana, 'first');
    for (const n of rounds) {
      const { revision } = await saveOf(game.ana, saveId);
      const uploads = await Promise.all([1, 2, 3].map((device) => upload(game.ana, `${n} ${device}`, { saveId })));
      const answers = await Promise.all(
        uploads.map(({ objectId }) =>
          confirm(game.ana, { saveId, ifRevision: revision, fileUploadRequest: { objectId } }),
        ),
      );
      expect(codes(answers)).toEqual([0, 9, 9]);
      expect((await saveOf(game.ana, saveId)).revision).toBe(revision + 1);
    }
    await refuseLies(game);
  });

  it('linear saves that are made of one namespace, one is', async () => {
    const game = await newGame({ maxSavesPerUser: 1000 });
    for (const n of rounds) {
      const uploads = await Promise.all([1, 2, 3].map((device) => upload(game.ana, `${n} ${device}`)));
      const answers = await Promise.all(
        uploads.map(({ saveId, objectId }) =>
          confirm(game.ana, {
            ...{ saveId, namespace: `n${n}`, progressType: 'LINEAR', fileUploadRequest: { objectId } },
          }),
        ),
      );
      expect(codes(answers)).toEqual([0, 6, 6]);
    }
    await refuseLies(game);
  });

  it('saves for the last place there is, one gets it', async () => {
    const game = await newGame({ maxSavesPerUser: 1 });
    for (const n of rounds) {
      const uploads = await Promise.all([1, 2, 3].map((device) => upload(game.ana, `${n} ${device}`)));
      const answers = await Promise.all(
        uploads.map(({ saveId, objectId }) => confirm(game.ana, { saveId, fileUploadRequest: { objectId } })),
      );
      expect(codes(answers)).toEqual([0, 8, 8]);
      const { saves } = await must<{ saves: Saved[] }>(game.ana, 'GET', '/saves');
      await must(game.ana, 'DELETE', `/saves/${saves[0]?.saveId}`);
    }
    await refuseLies(game);
  });

  it('pictures of one player, there is one', async () => {
    const game = await newGame();
    for (const _ of rounds) {
      await Promise.all([1, 2, 3].map(() => pictured(game.ana)));
      expect(await must(game.ana, 'GET', '/pfps')).toMatchObject({ totalCount: 1 });
    }
    await refuseLies(game);
  });
});

describe('a confirmation that meets', () => {
  it('a deletion leaves the save or takes it, with nothing between', async () => {
    const game = await newGame();
    for (const n of rounds) {
      const { saveId } = await saved(game.ana, `first ${n}`);
      const { objectId } = await upload(game.ana, `second ${n}`, { saveId });
      const [confirmed, deleted] = await Promise.all([
        confirm(game.ana, { saveId, fileUploadRequest: { objectId } }),
        game.ana('DELETE', `/saves/${saveId}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([0, 5, 9]).toContain(codes([confirmed])[0]);
      expect((await game.ana('GET', `/saves/${saveId}`)).status).toBe(404);
    }
    await refuseLies(game);
  });

  it('the sweep of what waits wins or loses, whole', async () => {
    const game = await newGame();
    for (const n of rounds) {
      const { saveId, objectId } = await upload(game.ana, `one ${n}`);
      const [confirmed] = await Promise.all([
        confirm(game.ana, { saveId, fileUploadRequest: { objectId } }),
        sweepUnconfirmed(platform.ports, new Date(platform.ports.clock.now().getTime() + 2 * DAY_MS)),
      ]);
      const code = codes([confirmed])[0];
      expect([0, 5, 9]).toContain(code);
      if (code === 0) {
        expect(await (await fetch((await saveOf(game.ana, saveId)).file.fileURL ?? '')).text()).toBe(`one ${n}`);
        await must(game.ana, 'DELETE', `/saves/${saveId}`);
      }
    }
    await refuseLies(game);
  });

  it('another upload by the same permission takes one of the two', async () => {
    const game = await newGame();
    for (const n of rounds) {
      const given = await must<{ saveId: string; fileUploadToken: UploadToken }>(
        game.ana,
        'POST',
        '/saves/upload-token',
        { fileUploadRequest: {} },
      );
      const { saveId, fileUploadToken } = given;
      await putObject(fileUploadToken, `first ${n}`);
      const [put, confirmed] = await Promise.all([
        putObject(fileUploadToken, `second ${n}`),
        confirm(game.ana, { saveId, fileUploadRequest: { objectId: fileUploadToken.objectId } }),
      ]);
      expect([200, 403]).toContain(put.status);
      expect(confirmed.status).toBe(200);
      const { file } = await saveOf(game.ana, saveId);
      const text = await (await fetch(file.fileURL ?? '')).text();
      expect([`first ${n}`, `second ${n}`]).toContain(text);
      expect(file.md5).toBe(md5Of(text));
      await must(game.ana, 'DELETE', `/saves/${saveId}`);
    }
    await refuseLies(game);
  });
});

describe('the collector', () => {
  it('never frees bytes that an upload of the same content needs', { timeout: 60_000 }, async () => {
    const game = await newGame();
    const bytes = noise(500);
    for (const _ of rounds) {
      const before = await saved(game.ana, bytes);
      await must(game.ana, 'DELETE', `/saves/${before.saveId}`);
      const [made] = await Promise.all([saved(game.ana, bytes), collectContents(platform.ports)]);
      const { file } = await saveOf(game.ana, made.saveId);
      expect(Buffer.from(await (await fetch(file.fileURL ?? '')).arrayBuffer())).toEqual(bytes);
      await must(game.ana, 'DELETE', `/saves/${made.saveId}`);
    }
    await refuseLies(game);
  });
});

describe('two devices of a game', () => {
  it('that merge what they hear of lose nothing of what either did', { timeout: 900_000 }, async () => {
    const game = await newGame();
    const interleavings = isFullRound ? 200 : 20;
    for (let n = 0; n < interleavings; n += 1) {
      const { saveId } = await saved(game.ana, '[]');
      const deeds = (device: string) => [0, 1, 2].map((deed) => `${device}${deed}`);
      await Promise.all(['left', 'right'].map((device) => play(game.ana, saveId, deeds(device))));
      const { file, revision } = await saveOf(game.ana, saveId);
      const done = (await (await fetch(file.fileURL ?? '')).json()) as string[];
      expect(done.toSorted()).toEqual([...deeds('left'), ...deeds('right')]);
      expect(revision).toBe(7);
      await must(game.ana, 'DELETE', `/saves/${saveId}`);
    }
    await refuseLies(game);
  });
});

/** Adds deed after deed to the save; where the other device was quicker it reads what that did, and tries again. */
async function play(ask: Ask, saveId: string, deeds: readonly string[]): Promise<void> {
  for (const deed of deeds) {
    for (let done = false; !done; ) {
      const { file, revision } = await saveOf(ask, saveId);
      const read = await fetch(file.fileURL ?? '');
      if (!read.ok) {
        continue;
      }
      const all = [...((await read.json()) as string[]), deed];
      const { objectId } = await upload(ask, JSON.stringify(all), { saveId });
      const answer = await confirm(ask, { saveId, ifRevision: revision, fileUploadRequest: { objectId } });
      if (answer.status !== 200) {
        expect(refusal(answer)[1]).toBe(9);
      }
      done = answer.status === 200;
    }
  }
}
