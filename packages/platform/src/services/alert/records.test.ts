import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

interface HistoryItem {
  readonly operation: string;
  readonly titleEn?: string;
  readonly userName: string;
  readonly actor: string;
  readonly requestId: string;
  readonly target: string;
  readonly changes: readonly { field: string; label?: string; before?: string; after?: string }[];
}

const call = async (cookie: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  platform.call(method, path, body, { headers: { Cookie: cookie } });
const items = ({ body }: Answer) => (body as { Items: HistoryItem[] }).Items;
const info = ({ status, body }: Answer) => [status, (body as { info?: string }).info];

async function owned() {
  const app = await platform.app();
  const { token } = await platform.signedIn(`owner-${app.id.slice(0, 8)}`, app.orgId, 'owner');
  return { ...app, cookie: `sst=${token}`, history: `/api/operation/history?appId=${app.id}` };
}

describe('the operation history', () => {
  it('tells who changed which field of an app, with the request that did it', async () => {
    const { id, cookie, history } = await owned();
    const before = await call(cookie, 'GET', `/api/app/${id}`);
    const changed = await call(cookie, 'PUT', `/api/app/${id}`, { ProjectName: '灯塔守望者' });
    const [latest] = items(await call(cookie, 'GET', history));
    expect(latest).toMatchObject({
      operation: 'app.update',
      titleEn: 'Change an app',
      actor: 'user',
      serviceName: 'uos',
      appId: id,
      appName: '灯塔守望者',
      requestId: changed.headers.get('grpc-metadata-x-trace-id'),
    });
    expect(latest?.changes).toEqual([
      {
        field: 'ProjectName',
        label: '应用名称',
        before: (before.body as { ProjectName: string }).ProjectName,
        after: '灯塔守望者',
      },
    ]);
  });

  it('answers what was done to one thing alone', async () => {
    const { call: own, cookie, history } = await owned();
    const named = async (name: string) => (await own('POST', '/api/v1/buckets/', { name })).body as { id: string };
    const { id: one } = await named('one');
    const { id: other } = await named('other');
    for (const bucket of [one, other]) {
      expect((await own('PUT', `/api/v1/buckets/${bucket}/`, { description: 'changed' })).status).toBe(200);
    }
    expect((await own('POST', `/api/v1/buckets/${one}/releases/`, {})).status).toBe(200);
    const found = items(await call(cookie, 'GET', `${history}&target=${one}&target=one`));
    expect(found.map(({ operation, target }) => [operation, target])).toEqual([
      ['cdn.releases.create', one],
      ['cdn.buckets.update', 'one'],
    ]);
  });

  it('says the values of an enum in words, beside the values', async () => {
    const app = await platform.app(['remote-config']);
    const { token } = await platform.signedIn(`owner-${app.id.slice(0, 8)}`, app.orgId, 'owner');
    await app.call('POST', '/uconfig/v1/configs', { key: 'lives', type: 'INT', value: '3' });
    const variants = [{ values: [{ key: 'lives', type: 'INT', value: '5' }] }];
    const made = await app.call('POST', '/uconfig/v1/overrides', { name: '活动', variants });
    const { overrideId } = (made.body as { override: { overrideId: string } }).override;
    expect((await app.call('PUT', `/uconfig/v1/overrides/${overrideId}/enable`, {})).status).toBe(200);
    const [latest] = items(await call(`sst=${token}`, 'GET', `/api/operation/history?appId=${app.id}`));
    expect(latest?.changes).toEqual([
      {
        ...{ field: 'override.status', label: '覆盖规则 · 状态', before: 'disable', after: 'enable' },
        beforeWords: { zh: '已停用', en: 'Disabled' },
        afterWords: { zh: '已启用', en: 'Enabled' },
      },
    ]);
  });

  it('says of a new secret that there is one, and never which', async () => {
    const { id, cookie, history } = await owned();
    const fresh = await call(cookie, 'POST', `/api/app/${id}/generate-secret`, { SecretType: 'AppServiceSecret' });
    const { AppServiceSecret } = fresh.body as { AppServiceSecret: string };
    const answer = await call(cookie, 'GET', history);
    expect(items(answer)[0]?.operation).toBe('app.secrets.regenerate');
    expect(JSON.stringify(answer.body)).not.toContain(AppServiceSecret);
  });

  it('holds nothing of a call that was refused', async () => {
    const { id, cookie, history } = await owned();
    expect((await call(cookie, 'PUT', `/api/app/${id}`, { Status: 'Unavailable' })).status).toBe(403);
    expect(items(await call(cookie, 'GET', history))).toEqual([]);
  });

  it('is kept apart by app, and read whole by operators only', async () => {
    const [mine, theirs] = [await owned(), await owned()];
    expect(info(await call(mine.cookie, 'GET', theirs.history))).toEqual([404, 'error to get app']);
    expect(info(await call(mine.cookie, 'GET', '/api/operation/history'))).toEqual([400, 'invalid parameters']);
    expect(info(await call(mine.cookie, 'GET', `/api/operation/history?orgId=${theirs.orgId}`))).toEqual([
      400,
      'error to get org info',
    ]);
    const all = await call(`admin_sst=${await platform.operator()}`, 'GET', '/api/operation/history?count=5');
    expect(all.status).toBe(200);
  });

  it('is filtered by service, operation, person and day', async () => {
    const { id, cookie, history } = await owned();
    await call(cookie, 'POST', `/api/app/${id}/service`, { ServiceName: 'push', Status: 'Enabled' });
    await call(cookie, 'PUT', `/api/app/${id}`, { ProjectName: 'x' });
    const found = async (query: string) =>
      items(await call(cookie, 'GET', `${history}&${query}`)).map(({ operation }) => operation);
    expect(await found('serviceName=uos')).toEqual(['app.update', 'app.services.set']);
    expect(await found('operation=app.services.set')).toEqual(['app.services.set']);
    expect(await found(`userName=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await found('startDate=2000-01-01&endDate=2000-12-31')).toEqual([]);
    expect(await found('startDate=2000-01-01')).toHaveLength(2);
  });

  it('takes what a server reports of its own app and organisation, and of no other', async () => {
    const [mine, theirs] = [await owned(), await owned()];
    const Authorization = `Basic ${Buffer.from(`${mine.id}:${mine.serviceSecret}`).toString('base64')}`;
    const report = (appId: string, orgId = mine.orgId) =>
      platform.call(
        'POST',
        '/service/operation/history',
        { serviceName: 'multiverse', appId, orgId, operation: 'scale', title: '扩容', template: '', userName: 'bot' },
        { headers: { Authorization } },
      );
    expect(info(await report(theirs.id))).toEqual([404, 'error to get app']);
    expect(info(await report(mine.id, theirs.orgId))).toEqual([400, 'invalid parameters']);
    expect(items(await call(theirs.cookie, 'GET', `/api/operation/history?orgId=${theirs.orgId}`))).toEqual([]);
    expect((await report(mine.id)).status).toBe(200);
    expect(items(await call(mine.cookie, 'GET', mine.history))[0]).toMatchObject({
      operation: 'scale',
      title: '扩容',
      userName: 'bot',
      actor: 'app',
    });
  });
});
