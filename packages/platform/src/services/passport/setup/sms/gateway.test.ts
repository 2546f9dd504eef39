import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { appWithPlayers } from '../testing.ts';

interface Heard {
  readonly authorization: string | undefined;
  readonly body: { readonly id: string; readonly phoneNumber: string; readonly text: string };
}

const PHONE = '13800138000';
const TOKEN = 'token-of-the-gateway';

let heard: Heard[] = [];
/** What is answered next; 200 after the last. */
let answers: number[] = [];
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Heard['body'];
    heard.push({ authorization: request.headers.authorization, body });
    const status = answers.shift() ?? 200;
    response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end();
  });
});

let platform: TestPlatform;
beforeAll(async () => {
  await new Promise<void>((listening) => {
    gateway.listen(0, '127.0.0.1', listening);
  });
  const { port } = gateway.address() as { port: number };
  const config = { smsGateway: `http://127.0.0.1:${port}/send`, smsGatewayToken: TOKEN };
  platform = await testPlatform({ clock: 'test', config });
});
afterAll(async () => {
  await platform?.stop();
  gateway.close();
});
beforeEach(() => {
  heard = [];
  answers = [];
});

/** An app in production, whose messages are real. */
async function realApp(): Promise<TestApp> {
  const app = await appWithPlayers(platform);
  const template = { name: '登录', type: 'Login', signature: '灯湾', content: '验证码 {code}，5 分钟内有效。' };
  const made = await app.call('POST', '/upass/v1/internal/sms-templates', template);
  const { id } = (made.body as { smsTemplate: { id: string } }).smsTemplate;
  const headers = { Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id };
  const asOperator = (method: string, path: string, body: object) =>
    platform.call(method, `/upass/v1/internal/${path}`, body, { headers });
  await asOperator('PUT', `sms-templates/${id}`, { status: 'Available' });
  await app.call('POST', `/upass/v1/internal/sms-templates/${id}/enable`, {});
  await asOperator('POST', 'update-id-domain-production', { idDomainID: app.id, production: true });
  return app;
}

const send = (app: TestApp) =>
  app.call('POST', '/upass/v1/sdk/login/verification-codes', { phoneNumber: PHONE, purpose: 'Login' });

const login = (app: TestApp, code: string) =>
  app.call('POST', '/upass/v1/sdk/login/phone', { phoneNumber: PHONE, code, deviceID: 'd-1' });

const ahead = async (seconds: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + seconds * 1000));
};

async function newestLog(app: TestApp): Promise<unknown> {
  const { body } = await app.call('GET', `/upass/v1/id-domains/${app.id}/verification-code-logs`);
  return (body as { logs: unknown[] }).logs[0];
}

const codeOf = ({ body }: Heard): string => /\d{6}/.exec(body.text)?.[0] ?? '';

describe('the gateway', () => {
  it('is handed the message with its token, and the code in it signs in; the message is billed and forgotten', async () => {
    const app = await realApp();
    expect((await send(app)).body).toMatchObject({ mock: false });
    await ahead(1);
    expect(heard).toEqual([
      {
        authorization: `Bearer ${TOKEN}`,
        body: { id: expect.any(String), phoneNumber: PHONE, text: expect.stringMatching(/^【灯湾】验证码 \d{6}，/) },
      },
    ]);
    const [first] = heard;
    expect((await login(app, first === undefined ? '' : codeOf(first))).status).toBe(200);
    const { db } = platform.ports;
    const left = await db.selectFrom('passport_sms_codes').select('message').where('app_id', '=', app.id).execute();
    expect(left).toEqual([{ message: null }]);
    const usage = await app.call('GET', '/upass/v1/metrics/operation?metric=sms');
    expect((usage.body as { total: number }).total).toBe(1);
  });

  it('is asked again while it is busy or away, with the same message', async () => {
    answers = [503, 429, 302];
    const app = await realApp();
    await send(app);
    await ahead(240);
    expect(heard).toHaveLength(4);
    expect(new Set(heard.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await newestLog(app)).toMatchObject({ status: 'Sent', errorMessage: '' });
    await ahead(600);
    expect(heard).toHaveLength(4);
  });

  it('is not asked again where it refuses the message, and the log says so', async () => {
    answers = [400];
    const app = await realApp();
    await send(app);
    await ahead(240);
    expect(heard).toHaveLength(1);
    expect(await newestLog(app)).toMatchObject({ status: 'Failed', errorMessage: 'the gateway refused it' });
    const [only] = heard;
    expect((await login(app, only === undefined ? '' : codeOf(only))).status).toBe(400);
  });

  it('is given up once the code has ended', async () => {
    answers = new Array<number>(100).fill(500);
    const app = await realApp();
    await send(app);
    await ahead(900);
    const tries = heard.length;
    expect(tries).toBeGreaterThan(2);
    expect(await newestLog(app)).toMatchObject({
      ...{ status: 'Failed', errorMessage: 'the gateway did not take it in time' },
    });
    await ahead(3600);
    expect(heard).toHaveLength(tries);
  });
});
