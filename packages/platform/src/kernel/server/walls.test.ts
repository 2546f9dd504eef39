// What every way in has, whatever comes through it: a JSON call, a stream or a socket. A new one without its walls fails.
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Service } from '@uos/contract';
import { declared, declaredSockets, type Entrance, isContentStream, jsonBody, services } from '@uos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { admit } from '#kernel/call/admission';
import { Refusal } from '#kernel/call/errors';
import { isServed } from '#kernel/call/route';
import { noCredentials } from '#kernel/who/credentials';
import { type TestPlatform, testPlatform } from '#testing';
import { mountedOf } from '../../services/mounted.ts';
import { parlour, parlourRecord } from './sockets/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});

const calls = declared(services);
const sockets = declaredSockets([...services, parlour as Service]);
const entrances: readonly Entrance[] = [...calls, ...sockets];

/** Who may call it without being anybody, change something, and is counted by other means. */
const COUNTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'session.login': 'by login and by address',
  'session.adminLogin': 'by login and by address',
  'session.billingLogin': 'by login and by address',
};

/** What players send to a game's own function is not ours to bound so tightly. */
const LARGE_FROM_ANYBODY: readonly string[] = ['stateless.entries.invoke'];

describe('every call', () => {
  it('reads no more of a body than it says, and waits no longer for it', () => {
    const { bodyLimitBytes, bodyTimeoutMs, bodyIdleMs } = platform.ports.config;
    expect([bodyLimitBytes, bodyTimeoutMs, bodyIdleMs].every((limit) => limit > 0 && Number.isSafeInteger(limit))).toBe(
      true,
    );
    const wrong = calls.filter(({ operation: { body, bodyAt, bodyLimit = 1 } }) => {
      const hasNone = body === undefined && bodyLimit !== 1;
      return (
        hasNone || !(Number.isSafeInteger(bodyLimit) && bodyLimit > 0) || (body === 'bytes' && bodyAt === undefined)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const bytesAndJson = calls.filter(
      ({ operation }) => operation.body === 'bytes' && jsonBody(operation) !== undefined,
    );
    expect(bytesAndJson).toEqual([]);
  });

  it('of somebody unknown is of 64 KiB at most', () => {
    expect(platform.ports.config.bodyLimitBytes).toBe(64 * 1024);
    const larger = calls.filter(
      ({ access, operation: { bodyLimit = 0 } }) => access === 'public' && bodyLimit > 64 * 1024,
    );
    expect(larger.map(({ id }) => id)).toEqual(LARGE_FROM_ANYBODY);
  });

  it('that anybody may make and that changes something is counted', () => {
    const served = mountedOf(platform.ports.services.records);
    const built = calls.filter((call) =>
      isServed(served.find(({ service }) => service === call.service)?.handlers, call),
    );
    const uncounted = built.filter(
      ({ id, access, effect, operation, service }) =>
        access === 'public' &&
        effect === 'write' &&
        operation.limit === undefined &&
        service.limit === undefined &&
        !Object.hasOwn(COUNTED_ELSEWHERE, id),
    );
    expect(uncounted.map(({ id }) => id)).toEqual([]);
  });

  it('that tells events only reads, says what they carry, and holds no transaction', () => {
    const wrong = calls.filter(
      ({ effect, operation }) =>
        (operation.reply === 'events') !== (operation.event !== undefined) ||
        (operation.reply === 'events' && effect !== 'read'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('that is a stream of content is served by a route of its service', () => {
    const served = mountedOf(platform.ports.services.records);
    const prefixes = platform.streams.filter(({ origin }) => origin === 'content').map(({ prefix }) => prefix);
    const lost = calls.filter(
      (call) =>
        isContentStream(call) &&
        isServed(served.find(({ service }) => service === call.service)?.handlers, call) &&
        !prefixes.some((prefix) => call.fullPath.startsWith(prefix)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe('every call and every socket', () => {
  it('takes no service token of another back end', async () => {
    const operator = {
      kind: 'operator',
      id: 'ci',
      name: 'ci',
      partner: false,
      sessionHash: '',
      only: 'hello',
    } as const;
    const credentials = { ...noCredentials, operator };
    const asked = {
      headers: new Headers({ 'x-app-id': (await platform.app()).id }),
      params: {},
      query: new URLSearchParams(),
    };
    const open: string[] = [];
    for (const entrance of entrances.filter(({ service }) => service.internal !== 'hello')) {
      const admission = await admit(platform.ports.db, entrance, credentials, asked).catch((error: unknown) => {
        expect(error, entrance.id).toBeInstanceOf(Refusal);
        return undefined;
      });
      if (admission !== undefined && admission.principal.kind !== 'visitor') {
        open.push(entrance.id);
      }
    }
    expect(open).toEqual([]);
  });

  it('is not there for another host', async () => {
    // why one connection: what is refused by its host is refused before anything is looked up
    const answers = await pipelined(
      platform.port,
      entrances.map((one) => {
        const isSocket = 'socket' in one;
        const method = isSocket ? 'GET' : calls.find(({ id }) => id === one.id)?.operation.method;
        const upgrade = isSocket ? 'Sec-Fetch-Site: cross-site\r\n' : '';
        return `${method} ${one.fullPath.replaceAll(/\{[^}]*\}/g, 'x')} HTTP/1.1\r\nHost: evil.example\r\n${upgrade}\r\n`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([421]));
    expect(answers).toHaveLength(entrances.length);
  });

  it('has its credentials read in one place', () => {
    const root = join(import.meta.dirname, '../..');
    const readers = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        path.endsWith('.ts') &&
        !path.endsWith('.test.ts') &&
        readFileSync(join(root, path), 'utf8').includes('resolveCredentials('),
    );
    expect(readers.toSorted()).toEqual(['kernel/call/admit.ts', 'kernel/who/credentials.ts']);
  });
});

describe('every socket', () => {
  it('has limits that are some', () => {
    for (const { id, socket, access } of sockets) {
      const {
        messageBytes,
        messagesPerSecond,
        bufferedBytes,
        idleSeconds,
        greetingSeconds,
        perApp,
        perAddress,
        opens,
      } = socket.limits;
      const all = [
        messageBytes,
        messagesPerSecond,
        bufferedBytes,
        idleSeconds,
        perApp,
        perAddress,
        opens.calls,
        opens.seconds,
      ];
      expect(
        all.every((limit) => limit > 0),
        id,
      ).toBe(true);
      expect(messageBytes <= 1024 * 1024 && bufferedBytes <= 4 * 1024 * 1024 && idleSeconds <= 120, id).toBe(true);
      expect(messageBytes <= bufferedBytes, id).toBe(true);
      // why: who need not be anybody to open it says so soon, or is gone soon
      expect(access !== 'public' || (greetingSeconds ?? idleSeconds) <= 30, id).toBe(true);
    }
  });

  it('is closed by codes that are its own or those of all, and is shown by an example that is one', () => {
    for (const { id, socket } of declaredSockets(services)) {
      const codes = [...Object.keys(socket.closes ?? {}).map(Number), socket.limits.slowCode ?? 1013];
      expect(
        codes.every((code) => code === 1013 || (code >= 4000 && code < 5000)),
        id,
      ).toBe(true);
      expect(socket.example.length, id).toBeGreaterThan(0);
      for (const [who, message] of socket.example) {
        const shape = who === 'in' ? socket.receives : socket.sends;
        expect(shape === 'bytes' || shape.safeParse(message).success, `${id} ${JSON.stringify(message)}`).toBe(true);
      }
    }
  });

  it('has a handler for each of its names', () => {
    expect(Object.keys(parlourRecord.sockets).toSorted()).toEqual(Object.keys(parlour.sockets).toSorted());
  });
});

/** The statuses of requests that are sent one behind the other. */
function pipelined(port: number, requests: readonly string[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let text = '';
    const wire = connect(port, '127.0.0.1', () => wire.write(requests.join('')));
    wire.setEncoding('latin1').on('error', reject);
    wire.on('data', (chunk) => {
      text += chunk;
      const statuses = Array.from(text.matchAll(/^HTTP\/1\.1 (\d{3})/gm), (match) => Number(match[1]));
      if (statuses.length >= requests.length) {
        wire.destroy();
        resolve(statuses);
      }
    });
    wire.on('close', () => resolve(Array.from(text.matchAll(/^HTTP\/1\.1 (\d{3})/gm), (match) => Number(match[1]))));
  });
}
