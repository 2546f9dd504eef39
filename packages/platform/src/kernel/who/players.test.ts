import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Declared, declared, services } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admit } from '#kernel/call/admission';
import { Refusal } from '#kernel/call/errors';
import { type TestApp, type TestPlatform, testPlatform } from '../../testing/platform.ts';
import { resolveCredentials } from './credentials.ts';
import { playerKey } from './player-keys.ts';
import { issuePlayerToken, type PlayerClaims, readPlayerToken } from './player-tokens.ts';

let platform: TestPlatform;
let app: TestApp;
let player: PlayerClaims;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app(['passport']);
  player = { appId: app.id, userId: crypto.randomUUID(), personaId: crypto.randomUUID(), realmId: '' };
});
afterAll(() => platform?.stop());

const operation = (id: string): Declared => {
  const found = declared(services).find((call) => call.id === id);
  if (found === undefined) {
    throw new Error(`no operation ${id}`);
  }
  return found;
};

/** Who is admitted, or the refusal. */
async function ask(id: string, headers: Record<string, string>): Promise<string> {
  const all = new Headers(headers);
  try {
    const credentials = await resolveCredentials(platform.ports.db, platform.ports, all);
    const { principal } = await admit(platform.ports.db, operation(id), credentials, {
      headers: all,
      params: {},
      query: new URLSearchParams(),
    });
    return `${principal.kind} ${principal.id}`;
  } catch (error) {
    if (error instanceof Refusal) {
      return `${error.status} ${error.message}`;
    }
    throw error;
  }
}

const now = (): number => Math.floor(platform.ports.clock.now().getTime() / 1000);

function nonce(how: 'nonce' | 'Bearer' | 'token', timestamp = now(), secret = app.secret): Record<string, string> {
  const value = crypto.randomUUID();
  const hash = createHash('sha256').update(`${app.id}:${secret}:${timestamp}:${value}`).digest('hex');
  const proof: Record<string, string> =
    how === 'token' ? { 'X-Nonce-Token': hash } : { Authorization: `${how} ${hash}` };
  return { 'X-APPID': app.id, 'X-TIMESTAMP': String(timestamp), 'X-NONCE': value, ...proof };
}

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
const basic = (secret: string): Record<string, string> => ({ Authorization: `Basic ${btoa(`${app.id}:${secret}`)}` });

describe('player tokens', () => {
  it('say who plays until they expire, in claims that game SDKs read', () => {
    const { token, expiresAtSeconds } = issuePlayerToken(platform.ports, player, 'access');
    expect(readPlayerToken(platform.ports, token, 'access')).toMatchObject({ ...player, type: 'access' });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as object;
    expect(claims).toMatchObject({ sub: player.userId, ppid: player.personaId, exp: expiresAtSeconds });
    const later = { ...platform.ports, clock: { now: () => new Date((expiresAtSeconds + 1) * 1000) } };
    expect(readPlayerToken(later, token, 'access')).toBe('expired');
    expect(readPlayerToken(later, token, 'access', { lateToo: true })).toMatchObject(player);
  });

  it('are of one kind, and nobody can change them', () => {
    const { token } = issuePlayerToken(platform.ports, player, 'refresh');
    expect(readPlayerToken(platform.ports, token, 'access')).toBeUndefined();
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...player, exp: now() + 60 })).toString('base64url');
    expect(readPlayerToken(platform.ports, `${header}.${forged}.${signature}`, 'refresh')).toBeUndefined();
    expect(readPlayerToken(platform.ports, 'a.b.c', 'access')).toBeUndefined();
  });

  it('are verified by whoever has the public key', async () => {
    const key = await playerKey(platform.ports);
    const { token } = issuePlayerToken(platform.ports, player, 'access', key);
    expect(readPlayerToken(platform.ports, token, 'access')).toMatchObject(player);
    const [header = '', , signature = ''] = token.split('.');
    const signed = Buffer.from(token.slice(0, token.lastIndexOf('.')));
    const publicKey = createPublicKey({ key: { ...key.jwk }, format: 'jwk' });
    const given = Buffer.from(signature, 'base64url');
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256', kid: key.keyId });
    const changed = token.replace(/\.[^.]+\./, `.${token.split('.')[1]?.replace(/^.{4}/, 'eyJp')}x.`);
    expect(readPlayerToken(platform.ports, changed, 'access')).toBeUndefined();
  });
});

