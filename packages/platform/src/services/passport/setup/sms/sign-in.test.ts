import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { appWithPlayers } from '../testing.ts';
import { useCode } from './codes.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const ahead = async (seconds: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + seconds * 1000));
};

interface Login {
  readonly userAccessToken: string;
  readonly isNew: boolean;
  readonly user: { readonly userID: string };
}

const send = (app: TestApp, phoneNumber: string, purpose: 'Login' | 'Bind') =>
  app.call('POST', '/v1/sdk/login/verification-codes', { phoneNumber, purpose });

const login = (app: TestApp, phoneNumber: string, code: string) =>
  app.call('POST', '/v1/sdk/login/phone', { phoneNumber, code, loginPlatform: 'Android', deviceID: 'd-1' });

const bind = (token: string, phoneNumber: string, code: string) =>
  platform.call(
    'POST',
    '/v1/sdk/users/me/phone',
    { phoneNumber, code },
    { headers: { Authorization: `Bearer ${token}` } },
  );

describe('a phone number', () => {
  it('signs its user in with a code, and makes the user the first time', async () => {
    const app = await appWithPlayers(platform);
    await send(app, '13800138000', 'Login');
    const first = await login(app, '13800138000', '111111');
    expect(first.body).toMatchObject({
      isNew: true,
      user: { phoneNumber: '13800138000', phoneNumberVerified: true, loginMethod: 'Phone', loginPlatform: 'Android' },
      personas: [],
    });
    expect((await login(app, '13800138000', '111111')).status).toBe(400);
    await ahead(60);
    await send(app, '13800138000', 'Login');
    const { isNew, user } = (await login(app, '13800138000', '111111')).body as Login;
    expect([isNew, user.userID]).toEqual([false, (first.body as Login).user.userID]);
  });

  it('counts wrong codes although each is refused, and takes no other once there were five', async () => {
    const app = await appWithPlayers(platform);
    await send(app, '13800138000', 'Login');
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await login(app, '13800138000', '000000');
      expect([wrong.status, wrong.body]).toMatchObject([400, { passportErrorCode: 30_001 }]);
    }
    expect((await login(app, '13800138000', '111111')).status).toBe(400);
  });

  it('is guessed by nobody: of a thousand wrong codes none gets in, and the right one does not either', async () => {
    const app = await appWithPlayers(platform);
    await send(app, '13700137000', 'Login');
    const { ports } = platform;
    const now = ports.clock.now().toISOString();
    const guess = { phoneNumber: '13700137000', purpose: 'Login' } as const;
    const taken: boolean[] = [];
    await ports.db.transaction().execute(async (db) => {
      for (let code = 200_000; code < 201_000; code += 1) {
        taken.push(await useCode({ db, ports, appId: app.id, now }, { ...guess, code: String(code) }));
      }
    });
    expect([taken.length, taken.includes(true)]).toEqual([1000, false]);
    expect((await login(app, '13700137000', '111111')).status).toBe(400);
    const users = await app.call('POST', '/v1/users/search', { phoneNumber: '13700137000' });
    expect((users.body as { total: number }).total).toBe(0);
  });

  it('lets one of two devices in that send the same code at once, and knows which', async () => {
    const app = await appWithPlayers(platform);
    await send(app, '13600136000', 'Login');
    const body = (deviceID: string) => ({ phoneNumber: '13600136000', code: '111111', deviceID });
    const answers = await Promise.all(
      ['phone', 'tablet'].map((device) => app.call('POST', '/v1/sdk/login/phone', body(device))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = answers[0]?.status === 200 ? 'phone' : 'tablet';
    const users = await app.call('POST', '/v1/users/search', { phoneNumber: '13600136000' });
    expect(users.body).toMatchObject({ total: 1, users: [{ currentDeviceID: won }] });
  });

  it('is bound with a code that was sent for it, to one user alone', async () => {
    const app = await appWithPlayers(platform);
    await send(app, '13800138000', 'Login');
    const { userAccessToken } = (await login(app, '13800138000', '111111')).body as Login;
    await send(app, '13900139000', 'Bind');
    expect((await bind(userAccessToken, '13900139000', '111111')).body).toMatchObject({
      user: { phoneNumber: '13900139000' },
    });
    await ahead(60);
    await send(app, '13800138000', 'Login');
    const other = (await login(app, '13800138000', '111111')).body as Login;
    expect(other.isNew).toBe(true);
    await send(app, '13900139000', 'Bind');
    const taken = await bind(other.userAccessToken, '13900139000', '111111');
    expect([taken.status, taken.body]).toMatchObject([409, { passportErrorCode: 60_001 }]);
    expect((await bind(other.userAccessToken, '13900139000', '000000')).status).toBe(400);
  });
});
