import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '#db/connect';
import { createFanOut } from '#kernel/fleet/fan-out';
import { createLog } from '#kernel/watch/log';
import { migrate } from '../../start/schema.ts';
import { bossJobs, installJobs } from './boss-jobs.ts';
import type { Job, Jobs } from './jobs.ts';

interface Note {
  text: string;
}

let connection: Connection;
let jobs: Jobs;
const done: string[] = [];
let failures = 0;
const tries: boolean[] = [];
let seen = Promise.withResolvers<void>();

beforeAll(async () => {
  connection = await connect({});
  await migrate(connection.db);
  await installJobs(connection);
  const fanOut = createFanOut((error) => expect.unreachable(String(error)));
  await connection.join({ alone: true, objects: 'folder', onMessage: fanOut.receive });
  jobs = bossJobs({ connection, fanOut, log: createLog('silent') });
  jobs.define<Note>('note', async ({ data }: Job<Note>) => {
    done.push(data.text);
    seen.resolve();
  });
  jobs.define<Note>(
    'stumble',
    async ({ data, lastTry }: Job<Note>) => {
      failures += 1;
      tries.push(lastTry);
      if (failures < 2) {
        throw new Error('not yet');
      }
      done.push(data.text);
      seen.resolve();
    },
    { backoffSeconds: 0, retries: 1 },
  );
  await jobs.open();
});
afterAll(async () => {
  await jobs?.stop();
  await connection?.close();
});

const inTransaction = (work: (send: (text: string) => Promise<void>) => Promise<void>) =>
  connection.db.transaction().execute((db) => work((text) => jobs.send(db, 'note', { text })));

describe('send', () => {
  it('wakes a worker when the transaction commits', async () => {
    const took: number[] = [];
    for (const text of ['woken', 'again', 'once more']) {
      seen = Promise.withResolvers();
      const begun = performance.now();
      await inTransaction((send) => send(text));
      await seen.promise;
      took.push(performance.now() - begun);
    }
    expect(done).toEqual(['woken', 'again', 'once more']);
    // why the shortest: the poll alone takes 2 s each time, right after the one before
    expect(Math.min(...took)).toBeLessThan(1000);
  });

  it('leaves no job where the transaction is rolled back', async () => {
    const failed = inTransaction(async (send) => {
      await send('never');
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    seen = Promise.withResolvers();
    await inTransaction((send) => send('after it'));
    await seen.promise;
    expect(done).not.toContain('never');
  });

  it('refuses a name that nothing defines', async () => {
    await expect(jobs.send(connection.db, 'unknown', {})).rejects.toThrow('unknown');
  });
});

describe('stateOf', () => {
  it('tells a job that waits from one that failed for good and from one that is not known', async () => {
    const fanOut = createFanOut(() => undefined);
    const own = bossJobs({ connection, fanOut, log: createLog('silent') });
    const failed = Promise.withResolvers<void>();
    own.define(
      'hopeless',
      async () => {
        failed.resolve();
        throw new Error('no luck');
      },
      { retries: 0 },
    );
    const [id, other] = [randomUUID(), randomUUID()];
    await connection.db.transaction().execute((db) =>
      jobs.send(db, 'note', { text: 'kept' }, other).then(async () => {
        expect(await jobs.stateOf(db, 'note', other)).toMatchObject({ state: 'unfinished' });
      }),
    );
    await own.open();
    await own.send(connection.db, 'hopeless', {}, id);
    await failed.promise;
    await expect.poll(() => own.stateOf(connection.db, 'hopeless', id)).toEqual({ state: 'failed', error: 'no luck' });
    expect(await own.stateOf(connection.db, 'hopeless', randomUUID())).toEqual({ state: 'gone', error: '' });
    await own.stop();
  });
});

describe('a job that fails', () => {
  it('is done again', async () => {
    seen = Promise.withResolvers();
    done.splice(0);
    await jobs.send(connection.db, 'stumble', { text: 'at last' });
    await seen.promise;
    expect(done).toEqual(['at last']);
    expect(failures).toBe(2);
    expect(tries).toEqual([false, true]);
  });
});

describe('a job whose process stops', () => {
  it('hears of it, and is left to another process', async () => {
    const fanOut = createFanOut(() => undefined);
    const make = () => bossJobs({ connection, fanOut, log: createLog('silent') });
    const started = Promise.withResolvers<void>();
    const first = make();
    first.define(
      'long',
      async ({ signal }: Job<object>) => {
        started.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        throw new Error('stopped');
      },
      { backoffSeconds: 0 },
    );
    await first.open();
    await first.send(connection.db, 'long', {});
    await started.promise;
    await first.stop(50);

    const second = make();
    const again = Promise.withResolvers<void>();
    second.define('long', async () => again.resolve(), { backoffSeconds: 0 });
    await second.open();
    await again.promise;
    await second.stop();
  });
});
