// The test clock on a whole platform: kept with the data, moved from one due turn to the next, the same on replicas.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../packages/platform/src/db/columns.ts';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { daily, every } from '../../packages/platform/src/kernel/time/schedule-times.ts';
import { putSchedule, type Schedule } from '../../packages/platform/src/kernel/time/schedules.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { recordsWith } from '../support/records.ts';
import { isFullRound } from '../support/rounds.ts';

const DAY_MS = 86_400_000;
/** A year in `npm run soak`, a month at every change. */
const DAYS = isFullRound ? 365 : 31;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Writes what was done into the settings, in the turn's own transaction. */
const noted = async (db: Db, word: string): Promise<void> => {
  await sql`INSERT INTO settings (key, value) VALUES ('noted', ${json([word])})
    ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`.execute(db);
};
const notes = async ({ ports }: Platform): Promise<unknown> => {
  const row = await ports.db.selectFrom('settings').select('value').where('key', '=', 'noted').executeTakeFirst();
  return row?.value ?? [];
};

let failing = false;
const own: Schedule[] = [
  {
    ...{ service: 'test', name: 'midnight', missed: 'each' },
    next: daily({ hour: 0 }),
    run: async ({ db, dueAt, ports }) => {
      expect(ports.clock.now()).toEqual(dueAt);
      await noted(db, `midnight ${dueAt.toISOString()}`);
    },
  },
  {
    ...{ service: 'test', name: 'once', missed: 'each' },
    next: () => undefined,
    run: ({ db, subject, payload }) => noted(db, `once ${subject} ${payload.word}`),
  },
  {
    ...{ service: 'test', name: 'shaky', missed: 'each' },
    next: every(3600),
    async run({ db, dueAt }) {
      await noted(db, `shaky ${dueAt.toISOString()}`);
      if (failing) {
        failing = false;
        throw new Error('not today');
      }
    },
  },
];