describe('admit', () => {
  it('admits a player to what players do, and to nothing else', async () => {
    const { token } = issuePlayerToken(platform.ports, player, 'access');
    for (const id of ['passport.playerRealms.list', 'passport.payments.create', 'passport.playerPersonas.me']) {
      expect([id, await ask(id, bearer(token))]).toEqual([id, `player ${player.personaId}`]);
    }
    expect(await ask('passport.realms.search', bearer(token))).toBe('403 permission denied');
    expect(await ask('passport.login.external', bearer(token))).toBe('403 permission denied');
  });

  it('keeps what a persona does from a user who has not chosen one', async () => {
    const { token } = issuePlayerToken(platform.ports, { ...player, personaId: '' }, 'access');
    expect(await ask('passport.playerRealms.list', bearer(token))).toBe(`player ${player.userId}`);
    expect(await ask('passport.playerPersonas.me', bearer(token))).toBe('403 permission denied');
    expect(await ask('passport.payments.create', bearer(token))).toBe('403 permission denied');
  });

  it('wants a nonce of the same app beside the token where a game gives out what is worth something', async () => {
    const { token } = issuePlayerToken(platform.ports, player, 'access');
    const id = 'passport.playerInventory.deposit';
    expect(await ask(id, bearer(token))).toBe('401 no session info');
    expect(await ask(id, { ...nonce('token'), ...bearer(token) })).toBe(`player ${player.personaId}`);
    const other = await platform.app(['passport']);
    const foreign = issuePlayerToken(platform.ports, { ...player, appId: other.id }, 'access').token;
    expect(await ask(id, { ...nonce('token'), ...bearer(foreign) })).toBe('401 no session info');
    expect(await ask(id, basic(app.serviceSecret))).toBe(`app ${app.id}`);
  });

  it('admits the back end of a game to what it may do for a player', async () => {
    expect(await ask('passport.payments.create', basic(app.serviceSecret))).toBe(`app ${app.id}`);
    expect(await ask('passport.playerRealms.list', basic(app.serviceSecret))).toBe('401 no session info');
  });

  it('takes a nonce in each of the three ways, once', async () => {
    for (const how of ['nonce', 'Bearer', 'token'] as const) {
      const headers = nonce(how);
      expect([how, await ask('passport.login.external', headers)]).toEqual([how, `game ${app.id}`]);
      expect([how, await ask('passport.login.external', headers)]).toEqual([how, '401 no session info']);
    }
    expect(await ask('passport.realms.search', nonce('nonce'))).toBe('403 permission denied');
  });

  it('says exactly what SDKs compare when the clock of a device is wrong', async () => {
    expect(await ask('passport.login.external', nonce('nonce', now() - 301))).toBe('401 nonce timestamp expired');
    expect(await ask('passport.login.external', nonce('nonce', now() + 299))).toBe(`game ${app.id}`);
    expect(await ask('passport.login.external', nonce('nonce', now(), 'wrong'))).toBe('401 no session info');
  });

  it('takes a player with a nonce beside the token, as older SDKs send both', async () => {
    const { token } = issuePlayerToken(platform.ports, player, 'access');
    const both = { ...nonce('token'), ...bearer(token) };
    expect(await ask('passport.playerRealms.list', both)).toBe(`player ${player.personaId}`);
  });

  it('tells an expired token from a wrong one', async () => {
    const { clock } = platform.ports;
    const early = { ...platform.ports, clock: { ...clock, now: () => new Date(clock.now().getTime() - 3 * 3600_000) } };
    const { token } = issuePlayerToken(early, player, 'access');
    expect(await ask('passport.playerRealms.list', bearer(token))).toBe('401 access token expired');
    expect(await ask('passport.playerRealms.list', bearer('a.b.c'))).toBe('401 no session info');
  });

  it('takes the AppSecret of a hosted server where any secret of the app will do', async () => {
    expect(await ask('passport.login.external', basic(app.secret))).toBe(`game ${app.id}`);
    expect(await ask('passport.realms.search', basic(app.secret))).toBe('401 no session info');
  });
});
