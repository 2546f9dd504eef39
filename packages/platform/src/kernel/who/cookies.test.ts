// Which of the cookies of a request are believed: a released game may set some of them.
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { cookieValues, setSessionCookies } from './cookies.ts';

const BROWSER = { 'sec-fetch-site': 'same-origin' };

let siblings: TestPlatform;
let apart: TestPlatform;
let plain: TestPlatform;
beforeAll(async () => {
  siblings = await testPlatform({ origin: 'https://console.uos.test', contentOrigin: 'https://content.uos.test' });
  apart = await testPlatform({ origin: 'https://console.uos.test', contentOrigin: 'https://content.games.test' });
  plain = await testPlatform();
});
afterAll(() => Promise.all([siblings, apart, plain].map((platform) => platform.stop())));

/** Who the platform takes the caller for. */
async function whoIs(platform: TestPlatform, cookie: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { body } = await request(`http://127.0.0.1:${platform.port}/auth/auth-check`, {
    headers: { host: new URL(platform.origin).host, cookie, ...headers },
  });
  return ((await body.json()) as { User?: { UserName?: string } | null }).User?.UserName ?? null;
}

let people = 0;
/** A new user's name and token. */
async function person(platform: TestPlatform): Promise<{ name: string; token: string }> {
  people += 1;
  const { token } = await platform.signedIn(`person-${people}`);
  return { name: String(await whoIs(platform, `sst=${token}`)), token };
}

describe('where content is a sibling of the console', () => {
  it('a planted session is not the one that counts, nor one where the victim has none', async () => {
    const [victim, attacker] = [await person(siblings), await person(siblings)];
    const both = `sst=${attacker.token}; __Host-sst=${victim.token}; sst=${victim.token}`;
    expect(await whoIs(siblings, both, BROWSER)).toBe(victim.name);
    expect(await whoIs(siblings, `sst=${attacker.token}; __Host-sst=over`, BROWSER)).toBeNull();
    expect(await whoIs(siblings, `sst=${attacker.token}`, BROWSER)).toBeNull();
  });

  it('a program goes on with the name it knows', async () => {
    const { name, token } = await person(siblings);
    expect(await whoIs(siblings, `sst=${token}`)).toBe(name);
  });
});

describe('where content is another site', () => {
  it('a browser that signed in before has its session still', async () => {
    const { name, token } = await person(apart);
    expect(await whoIs(apart, `sst=${token}`, BROWSER)).toBe(name);
  });
});

describe('several cookies of one name', () => {
  it('are all tried, so that a dead one keeps nobody out', async () => {
    const { name, token } = await person(plain);
    expect(await whoIs(plain, `sst=planted; sst=${token}`)).toBe(name);
    expect(await whoIs(plain, `sst=1; sst=2; sst=3; sst=${token}`)).toBeNull();
  });

  it('are read in their order', () => {
    expect(cookieValues('a=1; b=2; a=%E4%BD%A0; a=', 'a')).toEqual(['1', '你']);
  });
});

describe('a sign-in', () => {
  const namesAt = (platform: TestPlatform): string[] => {
    const headers = new Headers();
    setSessionCookies(headers, platform.ports, { kind: 'user', subject: 'u', name: 'n' }, 'token');
    return headers.getSetCookie().map((cookie) => cookie.replace(/=.*?;/, ';'));
  };

  it('sets a name that no other host can set, and the old one, where there is TLS', () => {
    expect(namesAt(siblings).slice(0, 2)).toEqual([
      '__Host-sst; Path=/; SameSite=Lax; Max-Age=604800; HttpOnly; Secure',
      'sst; Path=/; SameSite=Lax; Max-Age=604800; HttpOnly; Secure',
    ]);
    expect(namesAt(plain).filter((name) => name.includes('sst'))).toHaveLength(1);
  });
});