describe.each(['pglite', 'postgres'] as const)('a test clock on %s', (engine) => {
  let folder: string;
  let options: PlatformOptions;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uos-clock-'));
    options = {
      dataFolder: folder,
      clock: 'test',
      seed: 7,
      services: recordsWith((schedules) => [...schedules, ...own]),
      ...(engine === 'postgres' ? { databaseUrl: await postgres.createDatabase() } : {}),
    };
    return () => rm(folder, { recursive: true, force: true });
  });
  const on = async <T>(work: (platform: Platform) => Promise<T>, more: PlatformOptions = {}): Promise<T> => {
    const platform = await createPlatform({ ...options, ...more });
    try {
      return await work(platform);
    } finally {
      await platform.stop();
    }
  };
  const advance = ({ testClock }: Platform, ms: number) =>
    testClock?.advance((now) => new Date(now.getTime() + ms)) ?? Promise.reject(new Error('no test clock'));

  it('stands still, and does each due turn at its own moment and in order when it is moved', async () => {
    await on(async (platform) => {
      const { db, clock } = platform.ports;
      expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
      await putSchedule(db, { service: 'test', key: 'midnight', nextAt: new Date('2026-01-01T16:00:00Z') });
      const at = new Date('2026-01-02T12:00:00Z');
      await putSchedule(db, { service: 'test', key: 'once/b', nextAt: at, payload: { word: 'second' } });
      await putSchedule(db, { service: 'test', key: 'once/a', nextAt: at, payload: { word: 'first' } });
      expect(await notes(platform)).toEqual([]);
      const { turns, ...moved } = await advance(platform, 2 * DAY_MS);
      expect(moved).toEqual({ from: '2026-01-01T00:00:00.000Z', now: '2026-01-03T00:00:00.000Z' });
      const ours = turns.filter(({ service }) => service === 'test' || service === 'cdn');
      expect(ours.map(({ key, at: when }) => `${key} ${when}`)).toEqual([
        'midnight 2026-01-01T16:00:00.000Z',
        'collect 2026-01-02T00:00:00.000Z',
        'once/a 2026-01-02T12:00:00.000Z',
        'once/b 2026-01-02T12:00:00.000Z',
        'midnight 2026-01-02T16:00:00.000Z',
        'collect 2026-01-03T00:00:00.000Z',
      ]);
      expect(await notes(platform)).toEqual([
        'midnight 2026-01-01T16:00:00.000Z',
        'once a first',
        'once b second',
        'midnight 2026-01-02T16:00:00.000Z',
      ]);
      expect((await advance(platform, 0)).turns).toEqual([]);
    });
  });

  it('leaves nothing of a turn that fails, says why, and tries it again on the way', async () => {
    await on(async (platform) => {
      failing = true;
      await putSchedule(platform.ports.db, {
        service: 'test',
        key: 'shaky',
        nextAt: new Date('2026-01-01T01:00:00Z'),
      });
      const { turns } = await advance(platform, 2 * 3_600_000);
      const ours = turns.filter(({ service }) => service === 'test');
      expect(ours.map(({ at, dueAt, error }) => [dueAt.slice(11, 19), at.slice(11, 19), error])).toEqual([
        ['01:00:00', '01:00:00', 'not today'],
        ['01:00:00', '01:00:10', undefined],
        ['02:00:00', '02:00:00', undefined],
      ]);
      expect(await notes(platform)).toEqual(['shaky 2026-01-01T01:00:00.000Z', 'shaky 2026-01-01T02:00:00.000Z']);
    });
  });

  it('is kept with the data: a restart goes on from where it stood, with ids that are new', async () => {
    const first = await on(async (platform) => {
      await advance(platform, 3 * DAY_MS);
      return platform.ports.ids.uuid();
    });
    await on(
      async ({ ports }) => {
        expect(ports.clock.now().toISOString()).toBe('2026-01-04T00:00:00.000Z');
        expect(ports.ids.uuid()).not.toBe(first);
      },
      { clock: undefined, seed: undefined } as PlatformOptions,
    );
    await expect(on(() => Promise.resolve(), { clock: 'live' })).rejects.toMatchObject({ reason: 'test' });
    await expect(on(() => Promise.resolve(), { seed: 8 })).rejects.toMatchObject({ reason: 'seed' });
  });

  it('is not for a database that has lived by the real clock', async () => {
    const live = { clock: 'live' } as const;
    const { seed: _, ...unseeded } = options;
    options = unseeded;
    await on(async (platform) => {
      expect(platform.testClock).toBeUndefined();
    }, live);
    await expect(on(() => Promise.resolve())).rejects.toMatchObject({ name: 'ClockError', reason: 'live' });
  });

  it('does not go back', async () => {
    await on(async ({ testClock }) => {
      await expect(testClock?.advance((now) => new Date(now.getTime() - 1))).rejects.toThrow(/cannot go back/);
    });
  });

  it(`runs ${DAYS} days in order`, async () => {
    await on(async (platform) => {
      await putSchedule(platform.ports.db, {
        service: 'test',
        key: 'midnight',
        nextAt: new Date('2026-01-01T16:00:00Z'),
      });
      await advance(platform, DAYS * DAY_MS);
      const all = (await notes(platform)) as string[];
      expect(all).toHaveLength(DAYS);
      expect(all.toSorted()).toEqual(all);
    });
  });
});

describe('a test clock on two processes', () => {
  it('is moved on one and seen on the other, and each move is whole', async () => {
    const databaseUrl = await postgres.createDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'uos-clock-'));
    const options: PlatformOptions = { databaseUrl, clock: 'test', masterKey: '0'.repeat(64), seed: 1 };
    const { startS3 } = await import('../support/s3.ts');
    const s3 = await startS3();
    const store = { objects: s3.place(), s3: s3.access };
    const [one, two] = await Promise.all([
      createPlatform({ ...options, ...store }),
      createPlatform({ ...options, ...store }),
    ]);
    try {
      const move = (platform: Platform) =>
        platform.testClock?.advance((now) => new Date(now.getTime() + DAY_MS)) ?? Promise.reject(new Error('none'));
      const moves = await Promise.all([move(one), move(two), move(one), move(two)]);
      expect(moves.map(({ now }) => now).sort()).toEqual([2, 3, 4, 5].map((day) => `2026-01-0${day}T00:00:00.000Z`));
      const collected = moves.flatMap(({ turns }) =>
        turns.filter(({ service, key }) => service === 'cdn' && key === 'collect'),
      );
      expect(collected.map(({ dueAt }) => dueAt).sort()).toEqual(moves.map(({ now }) => now).sort());
      await expect.poll(() => one.ports.clock.now().toISOString()).toBe('2026-01-05T00:00:00.000Z');
      await expect.poll(() => two.ports.clock.now().toISOString()).toBe('2026-01-05T00:00:00.000Z');
      expect(one.ports.ids.uuid()).not.toBe(two.ports.ids.uuid());
    } finally {
      await Promise.all([one.stop(), two.stop()]);
      await s3.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
