// Sign-in at a partner, and the end of a login state, on two processes with one database: each step may be answered by
// either, and of what happens at the same moment nothing happens twice.
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorization,
  browser,
  codeFor,
  signIn,
  type TestPlatform,
  testPlatform,
} from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';

let fleet: Fleet;
let platform: TestPlatform;
let ports: readonly number[];
beforeAll(async () => {
  fleet = await openFleet();
  platform = await testPlatform(fleet.options);
  const [beside] = await fleet.start(1);
  ports = [platform.port, beside?.port ?? 0];
  fleet.balancer.use(ports);
  await fleet.balancer.ready();
}, 120_000);
afterAll(async () => {
  await platform?.stop();
  await fleet?.stop();
});

/** Both processes in turn, or one of them. */
const site = (only?: number) => {
  const [port = 0, ...otherPorts] = only === undefined ? ports : [ports[only] ?? 0];
  return { origin: fleet.balancer.origin, port, otherPorts };
};

/** Signs in at the simulated partner, every step at the other process. */
async function partnerCode(account: string) {
  const page = browser(site());
  const RedirectUri = `${fleet.balancer.origin}/bluecloud/login-callback`;
  const CodeVerifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile offline_access email phone',
    client_id: 'uos-bluecloud',
    redirect_uri: RedirectUri,
    code_challenge: createHash('sha256').update(CodeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const asked = await page.follow(await page.go(`/account/authorize?${query}`));
  const back = await page.follow(await page.go(asked.url, { form: { account, answer: 'allow' } }));
  const Code = new URL(back.headers.get('location') ?? back.url).searchParams.get('code') ?? '';
  return { Code, RedirectUri, CodeVerifier, Provider: 'partner' };
}

describe('a login state that an operator clears on one process', () => {
  it('is gone on the other with the next call: sessions, codes, and the session of the identity provider', async () => {
    const login = { login: 'leaver', ...(await platform.user('leaver')) };
    const page = await signIn(site(), login);
    const other = await signIn(site(), login);
    const pending = authorization(site(), 'uos-console');
    const code = await codeFor(other, pending, login);
    const cookies = { Cookie: `admin_sst=${await platform.operator('clearing-operator')}` };
    const cleared = await browser(site(0)).go(`/api/users/${login.id}/clear-login-state`, {
      method: 'DELETE',
      headers: cookies,
    });
    expect(cleared.status).toBe(200);
    for (const one of [page, other]) {
      const headers = { Cookie: `sst=${one.cookie('sst')}` };
      expect((await browser(site(1)).go('/auth/auth-check', { headers })).status).toBe(401);
    }
    const json = { Code: code, RedirectUri: pending.redirectUri, CodeVerifier: pending.verifier };
    expect((await browser(site(1)).go('/auth/auth-login', { json })).status).toBe(400);
    const again = await page.follow(await page.go(authorization(site(), 'uos-cli').url));
    expect(again.text).toContain('name="password"');
  });
});

describe('the first sign-in of an account at the partner', () => {
  it('works when every step is answered by another process, and makes one user of many at the same moment', async () => {
    const codes: Awaited<ReturnType<typeof partnerCode>>[] = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push(await partnerCode('newcomer'));
    }
    const answers = await Promise.all(
      codes.map((json, index) => browser(site(index % 2)).go('/auth/auth-login', { json })),
    );
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    const ids = new Set(answers.map(({ text }) => (JSON.parse(text) as { UserId: string }).UserId));
    expect(ids.size).toBe(1);
    const links = await platform.ports.db.selectFrom('linked_identities').selectAll().execute();
    expect(links).toHaveLength(1);
  });

  // why not exactly one: a provider takes back what a code gave once it sees the code again; RFC 6749 4.1.2
  it('gives no second session for a code, whichever process it is sent to', async () => {
    const json = await partnerCode('once');
    const answers = await Promise.all([0, 1, 0, 1].map((one) => browser(site(one)).go('/auth/auth-login', { json })));
    const opened = answers.filter(({ status }) => status === 200).length;
    expect(opened).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4 - opened);
    const users = await platform.ports.db.selectFrom('sessions').select('subject').where('name', '=', 'once').execute();
    expect(users).toHaveLength(opened);
  });
});

describe('an organisation with two owners', () => {
  it('keeps one when both leave at the same moment on two processes', async () => {
    const app = await platform.app();
    const owners: { id: string; token: string }[] = [];
    for (const name of ['first-owner', 'second-owner']) {
      owners.push(await platform.signedIn(name, app.orgId, 'owner'));
    }
    const answers = await Promise.all(
      owners.map(({ id, token }, index) =>
        browser(site(index)).go(`/api/organizations/${app.orgId}/members/${id}`, {
          method: 'DELETE',
          headers: { Cookie: `sst=${token}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
