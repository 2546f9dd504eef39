// The identity provider: where codes may go, who may redeem them, and codes of devices.
import { createHash, randomBytes } from 'node:crypto';
import { authorization, browser, codeFor } from '../../../../packages/platform/src/testing/platform.ts';
import type { AttackClass, Try } from '../attack.ts';
import type { Scene } from '../scene.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

const asked = (scene: Scene, more: Readonly<Record<string, string | undefined>>): string => {
  const all: Readonly<Record<string, string | undefined>> = {
    response_type: 'code',
    client_id: 'uos-console',
    redirect_uri: `${scene.platform.origin}/login-callback`,
    state: 's',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `/v1/oauth2/authorize?${new URLSearchParams(given)}`;
};

/** An address that is not ours is answered with a page, never with a redirect. */
export const redirects: AttackClass = {
  name: 'addresses that a code could be sent to',
  answers: [400],
  tries(scene) {
    const { origin } = scene.platform;
    const host = scene.hosts.console;
    const uris = [
      'https://evil.example/',
      '//evil.example/',
      `${origin}.evil.example/login-callback`,
      `http://${host}@evil.example/login-callback`,
      `http://evil.example@${host}/login-callback`,
      `${origin}/login-callback/../evil`,
      `${origin}/login-callback?next=https://evil.example`,
      `${origin}/login-callback#x`,
      `${origin}/login-callbackx`,
      `${origin}/LOGIN-CALLBACK`,
      `${origin}//login-callback`,
      `${origin}/login-callback%00`,
      `${origin}\\@evil.example/login-callback`,
      `https://${host}/login-callback`,
      `http://${scene.hosts.content}/login-callback`,
      'javascript:alert(1)//',
      'data:text/html,x',
      'login-callback',
      'http://127.0.0.1:1/login-callback',
    ];
    const never = /^location: (?!http:\/\/localhost)/im;
    return [
      ...uris.map(
        (redirect_uri): Try => ({ says: redirect_uri, send: { path: asked(scene, { redirect_uri }) }, never }),
      ),
      ...[
        'https://evil.example/cb',
        'http://localhost.evil.example:1/callback',
        'http://127.0.0.1:1/callback/../x',
        'http://10.0.0.1:1/callback',
        'javascript:x',
      ].map(
        (redirect_uri): Try => ({
          says: `cli ${redirect_uri}`,
          send: { path: asked(scene, { client_id: 'uos-cli', redirect_uri }) },
          never,
        }),
      ),
    ];
  },
};

/** Refused by going back to the right address with an error, or by a page. */
export const requests: AttackClass = {
  name: 'requests for more than a code',
  answers: [303, 302, 400],
  tries: (scene) =>
    [
      ...['token', 'id_token', 'id_token token', 'code id_token', 'code token', 'none', 'x'].map((response_type) => ({
        response_type,
      })),
      ...['form_post', 'fragment', 'query.jwt', 'web_message'].map((response_mode) => ({ response_mode })),
      { code_challenge_method: 'plain' },
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge: 'short' },
      { request: 'eyJhbGciOiJub25lIn0.e30.' },
      { request_uri: 'https://evil.example/request' },
      { request_uri: 'http://169.254.169.254/' },
      { registration: '{}' },
      { claims: '{"userinfo":{"password":null}}' },
      { scope: 'openid offline_access admin' },
      { client_id: 'none' },
      { client_id: "' OR 1=1--" },
      { prompt: 'none' },
    ].map(
      (more): Try => ({
        says: JSON.stringify(more),
        send: { path: asked(scene, more) },
        never: /[?&#](?:code|access_token|id_token)=/,
      }),
    ),
};

/** Each from a code that was good for somebody. */
export const redemptions: AttackClass = {
  name: 'codes that are used again, by others or without their proof',
  answers: [400, 401],
  inTurn: true,
  async tries(scene) {
    const { platform, person } = scene;
    const fresh = async () => {
      await platform.ports.db.deleteFrom('login_attempts').execute();
      const begun = authorization(platform, 'uos-console');
      return { ...begun, code: await codeFor(browser(platform), begun, person) };
    };
    const token = (fields: Readonly<Record<string, string>>) =>
      scene.ask({
        path: '/v1/oauth2/token',
        headers: form,
        body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'uos-console', ...fields }).toString(),
      });
    const login = (body: object) => scene.ask({ path: '/auth/auth-login', body });
    const used = await fresh();
    const first = { Code: used.code, RedirectUri: used.redirectUri, CodeVerifier: used.verifier };
    await login(first);
    const open = await fresh();
    const base = { code: open.code, redirect_uri: open.redirectUri };
    return [
      ...Array.from({ length: 10 }, (_, n): Try => ({ says: `used again, ${n}`, send: () => login(first) })),
      {
        says: 'used again at the provider',
        send: () => token({ code: used.code, redirect_uri: used.redirectUri, code_verifier: used.verifier }),
      },
      { says: 'by another client', send: () => token({ ...base, client_id: 'uos-cli', code_verifier: open.verifier }) },
      {
        says: 'by a client that is none',
        send: () => token({ ...base, client_id: 'none', code_verifier: open.verifier }),
      },
      {
        says: 'to another address',
        send: () => login({ Code: open.code, RedirectUri: 'https://evil.example/', CodeVerifier: open.verifier }),
      },
      { says: 'without a proof', send: () => token(base) },
      { says: 'with an empty proof', send: () => token({ ...base, code_verifier: '' }) },
      {
        says: 'with another proof',
        send: () => token({ ...base, code_verifier: randomBytes(32).toString('base64url') }),
      },
      {
        says: 'with the challenge as the proof',
        send: () => token({ ...base, code_verifier: createHash('sha256').update(open.verifier).digest('base64url') }),
      },
      { says: 'as a refresh token', send: () => token({ grant_type: 'refresh_token', refresh_token: open.code }) },
      {
        says: 'by a password',
        send: () => token({ grant_type: 'password', username: person.login, password: person.password }),
      },
      { says: 'for the client itself', send: () => token({ grant_type: 'client_credentials' }) },
      {
        says: 'by a token of another',
        send: () => token({ grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange', subject_token: open.code }),
      },
      {
        says: 'by an assertion',
        send: () => token({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'a.b.c' }),
      },
      ...['', 'none', '*', "' OR 1=1--", '\u0000', 'a'.repeat(2000)].map(
        (code): Try => ({
          says: `code "${code.slice(0, 10)}"`,
          send: () => token({ code, redirect_uri: open.redirectUri, code_verifier: open.verifier }),
        }),
      ),
    ];
  },
};

/** Guesses, with and without the browser's own secret; none may come to the page that asks for a yes. */
export const devices: AttackClass = {
  name: 'codes of devices that are guessed or pressed on somebody',
  answers: [200, 303, 400, 403],
  tries: (scene) => {
    const letters = 'BCDFGHJKLMNPQRSTVWXZ';
    const guess = (n: number): string =>
      Array.from({ length: 8 }, (_, at) => letters[(n * 7 + at * 3) % letters.length])
        .join('')
        .replace(/(.{4})/, '$1-');
    const never = /name="confirm"|access_token|^location: (?!\/v1\/oauth2\/device\s)/im;
    return [
      ...Array.from(
        { length: 40 },
        (_, n): Try => ({
          says: `guess ${guess(n)}`,
          send: {
            path: '/v1/oauth2/device',
            body: `user_code=${guess(n)}&xsrf=x&confirm=yes`,
            headers: { ...form, ...scene.thief.everyCookie },
          },
          never,
        }),
      ),
      ...Array.from(
        { length: 10 },
        (_, n): Try => ({
          says: `link ${guess(n)}`,
          send: { path: `/v1/oauth2/device?user_code=${guess(n)}`, headers: scene.thief.everyCookie },
          never,
        }),
      ),
      ...Array.from(
        { length: 12 },
        (_, n): Try => ({
          says: `device code ${n}`,
          send: {
            path: '/v1/oauth2/token',
            headers: form,
            body: `grant_type=urn:ietf:params:oauth:grant-type:device_code&client_id=uos-cli&device_code=${randomBytes(n === 0 ? 0 : 24).toString('base64url')}`,
          },
          answers: [400, 401],
        }),
      ),
      {
        says: 'a code that waits, pressed on somebody who is signed in by a form of another page',
        async send() {
          const begun = await scene.ask({
            path: '/v1/oauth2/device/auth',
            headers: form,
            body: 'client_id=uos-cli&scope=openid',
          });
          const code = /"user_code":"([^"]+)"/.exec(begun.text)?.[1] ?? '';
          return scene.ask({
            path: '/v1/oauth2/device',
            headers: { ...form, ...scene.victim.everyCookie, Origin: 'https://evil.example' },
            body: `user_code=${code}&confirm=yes&xsrf=`,
          });
        },
        answers: [403],
        never,
      },
    ];
  },
};
