import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '#db/connect';
import { migrate } from '#db/migrate';
import { bossJobs, installJobs } from '#kernel/boss-jobs';
import { createFanOut } from '#kernel/fan-out';
import { randomIds } from '#kernel/ids';
import type { Job, JobRunner } from '#kernel/jobs';
import { createLog } from '#kernel/log';

interface Note {
  text: string;
}

let connection: Connection;
let jobs: JobRunner;
const done: string[] = [];
let failures = 0;
let seen = Promise.withResolvers<void>();

beforeAll(async () => {
  connection = await connect({});
  await migrate(connection.db);
  await installJobs(connection);
  const fanOut = createFanOut((error) => expect.unreachable(String(error)));
  await connection.join({ alone: true, objects: 'folder', onMessage: fanOut.receive });
  jobs = bossJobs({ connection, fanOut, ids: randomIds, log: createLog('silent') });
  jobs.define<Note>('note', async ({ data }) => {
    done.push(data.text);
    seen.resolve();
  });
  jobs.define<Note>(
    'stumble',
    async ({ data }) => {
      failures += 1;
      if (failures < 2) {
        throw new Error('not yet');
      }
      done.push(data.text);
      seen.resolve();
    },
    { backoffSeconds: 0 },
  );
  await jobs.start();
});
afterAll(async () => {
  await jobs?.stop();
  await connection?.close();
});

const inTransaction = (work: (send: (text: string, key?: string) => Promise<void>) => Promise<void>) =>
  connection.db
    .transaction()
    .execute((db) =>
      work((text, singletonKey) => jobs.send(db, 'note', { text }, singletonKey === undefined ? {} : { singletonKey })),
    );

describe('send', () => {
  it('wakes a worker when the transaction commits', async () => {
    seen = Promise.withResolvers();
    const begun = performance.now();
    await inTransaction((send) => send('woken'));
    await seen.promise;
    expect(done).toEqual(['woken']);
    // why 1 s: the poll alone would take 3
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('leaves no job where the transaction is rolled back', async () => {
    const failed = inTransaction(async (send) => {
      await send('never');
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await jobs.settle()).toBe(0);
    expect(done).not.toContain('never');
  });

  it('makes one waiting job for one key', async () => {
    done.splice(0);
    await inTransaction(async (send) => {
      await send('first', 'same');
      await send('second', 'same');
      await send('other', 'another');
    });
    await jobs.settle();
    expect(done).toEqual(['first', 'other']);
  });

  it('refuses a name that nothing defines', async () => {
    await expect(jobs.send(connection.db, 'unknown', {})).rejects.toThrow('unknown');
  });
});

describe('settle', () => {
  it('does jobs in the order they were sent', async () => {
    done.splice(0);
    await inTransaction(async (send) => {
      for (let index = 0; index < 20; index += 1) {
        await send(String(index));
      }
    });
    await jobs.settle();
    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
  });

  it('leaves a job alone whose moment has not come', async () => {
    done.splice(0);
    await jobs.send(connection.db, 'note', { text: 'later' }, { after: new Date(Date.now() + 60_000) });
    expect(await jobs.settle()).toBe(0);
    expect(done).toEqual([]);
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
  });
});

describe('a job whose process stops', () => {
  it('hears of it, and is left to another process', async () => {
    const fanOut = createFanOut(() => undefined);
    const make = () => bossJobs({ connection, fanOut, ids: randomIds, log: createLog('silent') });
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
    await first.start();
    await first.send(connection.db, 'long', {});
    await started.promise;
    await first.stop(50);

    const second = make();
    const again = Promise.withResolvers<void>();
    second.define('long', async () => again.resolve(), { backoffSeconds: 0 });
    await second.start();
    await again.promise;
    await second.stop();
  });
});
