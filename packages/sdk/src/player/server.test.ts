import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlayerTokenRefused, playerVerifier, verifyPlayerToken } from './server.ts';

const appId = '5b0f7a92-6c1d-4f38-9e27-a1d4c3b8e650';
const claims = { sub: 'user-1', ppid: 'persona-1', realmID: 'realm-1', appId, typ: 'access' };

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

let origin: string;
let asked = 0;
let keys: { kid: string; jwk: object; privateKey: Key }[] = [];
const server = createServer((_request, response) => {
  asked += 1;
  response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));
});

const ES256 = { name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' } as const;

async function addKey(kid: string): Promise<void> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid, use: 'sig', alg: 'ES256' };
  keys = [...keys, { kid, jwk, privateKey }];
}

async function issue(kid: string, changes: object = {}, ends = Date.now() / 1000 + 7200): Promise<string> {
  const key = keys.find((one) => one.kid === kid)?.privateKey as Key;
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'ES256', kid })}.${encode({ ...claims, ...changes, exp: Math.floor(ends) })}`;
  const signature = await crypto.subtle.sign(ES256, key, Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

beforeAll(async () => {
  await addKey('first');
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('verifyPlayerToken', () => {
  it('says who the token speaks for, and reads the keys once', async () => {
    const before = asked;
    const verified = await verifyPlayerToken(await issue('first'), { origin, appId });
    await verifyPlayerToken(await issue('first'), { origin, appId });
    expect(verified).toMatchObject({ userID: 'user-1', personaID: 'persona-1', realmID: 'realm-1', appId });
    expect(asked - before).toBe(1);
  });

  it('refuses what is changed, of another app, no access token, unsigned, or no token', async () => {
    const verify = playerVerifier({ origin, appId });
    const good = await issue('first');
    const [head, payload, signature] = good.split('.');
    const other = Buffer.from(JSON.stringify({ ...claims, ppid: 'persona-2', exp: 9e9 })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const bad = [
      `${head}.${other}.${signature}`,
      await issue('first', { appId: 'another' }),
      await issue('first', { typ: 'refresh' }),
      `${none}.${payload}.`,
      'no token',
      '',
    ];
    for (const token of bad) {
      await expect(verify(token), token).rejects.toMatchObject({ name: 'PlayerTokenRefused', why: 'wrong' });
    }
    await expect(verify(await issue('first', {}, 1))).rejects.toEqual(new PlayerTokenRefused('expired'));
  });

  it('asks again for a key that is new, and not for each that is made up', async () => {
    let now = Date.now();
    const verify = playerVerifier({ origin, appId });
    await verify(await issue('first'));
    await addKey('second');
    const before = asked;
    const realNow = Date.now;
    Date.now = () => now;
    try {
      now += 1500;
      await expect(verify(await issue('second'))).resolves.toMatchObject({ personaID: 'persona-1' });
      const made = Buffer.from('{"alg":"ES256","kid":"made-up"}').toString('base64url');
      await Promise.allSettled(Array.from({ length: 20 }, () => verify(`${made}.e30.x`)));
      expect(asked - before).toBe(1);
    } finally {
      Date.now = realNow;
    }
  });
});
