import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, browser, type TestPlatform, testPlatform } from '#testing';

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
type Browser = ReturnType<typeof browser>;
type Visit = Awaited<ReturnType<Browser['go']>>;

let platform: TestPlatform;
let person: { login: string; password: string };
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  person = { login: 'far-away', ...(await platform.user('far-away')) };
});
afterAll(() => platform.stop());

interface Asked {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
}

const post = async (path: string, form: Record<string, string>): Promise<[number, Record<string, string>]> => {
  const answer = await fetch(platform.origin + path, { method: 'POST', body: new URLSearchParams(form) });
  return [answer.status, (await answer.json()) as Record<string, string>];
};
const ask = async (): Promise<Asked> => {
  const [status, body] = await post('/v1/oauth2/device/auth', { client_id: 'uos-cli', scope: 'openid' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Asked;
};
const poll = (code: string) => post('/v1/oauth2/token', { grant_type: GRANT, client_id: 'uos-cli', device_code: code });
const hidden = (visit: Visit): Record<string, string> =>
  Object.fromEntries(
    Array.from(visit.text.matchAll(/name="(xsrf|user_code|confirm)" value="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
const submit = async (page: Browser, visit: Visit, form: Record<string, string>): Promise<Visit> =>
  page.follow(await page.go(visit.text.match(/action="([^"]+)"/)?.[1] ?? '', { form: { ...hidden(visit), ...form } }));

describe('signing in on another machine', () => {
  it('shows the code it was sent with, asks for it, signs in, asks for consent and lets the terminal go on', async () => {
    const asked = await ask();
    expect(asked.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect(asked.verification_uri).toBe(`${platform.origin}/v1/oauth2/device`);
    expect(await poll(asked.device_code)).toMatchObject([400, { error: 'authorization_pending' }]);

    const page = browser(platform);
    let visit = await page.go(asked.verification_uri_complete);
    expect(visit.status).toBe(200);
    expect(visit.text).toContain('<h1>登录命令行</h1>');
    expect(visit.text).toContain(`value="${asked.user_code}"`);
    expect(visit.text).not.toMatch(/<script|onfocus/);
    visit = await submit(page, visit, {});
    expect(visit.text).toContain('<h1>登录 UOS 命令行</h1>');
    expect(visit.text).toContain('<strong>127.0.0.1</strong>');
    visit = await submit(page, visit, {});
    visit = await page.follow(await page.go(visit.url, { form: person }));
    expect(visit.text).toContain('<h1>授权 UOS 命令行</h1>');
    expect(visit.text).not.toContain('返回地址');
    visit = await page.follow(await page.go(visit.url, { form: { answer: 'allow' } }));
    expect(visit.text).toContain('<h1>登录完成</h1>');

    const [status, token] = await poll(asked.device_code);
    expect([status, token.error]).toEqual([200, undefined]);
    const redeem = () => platform.call('POST', '/auth/auth-login', { Code: token.access_token, RedirectUri: GRANT });
    const [first, second] = [await redeem(), await redeem()];
    expect([first.status, second.status]).toEqual([200, 400]);
    expect(first.body).toMatchObject({ UserName: 'far-away' });
    expect(await poll(asked.device_code)).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  it('takes a code in small letters and without its line, and says when there is no such code', async () => {
    const asked = await ask();
    const page = browser(platform);
    const start = await page.go('/v1/oauth2/device');
    const wrong = await submit(page, start, { user_code: 'ZZZZ-ZZZZ' });
    expect(wrong.text).toContain('没有这个代码');
    const right = await submit(page, wrong, { user_code: asked.user_code.toLowerCase().replace('-', '') });
    expect(right.text).toContain(`<strong>${asked.user_code}</strong>`);
  });

  it('tells the terminal that the person refused', async () => {
    const asked = await ask();
    const page = browser(platform);
    const confirm = await submit(page, await page.go(asked.verification_uri_complete), {});
    const refused = await submit(page, confirm, { abort: 'yes' });
    expect(refused.text).toContain('已拒绝这次登录');
    expect(await poll(asked.device_code)).toMatchObject([400, { error: 'access_denied' }]);
  });

  it('redeems no token that was made in another way', async () => {
    const answer = await platform.call('POST', '/auth/auth-login', { Code: 'made-up', RedirectUri: GRANT });
    expect(answer.status).toBe(400);
  });

  it('shows its form to whoever sends one without having been shown it, and takes no code from there', async () => {
    const asked = await ask();
    for (const fields of ['', `user_code=${asked.user_code}`, `user_code=${asked.user_code}&xsrf=x&confirm=yes`]) {
      const sent = await fetch(`${platform.origin}/v1/oauth2/device`, {
        ...{ method: 'POST', redirect: 'manual', body: fields },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: 'uos_idp=made-up' },
      });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/v1/oauth2/device']);
    }
    expect(await poll(asked.device_code)).toMatchObject([400, { error: 'authorization_pending' }]);
  });

  it('is not open to the console', async () => {
    const [status] = await post('/v1/oauth2/device/auth', { client_id: 'uos-console', scope: 'openid' });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('codes for other machines, and sign-ins that begin', () => {
  it('are so many for all addresses of a network, and those of another network go on', {
    timeout: 120_000,
  }, async () => {
    const limited = await testPlatform({ config: { limitsCallers: true }, trustedProxies: 1 });
    const from = async (address: string, path: string, form?: Record<string, string>): Promise<number> => {
      const answer = await fetch(limited.origin + path, {
        redirect: 'manual',
        headers: { 'X-Forwarded-For': address },
        ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      });
      await answer.text();
      return answer.status;
    };
    const code = (address: string) =>
      from(address, '/v1/oauth2/device/auth', { client_id: 'uos-cli', scope: 'openid' });
    const statuses: number[] = [];
    // why twice the limit: a window may end in between
    while (statuses.at(-1) !== 429 && statuses.length <= 120) {
      statuses.push(await code(`2001:db8:1:2::${statuses.length.toString(16)}`));
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect([await code('2001:db8:1:3::1'), await code('192.0.2.7')]).toEqual([200, 200]);
    const page = authorization(limited, 'uos-console').url.slice(limited.origin.length);
    expect(await from('2001:db8:1:2::1', page)).toBe(303);
    await limited.stop();
  });
});
