import { describe, expect, it } from 'vitest';
import { authorizeUrl, challengeOf, newAttempt, ownPath } from './pkce.ts';

describe('challengeOf', () => {
  it('answers the example of RFC 7636, appendix B', async () => {
    const challenge = await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });
});

describe('newAttempt', () => {
  it('never repeats itself and makes a verifier of allowed length', () => {
    const [first, second] = [newAttempt('/apps'), newAttempt('/apps')];
    expect(first.state).not.toBe(second.state);
    expect(first.verifier).toMatch(/^[\w-]{43}$/);
  });
});

describe('authorizeUrl', () => {
  it('asks for a code with state and challenge', async () => {
    const attempt = newAttempt('/apps');
    const client = { client: 'uos-console', redirectUri: 'http://localhost:4100/login-callback' };
    const url = new URL(await authorizeUrl(attempt, { ...client, domain: 'http://localhost:4100' }));
    expect(url.pathname).toBe('/v1/oauth2/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'uos-console',
      redirect_uri: client.redirectUri,
      scope: 'openid',
      state: attempt.state,
      code_challenge: await challengeOf(attempt.verifier),
      code_challenge_method: 'S256',
    });
  });
});

describe('ownPath', () => {
  it('keeps a path of the console with its query', () => {
    expect(ownPath('/services/a/asset/bucket?q=1')).toBe('/services/a/asset/bucket?q=1');
  });

  it('turns another site and the sign-in pages themselves into the app list', () => {
    const paths = ['https://evil.test', '//evil.test', '/\\evil.test', '', '/login-callback?code=1', '/logout'];
    expect(paths.map(ownPath)).toEqual(paths.map(() => '/apps'));
  });
});
