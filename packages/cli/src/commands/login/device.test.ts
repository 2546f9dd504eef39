import type { WireRequest } from '@uos/sdk/http';
import { describe, expect, it } from 'vitest';
import { type DeviceCode, waitForDevice } from './device.ts';

type Reply = readonly [status: number, body: Readonly<Record<string, unknown>>] | Error;

const ASKED = {
  device_code: 'd3vice',
  user_code: 'BCDF-GHJK',
  verification_uri: 'http://id.example/v1/oauth2/device',
  verification_uri_complete: 'http://id.example/v1/oauth2/device?user_code=BCDF-GHJK',
  expires_in: 600,
};

function run(replies: readonly Reply[], asked: Reply = [200, ASKED]) {
  const left = [asked, ...replies];
  const sent: WireRequest[] = [];
  const shown: DeviceCode[] = [];
  const cancel = new AbortController();
  const done = waitForDevice({
    domain: 'http://id.example/',
    signal: cancel.signal,
    now: () => Date.now(),
    intervalMs: 1,
    show: (code) => shown.push(code),
    transport: async (request) => {
      sent.push(request);
      const reply = left.shift() ?? [400, { error: 'authorization_pending' }];
      if (reply instanceof Error) {
        throw reply;
      }
      const text = async () => JSON.stringify(reply[1]);
      return { status: reply[0], header: () => undefined, text, bytes: async () => new Uint8Array(), stream: notRead };
    },
  });
  return { done, sent, shown, cancel };
}

function notRead(): never {
  throw new Error('not a stream');
}

const pending: Reply = [400, { error: 'authorization_pending' }];
const codeOf = async (done: Promise<unknown>): Promise<string> =>
  (
    await done.then(
      () => ({ code: 'none' }),
      (error: { code: string }) => error,
    )
  ).code;

describe('waitForDevice', () => {
  it('shows the code and asks until somebody has typed it', async () => {
    const { done, shown, sent } = run([pending, pending, [200, { access_token: 't' }]]);
    expect(await done).toBe('t');
    expect(shown).toEqual([
      { userCode: 'BCDF-GHJK', address: ASKED.verification_uri, whole: ASKED.verification_uri_complete },
    ]);
    expect(sent).toHaveLength(4);
    expect(new URLSearchParams(String(sent[3]?.body)).get('device_code')).toBe('d3vice');
  });

  it('gets over a provider that is away for a moment or fails', async () => {
    const { done } = run([new Error('ECONNRESET'), [503, {}], [200, { access_token: 't' }]]);
    expect(await done).toBe('t');
  });

  it('ends when the person refuses, when the code is over, and when it is cancelled', async () => {
    expect(await codeOf(run([[400, { error: 'access_denied' }]]).done)).toBe('login-refused');
    expect(await codeOf(run([[400, { error: 'expired_token' }]]).done)).toBe('login-timeout');
    const { done, cancel } = run([]);
    setTimeout(() => cancel.abort(), 20);
    expect(await codeOf(done)).toBe('cancelled');
  });

  it('shows no address of another host', async () => {
    const elsewhere = run([], [200, { ...ASKED, verification_uri: 'http://evil.example/device' }]);
    expect(await codeOf(elsewhere.done)).toBe('login-refused');
    expect(elsewhere.shown).toEqual([]);
  });

  it('answers nothing where the provider knows no such sign-in', async () => {
    expect(await run([], [404, {}]).done).toBeUndefined();
  });
});
