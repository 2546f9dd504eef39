// What an SDK call costs beside a bare `undici.request`, as a ratio of CPU time, taken in turn in one run.
// Goal: at most 1.2 with one call after another and with 16 in flight. The server is a process of its own.

import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appCredentials, createUos, undiciTransport } from '@uos/sdk';
import { Agent, request } from 'undici';

const GOAL = 1.2;
const ROUNDS = 24;
const CALLS = 1500;
const ID = '3f8a2c1e-6b4d-4e0f-9a7c-5d2b1e8f0a63';
const REPLIES: Readonly<Record<string, unknown>> = {
  list: Array.from({ length: 5 }, (_, index) => ({ id: ID, name: `bucket ${index}`, entry_count: index })),
  get: { id: ID, name: 'bucket', description: '', private: false, entry_count: 12, content_size: 3_000_000 },
  search: { realms: [{ realmID: ID, name: '一服', status: 'Open' }], start: 0, count: 20, total: 1 },
};

if (process.argv[2] === 'serve') {
  serve();
} else {
  process.exitCode = await measure();
}

function serve(): void {
  const text = Object.fromEntries(Object.entries(REPLIES).map(([name, reply]) => [name, JSON.stringify(reply)]));
  const server = createServer((incoming, outgoing) => {
    const name = incoming.method === 'POST' ? 'search' : incoming.url?.includes(ID) ? 'get' : 'list';
    incoming.resume();
    incoming.on('end', () => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-range': 'items 1-5/5' });
      outgoing.end(text[name]);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

type Call = (index: number) => Promise<unknown>;

async function measure(): Promise<number> {
  const server = fork(import.meta.filename, ['serve'], { execArgv: process.execArgv });
  try {
    const port = await new Promise<number>((resolve) => server.once('message', (value) => resolve(value as number)));
    return await compare(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
  }
}

async function compare(origin: string): Promise<number> {
  const clients: readonly { name: string; call: Call }[] = [
    { name: 'undici.request', call: bare(origin) },
    { name: 'SDK', call: sdk(origin) },
  ];
  let missed = 0;
  for (const inFlight of [1, 16]) {
    const rounds: { bareUs: number; sdkUs: number }[] = [];
    // why one more: the first round only warms up
    for (let round = 0; round <= ROUNDS; round += 1) {
      const us = new Map<string, number>();
      for (const { name, call } of round % 2 === 0 ? clients : clients.toReversed()) {
        us.set(name, await cpuPerCall(call, inFlight));
      }
      rounds.push({ bareUs: us.get('undici.request') ?? 0, sdkUs: us.get('SDK') ?? 0 });
    }
    const measured = rounds.slice(1);
    const ratio = median(measured.map(({ bareUs, sdkUs }) => sdkUs / bareUs));
    missed += ratio > GOAL ? 1 : 0;
    const bareUs = median(measured.map((one) => one.bareUs)).toFixed(1);
    const sdkUs = median(measured.map((one) => one.sdkUs)).toFixed(1);
    const verdict = `goal ${GOAL}${ratio > GOAL ? '  MISSED' : ''}`;
    console.log(`${inFlight} in flight  ${bareUs} us → ${sdkUs} us CPU a call  ${ratio.toFixed(2)}x  ${verdict}`);
  }
  return missed === 0 ? 0 : 1;
}

/** The same three calls by hand: URL and headers ready, JSON read and written. */
function bare(origin: string): Call {
  const dispatcher = new Agent();
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${btoa('app:secret')}`,
    'cache-control': 'no-cache',
    'user-agent': 'bench',
  };
  const read = async (url: string, options: object): Promise<unknown> => {
    const { body } = await request(url, { dispatcher, headers, ...options });
    return body.json();
  };
  return (index) =>
    [
      () => read(`${origin}/api/v1/buckets/?page=1&per_page=20&name=bucket`, {}),
      () => read(`${origin}/api/v1/buckets/${ID}/`, {}),
      () =>
        read(`${origin}/upass/v1/realms/search`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ start: 0, count: 20 }),
        }),
    ][index % 3]?.() ?? Promise.resolve();
}

function sdk(origin: string): Call {
  const as = appCredentials({ appId: 'app', appServiceSecret: 'secret' });
  const uos = createUos({ origin, as, hosts: 'local', transport: undiciTransport(new Agent()) });
  return (index) =>
    [
      () => uos.cdn.buckets.list({ page: 1, per_page: 20, name: 'bucket' }),
      () => uos.cdn.buckets.get({ id: ID }),
      () => uos.passport.realms.search({ start: 0, count: 20 }),
    ][index % 3]?.() ?? Promise.resolve();
}

/** User and system time of this process per call, microseconds. */
async function cpuPerCall(call: Call, inFlight: number): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < CALLS) {
      next += 1;
      await call(next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
