import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { appWithPlayers } from '../testing.ts';
import { useCode } from './codes.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const SEND = '/upass/v1/sdk/login/verification-codes';
const PHONE = '13800138000';

const ahead = async (seconds: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + seconds * 1000));
};

const send = (app: TestApp, phoneNumber = PHONE, purpose = 'Login') => app.call('POST', SEND, { phoneNumber, purpose });

const use = (app: TestApp, code: string, purpose: 'Login' | 'Bind' = 'Login') => {
  const { ports } = platform;
  const now = ports.clock.now().toISOString();
  return ports.db
    .transaction()
    .execute((db) => useCode({ db, ports, appId: app.id, now }, { phoneNumber: PHONE, purpose, code }));
};

async function logs(app: TestApp, query = ''): Promise<Record<string, unknown>[]> {
  const { body } = await app.call('GET', `/upass/v1/id-domains/${app.id}/verification-code-logs${query}`);
  return (body as { logs: Record<string, unknown>[] }).logs;
}

/** An app whose messages are real, with a text for them. */
async function realApp(): Promise<TestApp> {
  const app = await appWithPlayers(platform);
  await app.call('PUT', `/upass/v1/id-domains/${app.id}`, { mockSms: false });
  const template = { name: '登录', type: 'Login', signature: '灯湾', content: '验证码 {code}，5 分钟内有效。' };
  const made = await app.call('POST', '/upass/v1/internal/sms-templates', template);
  const { id } = (made.body as { smsTemplate: { id: string } }).smsTemplate;
  const headers = { Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id };
  await platform.call('PUT', `/upass/v1/internal/sms-templates/${id}`, { status: 'Available' }, { headers });
  await app.call('POST', `/upass/v1/internal/sms-templates/${id}/enable`, {});
  return app;
}

describe('verification codes', () => {
  it('are 111111 where messages are mocked, and live five minutes', async () => {
    const app = await appWithPlayers(platform);
    const now = platform.ports.clock.now().getTime();
    const sent = await send(app);
    expect(sent.body).toEqual({ expiresAt: new Date(now + 300_000).toISOString().replace('.000Z', 'Z'), mock: true });
    await ahead(299);
    expect(await use(app, '111111', 'Bind')).toBe(false);
    expect(await use(app, '111111')).toBe(true);
    expect(await use(app, '111111')).toBe(false);
    await send(app);
    await ahead(300);
    expect(await use(app, '111111')).toBe(false);
    expect(await logs(app)).toMatchObject([
      { phoneNumber: '138****8000', status: 'Expired', mock: true, purpose: 'Login', templateID: '' },
      { phoneNumber: '138****8000', status: 'Verified', mock: true },
    ]);
  });

  it('end with the fifth wrong try, also for who then has the right one', async () => {
    const app = await appWithPlayers(platform);
    await send(app);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await use(app, '000000')).toBe(false);
    }
    expect(await use(app, '111111')).toBe(false);
    expect(await logs(app)).toMatchObject([{ status: 'Failed', errorMessage: 'tried too often' }]);
  });

  it('come once a minute and ten times a day to a number, and say when the next one may', async () => {
    const app = await appWithPlayers(platform);
    await platform.testClock?.advance((now) => new Date(Math.ceil(now.getTime() / 86_400_000) * 86_400_000));
    expect((await send(app)).status).toBe(200);
    await ahead(59);
    const early = await send(app);
    expect([early.status, early.headers.get('retry-after'), early.body]).toMatchObject([
      429,
      '1',
      { passportErrorCode: 80_001 },
    ]);
    expect((await send(app, '13800138001')).status).toBe(200);
    for (let sent = 1; sent < 10; sent += 1) {
      await ahead(60);
      expect((await send(app)).status).toBe(200);
    }
    await ahead(60);
    expect((await send(app)).status).toBe(429);
    await ahead(16 * 3600);
    expect((await send(app)).status).toBe(200);
  });

  it('need a text that passed its review, go to the outbox on loopback, and are kept as no text', async () => {
    const bare = await appWithPlayers(platform);
    await bare.call('PUT', `/upass/v1/id-domains/${bare.id}`, { mockSms: false });
    const refused = await send(bare);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { passportErrorCode: 90_001, message: 'no enabled SMS template of type Login' },
    ]);
    const app = await realApp();
    expect((await send(app, '13912345678')).body).toMatchObject({ mock: false });
    const { db } = platform.ports;
    const mail = await db.selectFrom('mails').selectAll().where('template', '=', 'sms').executeTakeFirstOrThrow();
    const [code = ''] = mail.content.match(/\d{6}/) ?? [];
    expect([mail.recipients, mail.content]).toEqual([['139****5678'], `【灯湾】验证码 ${code}，5 分钟内有效。`]);
    const rows = await db.selectFrom('passport_sms_codes').selectAll().where('app_id', '=', app.id).execute();
    expect(JSON.stringify(rows)).not.toContain('13912345678');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await logs(app, '?phoneNumber=13912345678')).toHaveLength(1);
    expect(await logs(app, '?phoneNumber=13912345679')).toHaveLength(0);
    expect(await logs(app, '?status=Verified')).toHaveLength(0);
  });

  it('are billed in production, and only there', async () => {
    const app = await realApp();
    const billed = async () => {
      const { db } = platform.ports;
      const rows = await db.selectFrom('meter').select('amount').where('app_id', '=', app.id).execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    };
    expect((await send(app)).status).toBe(200);
    expect(await billed()).toBe(0);
    const headers = { Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id };
    await platform.call(
      'POST',
      '/upass/v1/internal/update-id-domain-production',
      { idDomainID: app.id, production: true },
      { headers },
    );
    await ahead(60);
    await send(app);
    expect(await billed()).toBe(1);
  });
});

describe('texts of messages', () => {
  it('are reviewed by operators, one of a type is used, and new words are reviewed again', async () => {
    const app = await appWithPlayers(platform);
    const base = '/upass/v1/internal/sms-templates';
    const headers = { Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id };
    const make = async (name: string) => {
      const { body } = await app.call('POST', base, { name, type: 'Login', signature: '灯湾', content: '{code}' });
      return (body as { smsTemplate: { id: string } }).smsTemplate.id;
    };
    const a = await make('a');
    await ahead(1);
    const b = await make('b');
    const early = await app.call('POST', `${base}/${a}/enable`, {});
    expect([early.status, early.body]).toMatchObject([400, { passportErrorCode: 90_001 }]);
    expect((await app.call('PUT', `${base}/${a}`, { status: 'Available' })).status).toBe(403);
    for (const id of [a, b]) {
      await platform.call('PUT', `${base}/${id}`, { status: 'Available' }, { headers });
      await app.call('POST', `${base}/${id}/enable`, {});
    }
    const { body } = await app.call('GET', base);
    expect(body).toMatchObject({
      smsTemplates: [
        { id: b, enabled: true },
        { id: a, enabled: false },
      ],
      total: 2,
    });
    expect((await app.call('DELETE', `${base}/${b}`)).status).toBe(400);
    const changed = await app.call('PUT', `${base}/${b}`, { content: '新 {code}' });
    expect(changed.body).toMatchObject({ smsTemplate: { status: 'Reviewing', enabled: false } });
    expect((await app.call('DELETE', `${base}/${b}`)).status).toBe(200);
  });
});
