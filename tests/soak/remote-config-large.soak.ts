// An app with 10,000 overrides, the most there may be: what a write and a read cost, and that the platform lives beside
// them. `/livez` is asked every 20 ms meanwhile; goal: 99 of 100 answers within 250 ms. On both engines.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';

const OVERRIDES = Number(process.env.UOS_SOAK_OVERRIDES ?? 10_000);
const CONFIGS = 200;
const WRITES = 10;
const READS = 200;
const GOAL_MS = 250;
const ASKED_EVERY_MS = 20;

interface Served {
  readonly origin: string;
  readonly basic: string;
}

if (process.argv[2] === 'serve') {
  await serve(process.argv[3]);
} else if (process.argv[2] === 'ask') {
  await ask(process.argv[3] ?? '');
} else {
  process.exitCode = await measure();
}

async function serve(databaseUrl: string | undefined): Promise<void> {
  const platform = await testPlatform({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    config: { strictReplies: false },
  });
  const app = await platform.app(['remote-config']);
  const served: Served = { origin: platform.origin, basic: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` };
  process.once('disconnect', () => {
    platform.stop().catch(console.error);
  });
  process.send?.(served);
}

/** Asks whether it lives until it is told to stop, in a process of its own: this one is busy with large bodies. */
async function ask(origin: string): Promise<void> {
  const agent = new Agent({ connections: 1 });
  let times: number[] = [];
  process.on('message', () => {
    process.send?.(times);
    times = [];
  });
  process.once('disconnect', () => process.exit());
  for (;;) {
    const begun = performance.now();
    const { body } = await request(`${origin}/livez`, { dispatcher: agent });
    await body.dump();
    times.push(performance.now() - begun);
    await delay(ASKED_EVERY_MS);
  }
}

async function measure(): Promise<number> {
  const postgres = await startPostgres();
  let missed = 0;
  try {
    for (const engine of ['pglite', 'postgres'] as const) {
      const database = engine === 'postgres' ? [await postgres.createDatabase()] : [];
      const server = fork(import.meta.filename, ['serve', ...database], { execArgv: process.execArgv });
      const [served] = (await once(server, 'message')) as [Served];
      const asker = fork(import.meta.filename, ['ask', served.origin], { execArgv: process.execArgv });
      try {
        missed += await steps(engine, served, asker);
      } finally {
        asker.disconnect();
        server.disconnect();
        await once(server, 'exit');
      }
    }
  } finally {
    await postgres.stop();
  }
  return missed === 0 ? 0 : 1;
}

async function steps(engine: string, { origin, basic }: Served, asker: ChildProcess): Promise<number> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/uconfig/v1${path}`, {
      method,
      headers: { authorization: basic, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
    }
    return JSON.parse(text);
  };
  const configs = Array.from({ length: CONFIGS }, (_, index) => {
    return { key: `key_${index}`, type: 'INT', value: `${index}` };
  });
  const overrides = Array.from({ length: OVERRIDES }, (_, index) => ({
    ...{ name: `o${index}`, status: 'enable', priority: 1 + (index % 1000) },
    ...{ rule: `user.t == ${index % 500}`, rolloutPercentage: 50 },
    variants: [{ values: [{ key: `key_${index % CONFIGS}`, type: 'INT', value: `${index}` }] }],
  }));
  const who = { userId: 'ana', attributes: { user: { t: 7 } } };
  const edited = async (number: number) => {
    const { configs: found } = (await call('GET', '/configs?keys=key_1')) as { configs: { configId: string }[] };
    await call('PUT', `/configs/${found[0]?.configId}`, { key: 'key_1', type: 'INT', value: `${1000 + number}` });
  };
  const plan: readonly (readonly [what: string, times: number, step: (number: number) => Promise<unknown>])[] = [
    ['all of it written', 1, () => call('PUT', '/document', { configs, overrides })],
    ['the first read after that', 1, () => call('POST', '/settings/overrides', who)],
    ['a read', READS, () => call('POST', '/settings/overrides', who)],
    ['one config written', WRITES, edited],
    [
      'a read after a write',
      WRITES,
      async (number) => {
        await edited(-1 - number);
        await call('POST', '/settings/overrides', who);
      },
    ],
    ['all of it read', 3, () => call('GET', '/document')],
    ['a simulation', 5, () => call('POST', '/settings/simulate', who)],
    ['all of it written, nothing new', 2, () => call('PUT', '/document', { configs, overrides })],
    ['a version brought back', 2, (number) => call('POST', `/versions/${number + 1}:restore`, {})],
  ];
  let missed = 0;
  for (const [what, times, step] of plan) {
    await answers(asker);
    const each: number[] = [];
    for (let number = 0; number < times; number += 1) {
      const begun = performance.now();
      await step(number);
      each.push(performance.now() - begun);
    }
    const lived = (await answers(asker)).toSorted((a, b) => a - b);
    const p99 = lived[Math.floor(lived.length * 0.99)] ?? 0;
    const isMissed = p99 > GOAL_MS;
    missed += Number(isMissed);
    const took = each.toSorted((a, b) => a - b);
    console.log(
      `${engine.padEnd(8)} ${what.padEnd(32)} ${(took[took.length >> 1] ?? 0).toFixed(1).padStart(8)} ms (most ${took.at(-1)?.toFixed(1)})  ` +
        `/livez p99 ${p99.toFixed(0)} ms, most ${lived.at(-1)?.toFixed(0)} of ${lived.length}${isMissed ? '  MISSED' : ''}`,
    );
  }
  return missed;
}

/** How long each answer took since it was asked last; waits for the one that is on its way. */
async function answers(asker: ChildProcess): Promise<readonly number[]> {
  await delay(ASKED_EVERY_MS * 2);
  asker.send('pause');
  const [times] = (await once(asker, 'message')) as [number[]];
  return times;
}
