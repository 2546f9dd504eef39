import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

interface Heard {
  readonly path: string;
  readonly authorization: string;
  readonly body: Record<string, unknown>;
}

const heard: Heard[] = [];
/** What the player accounts answer; 0 hangs up. */
let answers = 200;
const players = createServer((request, response) => {
  void read(request).then((text) => {
    heard.push({
      path: `${request.method} ${request.url}`,
      authorization: String(request.headers.authorization),
      body: JSON.parse(text) as Heard['body'],
    });
    if (answers === 0) {
      response.destroy();
      return;
    }
    response.writeHead(answers, { 'Content-Type': 'application/json' }).end('{}');
  });
});

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

let platform: TestPlatform;
let app: TestApp;
let issuer: TestApp;
let owner: { id: string; token: string };
beforeAll(async () => {
  await new Promise<void>((listening) => {
    players.listen(0, '127.0.0.1', listening);
  });
  const { port } = players.address() as { port: number };
  platform = await testPlatform({ config: { playerAccountsUrl: `http://127.0.0.1:${port}/v1` } });
  app = await platform.app();
  issuer = await platform.app(['passport']);
  owner = await platform.signedIn('redeemer', app.orgId, 'owner');
});
afterAll(async () => {
  await platform?.stop();
  players.close();
});

async function code(fields: object = {}): Promise<string> {
  const headers = { Cookie: `admin_sst=${await platform.operator()}` };
  const wanted = { ServiceName: 'asset-streaming', Credit: 5, IssuerAppId: issuer.id, ...fields };
  const { body } = await platform.call('POST', '/api/redeem-token', wanted, { headers });
  const [made] = (body as { Items: { Token: string; IssuerAppId: string }[] }).Items;
  return made?.Token ?? '';
}

async function redeem(Token: string): Promise<unknown[]> {
  const headers = { Cookie: `sst=${owner.token}` };
  const answer = await platform.call('POST', `/api/app/${app.id}/redeem-token`, { Token }, { headers });
  return [answer.status, (answer.body as { info?: string }).info];
}

describe('a code that an app issued', () => {
  it('signs whoever redeems it in at the player accounts of that app, then brings its credit', async () => {
    answers = 200;
    expect(await redeem(await code())).toEqual([200, undefined]);
    expect(heard.splice(0)).toEqual([
      {
        path: 'POST /v1/login/external',
        authorization: `Basic ${btoa(`${issuer.id}:${issuer.serviceSecret}`)}`,
        body: { externalUserID: owner.id, displayName: 'redeemer' },
      },
    ]);
  });

  it('stays unused where the player accounts refuse or do not answer', async () => {
    const Token = await code();
    for (const answer of [403, 500, 0]) {
      answers = answer;
      expect([answer, ...(await redeem(Token))]).toEqual([answer, 400, 'failed to external login']);
    }
    answers = 200;
    expect(await redeem(Token)).toEqual([200, undefined]);
    expect(await redeem(Token)).toEqual([400, 'token has been fulfilled']);
  });

  it('asks nobody about a code that is unknown, used or nobody’s', async () => {
    heard.length = 0;
    expect(await redeem('UOS-0000')).toEqual([400, 'failed to find token']);
    expect(await redeem(await code({ IssuerAppId: undefined }))).toEqual([200, undefined]);
    expect(heard).toEqual([]);
  });

  it('is issued by apps that exist', async () => {
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    const wanted = { ServiceName: 'push', Credit: 5, IssuerAppId: '0f8fad5b-d9cb-469f-a165-708677289501' };
    const { status, body } = await platform.call('POST', '/api/redeem-token', wanted, { headers });
    expect([status, body]).toMatchObject([400, { info: 'invalid parameters' }]);
  });
});
