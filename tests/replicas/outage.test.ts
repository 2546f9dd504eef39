// The database goes away under two platforms, once as if the power were cut and once frozen, with every connection open
// and no answer: they say so at once, nobody hangs, and they are back without a restart when it is.
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../support/balancer.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { startPrivate } from '../support/postgres.ts';
import type { Replica } from '../support/replica-process.ts';

const AWAY_MS = Number(process.env.UOS_TEST_OUTAGE_MS ?? 8000);

let fleet: Fleet;
let replicas: Replica[];
let origin: string;
let contentOrigin: string;
beforeAll(async () => {
  fleet = await openFleet(startPrivate);
  replicas = await fleet.start(2, { args: ['--seed-demo', '--demo-days', '0'] });
  ({ origin, contentOrigin } = fleet.balancer);
});
afterAll(async () => {
  // why: a server that a failed test left frozen ends only when it is thawed
  await fleet?.postgres.thaw();
  await fleet?.stop();
});

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: unknown;
}

/** Straight to one replica. */
const ask = async ({ port }: Replica, path: string, headers: Record<string, string>): Promise<Answer> => {
  const begun = performance.now();
  const answer = await request(`http://127.0.0.1:${port}${path}`, { headers });
  await answer.body.text();
  return { status: answer.statusCode, ms: performance.now() - begun, retryAfter: answer.headers['retry-after'] };
};

const ID = '0f8fad5b-d9cb-469f-a165-708677289501';

/** A call that needs the database. */
const call = (replica: Replica): Promise<Answer> =>
  ask(replica, '/service/app', { host: new URL(origin).host, authorization: `Basic ${btoa(`${ID}:x`)}` });

/** A download of what is not there, which only the database knows. */
const download = (replica: Replica): Promise<Answer> =>
  ask(replica, `/client_api/v1/buckets/${ID}/content/a.txt`, { host: new URL(contentOrigin).host });

const until = async (what: () => Promise<boolean>, withinMs: number): Promise<number> => {
  const begun = performance.now();
  while (!(await what())) {
    if (performance.now() - begun > withinMs) {
      throw new Error(`not within ${withinMs} ms`);
    }
    await delay(50);
  }
  return performance.now() - begun;
};

const all = async (status: number): Promise<boolean> =>
  (await Promise.all(replicas.map(({ port }) => statusOf(port)))).every((one) => one === status);

describe.each([
  ['is cut off', 'kill', 'start'],
  ['hangs', 'freeze', 'thaw'],
] as const)('while PostgreSQL %s', (_how, leave, comeBack) => {
  it('says so, answers 503 in time, and is back by itself', async () => {
    expect(await all(200)).toBe(true);
    expect((await Promise.all(replicas.map(call))).map(({ status }) => status)).toEqual([401, 401]);
    expect((await Promise.all(replicas.map(download))).map(({ status }) => status)).toEqual([404, 404]);

    const left = performance.now();
    await fleet.postgres[leave]();
    // why at once: these are on their way when nobody knows yet
    const early = replicas.flatMap((replica) => [call(replica), call(replica), download(replica)]);
    await until(() => all(503), 2000 - (performance.now() - left));
    for (const { status, ms, retryAfter } of await Promise.all(early)) {
      expect(status).toBe(503);
      expect(retryAfter).toBe('1');
      expect(ms).toBeLessThan(5000);
    }
    while (performance.now() - left < AWAY_MS) {
      expect(await Promise.all(replicas.map(({ port }) => statusOf(port, '/livez')))).toEqual([200, 200]);
      for (const { status, ms, retryAfter } of await Promise.all(
        replicas.flatMap((one) => [call(one), download(one)]),
      )) {
        expect(status).toBe(503);
        expect(retryAfter).toBe('1');
        expect(ms).toBeLessThan(1000);
      }
      await delay(250);
    }

    await fleet.postgres[comeBack]();
    expect(await until(() => all(200), 5000)).toBeLessThan(5000);
    expect((await Promise.all(replicas.map(call))).map(({ status }) => status)).toEqual([401, 401]);
    expect(replicas.map((replica) => replica.said()).join()).not.toMatch(/unhandled|uncaught/i);
  });
});
