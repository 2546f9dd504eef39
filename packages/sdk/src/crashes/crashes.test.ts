import { describe, expect, it } from 'vitest';
import { stacktraceTable } from '../generated/stacktrace.ts';
import { crashes } from './index.ts';
import { crashesTable } from './wire-row.ts';

const APP = { origin: 'https://uos.example.com/', appId: 'app-1', appSecret: 'secret', appVersion: '1.4.0' };

/** A far side that keeps what it is told, or is away. */
function far() {
  const side = {
    isAway: false,
    told: [] as { readonly url: string; readonly body: Readonly<Record<string, unknown>> }[],
    fetch: (async (url: string, init: RequestInit) => {
      if (side.isAway) {
        throw new TypeError('fetch failed');
      }
      side.told.push({ url, body: JSON.parse(String(init.body)) });
      return Response.json({ recordId: `record-${side.told.length}` });
    }) as typeof fetch,
  };
  return side;
}

function errorAt(place: string, message = 'ship is undefined'): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at ${place}` });
}

describe('crashes', () => {
  it('are told once with what is known of the game and who plays, and counted when they come again', async () => {
    const side = far();
    const player = { who: async () => ({ personaID: '', userID: 'ana' }) };
    const errors = crashes({ ...APP, fetch: side.fetch, player });
    expect(await errors.capture(errorAt('steer (main.js:1:2)'), { tags: ['harbour'] })).toBe('record-1');
    expect(await errors.capture(errorAt('steer (main.js:1:2)'))).toBeUndefined();
    expect(side.told).toEqual([
      {
        url: 'https://uos.example.com/stacktrace/v1/stacktrace/reports',
        body: {
          ...{ platform: 'webgl', appVersion: '1.4.0', userId: 'ana', tags: ['harbour'] },
          stack: 'TypeError: ship is undefined\n    at steer (main.js:1:2)',
        },
      },
    ]);
    expect([...errors.counts.values()]).toEqual([2]);
  });

  it('are no more than ten of a session', async () => {
    const side = far();
    const errors = crashes({ ...APP, fetch: side.fetch });
    for (let line = 0; line < 30; line += 1) {
      await errors.capture(errorAt(`step (main.js:${line}:1)`));
    }
    expect(side.told.length).toBe(10);
  });

  it('break nothing where the platform is away, or what was thrown is no error', async () => {
    const side = far();
    const errors = crashes({ ...APP, fetch: side.fetch });
    expect(await errors.capture('out of rope')).toBe('record-1');
    expect(await errors.capture(undefined)).toBe('record-2');
    expect(side.told.map(({ body }) => body.stack)).toEqual(['Error: out of rope', 'Error: undefined']);
    side.isAway = true;
    expect(await errors.capture(errorAt('away (main.js:1:1)'))).toBeUndefined();
  });

  it('have their message, where the browser leaves it out of the stack', async () => {
    const side = far();
    const error = Object.assign(new RangeError('too deep'), { stack: 'steer@https://game.example/main.js:1:2' });
    await crashes({ ...APP, fetch: side.fetch }).capture(error);
    expect(side.told[0]?.body.stack).toBe('RangeError: too deep\nsteer@https://game.example/main.js:1:2');
  });

  it('that nobody catches are heard until it is stopped', async () => {
    const side = far();
    const target = new EventTarget();
    const errors = crashes({ ...APP, fetch: side.fetch });
    const stop = errors.watch(target as never);
    target.dispatchEvent(Object.assign(new Event('error'), { error: errorAt('a (main.js:1:1)') }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorAt('b (main.js:1:1)') }));
    stop();
    target.dispatchEvent(Object.assign(new Event('error'), { error: errorAt('c (main.js:1:1)') }));
    await expect.poll(() => side.told.length).toBe(2);
    expect(errors.counts.size).toBe(2);
  });

  it('go the way that the wire table says', () => {
    const { tree, ...table } = stacktraceTable;
    const { tree: own, ...mine } = crashesTable;
    expect(mine).toEqual(table);
    expect(own).toEqual({ crashes: { report: (tree as Readonly<Record<string, unknown>>).report } });
  });
});
