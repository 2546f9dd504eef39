import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  appCredentials,
  basicHeader,
  billingSession,
  type Credential,
  none,
  operatorSession,
  player,
  serviceToken,
  session,
  type Target,
} from './auth.ts';
import { appNonce } from './auth-nonce.ts';

const SECRET = 'canary-5f2d';
const cdn: Target = { accepts: 'cdn', base: 'cdn' };
const platform: Target = { accepts: 'session', base: 'platform' };
const open: Target = { accepts: 'none', base: 'platform' };
const content: Target = { accepts: 'none', base: 'content' };
const passport: Target = { accepts: 'app', base: 'passport' };

describe('appCredentials', () => {
  const as = appCredentials({ appId: 'app', appServiceSecret: SECRET });
  const basic = basicHeader('app', SECRET);

  it('send Basic wherever a credential is taken, and to content, which may be private', () => {
    expect([cdn, platform, passport, content].map((target) => as.headers(target))).toEqual([
      basic,
      basic,
      basic,
      basic,
    ]);
    expect(as.headers(open)).toEqual({});
  });

  it('encode any text', () => {
    expect(atob(basicHeader('a', '密').authorization.slice(6))).toBe('a:å¯\x86');
  });
});

describe('session', () => {
  const as = session({ token: SECRET, appId: 'app', userId: 'u1', userName: '李雷' });

  it('names the app, and on content delivery the user', () => {
    expect(as.headers(platform)).toEqual({ cookie: `sst=${SECRET}`, 'x-app-id': 'app', 'x-appid': 'app' });
    expect(as.headers(cdn)).toMatchObject({ 'x-appid': 'app', 'x-user-info': '%E6%9D%8E%E9%9B%B7 | u1' });
    expect(as.headers(passport)).not.toHaveProperty('x-user-info');
  });

  it('leaves the cookie to the browser where it has no token', () => {
    expect(session().headers(platform)).toEqual({});
    expect(session().cookies).toBe(true);
  });

  it('speaks to service back-ends with the secret of the app, where its owner gave it', () => {
    const owner = session({ token: 't', appId: 'app', appServiceSecret: SECRET, userName: 'li', userId: 'u1' });
    expect(owner.headers(cdn)).toEqual({ ...basicHeader('app', SECRET), 'x-user-info': 'li | u1' });
    expect(owner.headers(passport), 'and in whose name').toEqual(owner.headers(cdn));
    expect(owner.headers(platform)).toEqual({ cookie: 'sst=t', 'x-app-id': 'app', 'x-appid': 'app' });
  });
});

describe('operatorSession', () => {
  it('shows as (LDAP) and names the app it works on', () => {
    const as = operatorSession({ token: 't', appId: 'app', userName: 'ops' });
    expect(as.headers(cdn)).toEqual({
      cookie: 'admin_sst=t',
      'x-app-id': 'app',
      'x-appid': 'app',
      'x-user-info': 'ops | (LDAP)',
    });
  });
});

describe('operatorSession of the partner', () => {
  it('comes with the cookie of its own', () => {
    const as = operatorSession({ token: 't', operatorKind: 'partner-admin' });
    expect(as.headers(platform)).toEqual({ cookie: 'partner_admin_sst=t' });
  });
});

describe('the others', () => {
  it('send what their kind sends', () => {
    expect(billingSession({ token: 't' }).headers(platform)).toEqual({ cookie: 'bc_admin_sst=t' });
    expect(player({ token: 't' }).headers({ accepts: 'player', base: 'passport' })).toEqual({
      authorization: 'Bearer t',
    });
    expect(serviceToken('t').headers(platform)).toEqual({ authorization: 'Bearer t' });
    expect(serviceToken('t', { appId: 'app' }).headers(cdn)).toEqual({
      authorization: 'Bearer t',
      'x-app-id': 'app',
      'x-appid': 'app',
    });
    expect(none().headers(platform)).toEqual({});
  });
});

describe('appNonce', () => {
  it('hashes app, secret, time and a fresh nonce', async () => {
    const as = appNonce({ appId: 'app', appSecret: SECRET });
    const one = (await as.headers(passport)) as Record<string, string>;
    const text = `app:${SECRET}:${one['x-timestamp']}:${one['x-nonce']}`;
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
    expect(one).toMatchObject({ authorization: `nonce ${hash}`, 'x-appid': 'app' });
    expect(await as.headers(passport)).not.toEqual(one);
  });
});

describe('every credential', () => {
  it('shows no secret when printed or serialised', () => {
    const all: Credential[] = [
      appCredentials({ appId: 'app', appServiceSecret: SECRET }),
      session({ token: SECRET, appId: 'app', appServiceSecret: SECRET }),
      operatorSession({ token: SECRET }),
      billingSession({ token: SECRET }),
      player({ token: SECRET }),
      serviceToken(SECRET),
      appNonce({ appId: 'app', appSecret: SECRET }),
    ];
    for (const as of all) {
      const shown = inspect(as, { depth: 9, showHidden: true }) + JSON.stringify(as);
      expect(shown, as.kind).not.toContain(SECRET);
      expect(shown, as.kind).not.toContain(btoa(`app:${SECRET}`));
      expect(as.secrets(), as.kind).toContain(SECRET);
    }
  });
});
