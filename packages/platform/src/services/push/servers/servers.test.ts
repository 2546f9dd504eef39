import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
let operator: string;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  operator = `admin_sst=${await platform.operator()}`;
  app = await setUp();
});
afterAll(() => platform?.stop());

async function setUp(): Promise<TestApp> {
  const made = await platform.app(['push']);
  await say(made, 'POST', '/apps', { appId: made.id });
  return made;
}
const say = (one: TestApp, method: string, path: string, body?: unknown) => one.call(method, `/upush/v1${path}`, body);
const asOperator = (method: string, path: string, body?: unknown) =>
  platform.call(method, `/upush/v1${path}`, body, { headers: { Cookie: operator, 'X-APP-ID': app.id } });

interface Info {
  readonly id: string;
  readonly status: string;
  readonly version: string;
}
async function infos(one: TestApp): Promise<Info[]> {
  const { body } = await say(one, 'GET', `/apps/${one.id}/server-infos`);
  return (body as { serverInfos: Info[] }).serverInfos;
}
const states = async (one: TestApp): Promise<string[]> => (await infos(one)).map(({ status }) => status);

describe('the first server', () => {
  it('is there with the app, and runs a moment later', async () => {
    await expect.poll(() => states(app)).toEqual(['running']);
    const [server] = await infos(app);
    expect(server).toMatchObject({
      ...{ ip: 'localhost', port: platform.port, version: '1.0.0' },
      ...{ playerCount: 0, playerCountLimit: 3500, cpuUsage: 0, memoryUsage: 0 },
    });
  });
});

describe('a new version', () => {
  it('has servers before those of the old one go', async () => {
    const made = await asOperator('POST', '/server-versions', { version: '2.0.0', image: 'uos/push:2.0.0' });
    const { serverVersion } = made.body as { serverVersion: { id: string } };
    await asOperator('PUT', '/apps/server-version', { appIds: [app.id], serverVersionId: serverVersion.id });
    await expect
      .poll(async () => (await infos(app)).map(({ status, version }) => `${version} ${status}`))
      .toEqual(['1.0.0 deleted', '2.0.0 running']);
  });
});

describe('a server whose process ends', () => {
  it('fails, and runs again', async () => {
    const [row] = await platform.ports.db
      .selectFrom('processes')
      .select('pid')
      .where('kind', '=', 'sockets')
      .where('state', '=', 'running')
      .execute();
    process.kill(row?.pid ?? Number.NaN, 'SIGKILL');
    const seen = new Set<string>();
    await expect
      .poll(async () => {
        seen.add((await states(app)).at(-1) ?? '');
        return [...seen];
      })
      .toEqual(['running', 'failure', 'running'].slice(0, 2));
    await expect.poll(() => states(app)).toContain('running');
  });
});
