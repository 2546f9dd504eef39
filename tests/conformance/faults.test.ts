// Every kind of fault in the way of every class of operation, called through the SDK: the call ends in success or in an
// error that names itself, what may be repeated is repeated, and nothing is done twice that may be done once.
import { createHash, randomUUID } from 'node:crypto';
import { appCredentials, createUos, isUosError, type Transport, type Uos } from '@uos/sdk';
import { httpTransport } from '@uos/sdk/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultKind } from '../../packages/platform/src/kernel/dev/faults.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;
let uos: Uos;
/** What a repeated attempt waits for. */
let beforeRepeat: () => Promise<void>;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['asset-streaming', 'passport']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  uos = createUos({ origin: platform.origin, as, retries: 2, timeoutMs: CLIENT_WAITS_MS, transport: heldTransport() });
  await uos.passport.idDomains.create({ name: '玩家域' });
});
afterAll(() => platform.stop());
beforeEach(() => {
  platform.ports.faults.clear();
  beforeRepeat = async () => undefined;
});

/**
 * Holds every attempt but the first until `beforeRepeat` lets it go.
 * Why `node:http`: it gives up on the millisecond, undici within a second of it.
 */
function heldTransport(): Transport {
  const send = httpTransport();
  const sent = new WeakSet<object>();
  return async (request) => {
    if (sent.has(request)) {
      await beforeRepeat();
    }
    sent.add(request);
    return send(request);
  };
}

const CLIENT_WAITS_MS = 1500;

interface Class {
  readonly operation: string;
  /** May be sent again without harm. */
  readonly repeatable: boolean;
  /** Answers the call, and a count that goes up by one with each time it is done. */
  prepare(): Promise<{ call: () => Promise<unknown>; done: () => Promise<number> }>;
}

const bucketNamed = (name: string) => async () => (await uos.cdn.buckets.list({ name })).totalCount;
const unique = () => `b-${randomUUID().slice(0, 8)}`;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

async function newBucket(): Promise<string> {
  return (await uos.cdn.buckets.create({ name: unique() })).id;
}

const CLASSES: Readonly<Record<string, Class>> = {
  'a read': {
    operation: 'cdn.buckets.list',
    repeatable: true,
    prepare: async () => ({ call: () => uos.cdn.buckets.list({}), done: async () => 0 }),
  },
  'a search by POST': {
    operation: 'passport.realms.search',
    repeatable: true,
    prepare: async () => ({ call: () => uos.passport.realms.search({}), done: async () => 0 }),
  },
  'a POST that makes something': {
    operation: 'cdn.buckets.create',
    repeatable: false,
    async prepare() {
      const name = unique();
      return { call: () => uos.cdn.buckets.create({ name }), done: bucketNamed(name) };
    },
  },
  'a POST that counts up': {
    operation: 'cdn.releases.create',
    repeatable: false,
    async prepare() {
      const id = await newBucket();
      const write = { path: 'a.txt', content_hash: md5(id), content_size: id.length, signed_url: true };
      const { signed_url = '', content_type } = await uos.cdn.entries.create({ id, ...write });
      await fetch(signed_url, { method: 'PUT', body: id, headers: { 'Content-Type': content_type } });
      const done = async () => (await uos.cdn.releases.list({ id })).totalCount;
      return { call: () => uos.cdn.releases.create({ id }), done };
    },
  },
  'a PUT': {
    operation: 'cdn.buckets.update',
    repeatable: true,
    async prepare() {
      const id = await newBucket();
      const description = unique();
      const done = async () => Number((await uos.cdn.buckets.get({ id })).description === description);
      return { call: () => uos.cdn.buckets.update({ id, name: unique(), description }), done };
    },
  },
  'a DELETE': {
    operation: 'cdn.buckets.remove',
    repeatable: true,
    async prepare() {
      const name = unique();
      const { id } = await uos.cdn.buckets.create({ name });
      const there = bucketNamed(name);
      return { call: () => uos.cdn.buckets.remove({ id }), done: async () => 1 - (await there()) };
    },
  },
  'a POST that the contract calls repeatable': {
    operation: 'cdn.entries.upsertMany',
    repeatable: true,
    async prepare() {
      const id = await newBucket();
      const entries = ['a', 'b'].map((path) => ({ path, content_hash: md5(path), content_size: 1 }));
      const done = async () => Number((await uos.cdn.entries.list({ id })).totalCount === 2);
      return { call: () => uos.cdn.entries.upsertMany({ id, entries }), done };
    },
  },
};

/** Kinds, and whether what they strike has been done although nobody was told. */
const KINDS: Readonly<Record<FaultKind, boolean>> = {
  'error-before': false,
  'error-after': true,
  'drop-before': false,
  'drop-after': true,
  delay: true,
};

describe.each(Object.entries(CLASSES))('%s', (_name, { operation, repeatable, prepare }) => {
  it.each(Object.entries(KINDS))('survives %s once', async (kind, isDone) => {
    const { call, done } = await prepare();
    const changes = !['cdn.buckets.list', 'passport.realms.search'].includes(operation);
    // why longer than the client waits: it hangs up and the call is done all the same
    const delayMs = CLIENT_WAITS_MS + 500;
    platform.ports.faults.add([{ operation, kind: kind as FaultKind, count: 1, delayMs }]);
    if (changes && kind === 'delay') {
      // why: the repeated one would otherwise race with the first one, and either may come first
      beforeRepeat = () => expect.poll(done, { timeout: 20_000 }).toBe(1);
    }
    const outcome = await call().then(
      () => 'success',
      (error: unknown) => (isUosError(error) ? error.name : error),
    );
    const [rule] = platform.ports.faults.list();
    expect(rule?.met).toBe(1);
    expect(outcome).toMatch(/^(success|Uos\w*Error)$/);
    if (repeatable) {
      // why no success: what is removed already is unknown to the second attempt
      const isGone = operation === 'cdn.buckets.remove' && isDone;
      expect(outcome).toBe(isGone ? 'UosApiError' : 'success');
    } else {
      expect(outcome).not.toBe('success');
    }
    if (changes && kind !== 'delay') {
      expect(await done()).toBe(repeatable || isDone ? 1 : 0);
    }
    if (changes && kind === 'delay') {
      await expect.poll(done, { timeout: 20_000 }).toBe(1);
    }
  });
});

describe('one seed', () => {
  it('gives one sequence of outcomes, whatever is called in between', async () => {
    const plain = createUos({
      origin: platform.origin,
      as: appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret }),
      retries: 0,
    });
    const outcomes = async (between: () => Promise<unknown>) => {
      platform.ports.faults.clear();
      platform.ports.faults.add([{ operation: 'cdn.buckets.list', kind: 'error-before', probability: 0.4, seed: 42 }]);
      const seen: string[] = [];
      for (let call = 0; call < 20; call += 1) {
        await between();
        seen.push(
          await plain.cdn.buckets.list({}).then(
            () => 'ok',
            () => 'failed',
          ),
        );
      }
      return seen;
    };
    const first = await outcomes(async () => undefined);
    expect(await outcomes(() => plain.passport.realms.search({}))).toEqual(first);
    expect(new Set(first)).toEqual(new Set(['ok', 'failed']));
  });
});
