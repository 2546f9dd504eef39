import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '#db/columns';
import { type Answer, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let operator: Readonly<Record<string, string>>;
beforeAll(async () => {
  platform = await testPlatform();
  operator = { Cookie: `admin_sst=${await platform.operator()}` };
});
afterAll(() => platform.stop());

type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;

let people = 0;
/** A member of an organisation, an approved one of their own unless it is named. */
async function member(orgId?: string, role: 'owner' | 'manager' | 'user' = 'owner') {
  people += 1;
  const org = orgId ?? (await platform.app()).orgId;
  const { id, token } = await platform.signedIn(`person-${people}`, org, role);
  const call: Caller = (method, path, body) =>
    platform.call(method, path, body, { headers: { Cookie: `sst=${token}` } });
  return { id, orgId: org, call };
}

const asOperator: Caller = (method, path, body) => platform.call(method, path, body, { headers: operator });

interface AppBody {
  readonly AppId: string;
  readonly AppSecret?: string;
  readonly AppServiceSecret?: string;
  readonly ProjectId: string;
  readonly Services: Readonly<Record<string, { ServiceId: string; Status: string; Properties: object }>>;
}

async function created(call: Caller, orgId: string, more: object = {}): Promise<AppBody> {
  const answer = await call('POST', '/api/app', { ProjectName: '灯塔', OrganizationId: orgId, ...more });
  expect(answer.body).toMatchObject({ ProjectName: '灯塔' });
  return answer.body as AppBody;
}

const info = ({ status, body }: Answer) => [status, (body as { info?: string }).info];

describe('create', () => {
  it('makes the app, its project and its secrets, and its maker the owner', async () => {
    const maker = await member(undefined, 'user');
    const app = await created(maker.call, maker.orgId, { IconUrl: 'https://a.example/i.png' });
    expect(app).toMatchObject({
      AppSecret: expect.stringMatching(/^[0-9a-f]{32}$/),
      AppServiceSecret: expect.stringMatching(/^[0-9a-f]{32}$/),
      OrganizationId: maker.orgId,
      Role: 'owner',
      Status: 'Active',
      IconUrl: 'https://a.example/i.png',
      Properties: { needGatherInfo: 'false', createdUserName: expect.stringContaining('person-') },
      SupportMultiServices: true,
      Services: {},
      CreatedBy: maker.id,
    });
    const project = await maker.call('GET', `/api/projects/${app.ProjectId}`);
    expect(project.body).toMatchObject({ Name: '灯塔', AppId: app.AppId, App: { AppId: app.AppId } });
    expect((await maker.call('PUT', `/api/app/${app.AppId}`, { ProjectName: '新名' })).status).toBe(200);
  });

  it('takes a project of the organisation, once', async () => {
    const owner = await member();
    const project = await owner.call('POST', `/api/organizations/${owner.orgId}/projects`, { Name: '项目' });
    const { Id } = project.body as { Id: string };
    const body = { ProjectName: '灯塔', OrganizationId: owner.orgId, ProjectId: Id };
    const answers = await Promise.all([1, 2, 3].map(() => owner.call('POST', '/api/app', body)));
    expect(answers.map(info).toSorted()).toEqual([
      [200, undefined],
      [400, 'invalid parameters'],
      [400, 'invalid parameters'],
    ]);
    const foreign = await member();
    const stolen = await foreign.call('POST', '/api/app', { ...body, OrganizationId: foreign.orgId });
    expect(info(stolen)).toEqual([400, 'invalid parameters']);
  });

  it('names what is wrong with the texts of the catalogue', async () => {
    const [owner, stranger] = [await member(), await member()];
    const good = { ProjectName: '灯塔', OrganizationId: owner.orgId };
    const wrong: [object, string][] = [
      [{ ...good, OrganizationId: 'not-an-id' }, 'invalid organization id'],
      [{ ProjectName: '灯塔' }, 'invalid organization id'],
      [{ ...good, OrganizationId: stranger.orgId }, 'error to get organization'],
      [{ ...good, OrganizationId: '00000000-0000-4000-8000-000000000000' }, 'error to get organization'],
      [{ ...good, IconUrl: 'javascript:alert(1)' }, 'invalid icon url'],
      [{ ...good, ProjectName: '' }, 'invalid parameters'],
      [{ ...good, ProjectName: 'x'.repeat(61) }, 'invalid parameters'],
      [{ ...good, Properties: { large: 'x'.repeat(20_000) } }, 'invalid parameters'],
    ];
    for (const [body, text] of wrong) {
      expect(info(await owner.call('POST', '/api/app', body))).toEqual([400, text]);
    }
    const notJson = await fetch(`${platform.origin}/api/app`, {
      method: 'POST',
      body: '{',
      headers: { Cookie: operator.Cookie ?? '' },
    });
    expect(await notJson.json()).toMatchObject({ info: 'invalid request payload' });
    expect(info(await owner.call('POST', '/api/app', [good]))).toEqual([400, 'invalid payload']);
    expect(info(await platform.call('POST', '/api/app', good))).toEqual([401, 'no session info']);
  });

  it('waits for the approval of the organisation', async () => {
    const person = await member();
    const made = await person.call('POST', '/api/organizations', { OrgName: '新组织', Domain: 'pending.example' });
    const { id } = made.body as { id: string };
    const body = { ProjectName: '灯塔', OrganizationId: id };
    expect(info(await person.call('POST', '/api/app', body))).toEqual([400, 'error to get organization']);
    await asOperator('POST', `/api/organizations/${id}/approve`, {});
    expect((await person.call('POST', '/api/app', body)).status).toBe(200);
  });
});

describe('get', () => {
  it('shows secrets to owners and operators, never to other members and never in a list', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const manager = await member(owner.orgId, 'manager');
    const read = async (call: Caller) => (await call('GET', `/api/app/${AppId}`)).body as AppBody & { Role: string };
    expect(await read(owner.call)).toHaveProperty('AppServiceSecret');
    expect(await read(asOperator)).toMatchObject({ Role: 'owner', AppServiceSecret: expect.any(String) });
    const viewed = await read(manager.call);
    expect(viewed.Role).toBe('manager');
    expect(viewed).not.toHaveProperty('AppSecret');
    expect(viewed).not.toHaveProperty('AppServiceSecret');
    const list = await owner.call('GET', `/api/apps?orgId=${owner.orgId}&count=9999`);
    expect(JSON.stringify(list.body)).not.toMatch(/Secret/);
  });

  it('answers the app of another organisation like an unknown one', async () => {
    const [owner, stranger] = [await member(), await member()];
    const { AppId } = await created(owner.call, owner.orgId);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [AppId, unknown]) {
      expect(info(await stranger.call('GET', `/api/app/${id}`))).toEqual([404, 'error to get app']);
      expect(info(await stranger.call('PUT', `/api/app/${id}`, {}))).toEqual([404, 'error to get app']);
      expect(info(await stranger.call('GET', `/api/app/service/${id}`))).toEqual([404, 'error to get app']);
      expect(info(await stranger.call('POST', `/api/app/${id}/generate-secret`, {}))).toEqual([
        404,
        'error to get app',
      ]);
    }
    expect(info(await stranger.call('GET', '/api/app/service/not-an-id'))).toEqual([404, 'error to get app']);
  });

  it('says that an app is unavailable; operators still reach it, its members and its own credential do not', async () => {
    const owner = await member();
    const app = await created(owner.call, owner.orgId);
    const path = `/api/app/${app.AppId}`;
    expect((await asOperator('PUT', path, { Status: 'Unavailable' })).body).toMatchObject({ Status: 'Unavailable' });
    expect(info(await owner.call('GET', path))).toEqual([400, 'app is currently unavailable']);
    expect(info(await owner.call('PUT', path, { ProjectName: 'x' }))).toEqual([400, 'app is currently unavailable']);
    const self = await platform.call('GET', '/service/app', undefined, {
      basic: `${app.AppId}:${app.AppServiceSecret}`,
    });
    expect(info(self)).toEqual([400, 'app is currently unavailable']);
    expect((await asOperator('PUT', path, { Status: 'Active' })).status).toBe(200);
    expect((await owner.call('GET', path)).status).toBe(200);
  });
});

describe('update', () => {
  it('merges properties and keeps what is left out', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId, { Properties: { a: '1' } });
    const changed = await owner.call('PUT', `/api/app/${AppId}`, { Properties: { b: '2', needGatherInfo: 'true' } });
    expect(changed.body).toMatchObject({ ProjectName: '灯塔', Properties: { a: '1', b: '2', needGatherInfo: 'true' } });
  });

  it('lets nobody say by hand that the app is linked with the partner', async () => {
    const owner = await member();
    const claim = { Properties: { bluecloudLinked: 'true' } };
    const { AppId } = await created(owner.call, owner.orgId);
    const fresh = { ProjectName: 'linked', OrganizationId: owner.orgId, ...claim };
    expect(info(await owner.call('POST', '/api/app', fresh))).toEqual([400, 'invalid parameters']);
    expect(info(await owner.call('PUT', `/api/app/${AppId}`, claim))).toEqual([400, 'invalid parameters']);
    expect(info(await asOperator('PUT', `/api/app/${AppId}`, claim))).toEqual([400, 'invalid parameters']);
    const properties = { bluecloudLinked: 'true' };
    await platform.ports.db
      .updateTable('apps')
      .set({ properties: json(properties) })
      .where('id', '=', AppId)
      .execute();
    expect((await owner.call('PUT', `/api/app/${AppId}`, { ProjectName: 'kept', ...claim })).status).toBe(200);
    const undone = { Properties: { bluecloudLinked: 'false' } };
    expect(info(await owner.call('PUT', `/api/app/${AppId}`, undone))).toEqual([400, 'invalid parameters']);
  });

  it('is for owners; what operators set is for operators', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const viewer = await member(owner.orgId, 'user');
    expect(info(await viewer.call('PUT', `/api/app/${AppId}`, { ProjectName: 'x' }))).toEqual([
      403,
      'permission denied',
    ]);
    expect(info(await owner.call('PUT', `/api/app/${AppId}`, { SupportMultiServices: false }))).toEqual([
      403,
      'permission denied',
    ]);
    expect(info(await owner.call('PUT', `/api/app/${AppId}`, { IconUrl: 'ftp://x' }))).toEqual([
      400,
      'invalid icon url',
    ]);
  });
});

describe('list', () => {
  it('holds the apps of the own organisations, by id, organisation or part of the name, page by page', async () => {
    const [owner, stranger] = [await member(), await member()];
    const apps = [await created(owner.call, owner.orgId), await created(owner.call, owner.orgId)];
    const list = async (call: Caller, query: string) =>
      (await call('GET', `/api/apps?${query}`)).body as { TotalCount: number; Items: AppBody[] };
    const [first, second] = apps.map((app) => app.AppId);
    expect((await list(owner.call, `appId=${first}&appId=${second}&count=2`)).TotalCount).toBe(2);
    expect((await list(owner.call, `appId[]=${first}`)).Items.map((app) => app.AppId)).toEqual([first]);
    expect((await list(owner.call, 'projectName=灯塔')).TotalCount).toBe(2);
    const page = await list(owner.call, `orgId=${owner.orgId}&offset=1&count=1`);
    expect([page.TotalCount, page.Items.length]).toEqual([3, 1]);
    expect((await list(stranger.call, `appId=${first}`)).TotalCount).toBe(0);
    expect((await list(stranger.call, `orgId=${owner.orgId}`)).TotalCount).toBe(0);
    expect((await list(asOperator, `appId=${first}`)).TotalCount).toBe(1);
    expect(info(await owner.call('GET', '/api/apps?count=-1'))).toEqual([400, 'invalid parameters']);
  });
});

describe('services.set', () => {
  const set = (call: Caller, appId: string, ServiceName: string, Status = 'Enabled', Properties?: object) =>
    call('POST', `/api/app/${appId}/service`, { ServiceName, Status, Properties });

  it('switches content delivery on with its free credit', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const on = await set(owner.call, AppId, 'asset-streaming');
    expect((on.body as AppBody).Services).toEqual({
      'asset-streaming': {
        ServiceName: 'asset-streaming',
        Provider: 'BlueCloud',
        Status: 'Enabled',
        ServiceId: AppId,
        Properties: { freeCredit: '20', provider: 'BlueCloud' },
      },
    });
    const off = await set(owner.call, AppId, 'asset-streaming', 'Suspended');
    expect((off.body as AppBody).Services['asset-streaming']?.Status).toBe('Suspended');
  });

  it('mints a service id for func, usync, push and baking, and finds the app by it', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const first = (await set(owner.call, AppId, 'func')).body as AppBody;
    const serviceId = first.Services.func?.ServiceId ?? '';
    expect(serviceId).not.toBe(AppId);
    await set(owner.call, AppId, 'func', 'Disabled');
    const again = (await set(owner.call, AppId, 'func')).body as AppBody;
    expect(again.Services.func?.ServiceId).toBe(serviceId);
    expect((await owner.call('GET', `/api/app/service/${serviceId}`)).body).toMatchObject({ AppId });
    expect((await owner.call('GET', `/api/app/service/${AppId}`)).body).toMatchObject({ AppId });
    expect(((await set(owner.call, AppId, 'passport')).body as AppBody).Services.passport?.ServiceId).toBe(AppId);
  });

  it('lets sync and hosting exclude each other, whoever comes first', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const both = await Promise.all(['lobby', 'multiverse'].map((name) => set(owner.call, AppId, name)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const app = (await owner.call('GET', `/api/app/${AppId}`)).body as AppBody;
    const [winner] = Object.keys(app.Services);
    const loser = winner === 'usync' ? 'multiverse' : 'usync';
    expect(info(await set(owner.call, AppId, loser))).toEqual([400, `service conflicts with ${winner}`]);
    expect((await set(owner.call, AppId, 'push')).status).toBe(200);
    await set(owner.call, AppId, winner ?? '', 'Suspended');
    expect((await set(owner.call, AppId, loser)).status).toBe(200);
  });

  it('gives one slot to five services where SupportMultiServices is off, all under the app id', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    await asOperator('PUT', `/api/app/${AppId}`, { SupportMultiServices: false });
    const push = (await set(owner.call, AppId, 'push')).body as AppBody;
    expect(push.Services.push?.ServiceId).toBe(AppId);
    for (const name of ['usync', 'func', 'baking', 'multiverse']) {
      expect(info(await set(owner.call, AppId, name))).toEqual([400, 'service conflicts with push']);
    }
    expect((await set(owner.call, AppId, 'asset-streaming')).status).toBe(200);
    await set(owner.call, AppId, 'push', 'Disabled');
    for (const name of ['usync', 'func', 'baking', 'multiverse']) {
      expect((await set(owner.call, AppId, name)).status).toBe(200);
      expect(info(await set(owner.call, AppId, 'push'))).toEqual([400, `service conflicts with ${name}`]);
      await set(owner.call, AppId, name, 'Disabled');
    }
    expect((await set(owner.call, AppId, 'push')).status).toBe(200);
  });

  it('opens matchmaking only beside sync or hosting', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    expect(info(await set(owner.call, AppId, 'matchmaking'))).toEqual([400, 'precondition failed']);
    await set(owner.call, AppId, 'usync');
    expect((await set(owner.call, AppId, 'matchmaking')).status).toBe(200);
  });

  it('checks properties by service and by who sets them', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const sync = (await set(owner.call, AppId, 'usync', 'Enabled', { type: 'relay' })).body as AppBody;
    expect(sync.Services.usync?.Properties).toEqual({ type: 'relay', perfTest: 'Disabled' });
    for (const properties of [{ type: 'other' }, { unknown: 'x' }, { __proto__: 'x', toString: 'x' }]) {
      expect(info(await set(owner.call, AppId, 'usync', 'Enabled', properties))).toEqual([400, 'invalid parameters']);
    }
    expect(info(await set(owner.call, AppId, 'asset-streaming', 'Enabled', { freeCredit: '999' }))).toEqual([
      403,
      'permission denied',
    ]);
    await set(owner.call, AppId, 'usync', 'Suspended');
    expect(info(await set(owner.call, AppId, 'multiverse', 'Enabled', { memoryPerCpu: 2048 }))).toEqual([
      403,
      'permission denied',
    ]);
    const hosting = (await set(asOperator, AppId, 'multiverse', 'Enabled', { memoryPerCpu: '2048' })).body as AppBody;
    expect(hosting.Services.multiverse?.Properties).toEqual({ memoryPerCpu: 2048, enablePassThrough: 'false' });
  });

  it('names a service that is missing or unknown', async () => {
    const owner = await member();
    const { AppId } = await created(owner.call, owner.orgId);
    const path = `/api/app/${AppId}/service`;
    expect(info(await owner.call('POST', path, { Status: 'Enabled' }))).toEqual([400, 'serviceName is required']);
    expect(info(await set(owner.call, AppId, 'telepathy'))).toEqual([400, 'invalid service name']);
    expect(info(await set(owner.call, AppId, 'push', 'On'))).toEqual([400, 'invalid parameters']);
    const viewer = await member(owner.orgId, 'manager');
    expect(info(await set(viewer.call, AppId, 'push'))).toEqual([403, 'permission denied']);
  });
});

describe('secrets.regenerate', () => {
  it('answers only the new ones, and the old one stops at once', async () => {
    const owner = await member();
    const app = await created(owner.call, owner.orgId);
    const self = (secret: string | undefined) =>
      platform.call('GET', '/service/app', undefined, { basic: `${app.AppId}:${secret}` });
    expect((await self(app.AppServiceSecret)).status).toBe(200);
    const path = `/api/app/${app.AppId}/generate-secret`;
    const one = (await owner.call('POST', path, { SecretType: 'AppServiceSecret' })).body as AppBody;
    expect(Object.keys(one).toSorted()).toEqual(['AppId', 'AppServiceSecret']);
    expect(info(await self(app.AppServiceSecret))).toEqual([401, 'no session info']);
    expect((await self(one.AppServiceSecret)).status).toBe(200);
    const both = (await owner.call('POST', path, {})).body as AppBody;
    expect(both).toMatchObject({ AppSecret: expect.any(String), AppServiceSecret: expect.any(String) });
    expect(both.AppServiceSecret).not.toBe(one.AppServiceSecret);
    const viewer = await member(owner.orgId, 'user');
    expect(info(await viewer.call('POST', path, {}))).toEqual([403, 'permission denied']);
    expect(info(await owner.call('POST', path, { SecretType: 'Other' }))).toEqual([400, 'invalid parameters']);
  });
});

describe('self', () => {
  it('reads and changes the app of the credential, and no other', async () => {
    const [app, other] = [await platform.app([]), await platform.app([])];
    expect((await app.call('GET', '/service/app')).body).toMatchObject({
      OrganizationId: app.orgId,
      Services: {},
      SupportMultiServices: true,
    });
    const changed = await app.call('PUT', `/service/app/${app.id}`, { Properties: { editorVersion: '2022.3' } });
    expect(changed.body).toMatchObject({ Properties: { editorVersion: '2022.3' } });
    const foreign = await app.call('PUT', `/service/app/${other.id}`, { Properties: {} });
    expect(info(foreign)).toEqual([404, 'error to get app']);
    const wrong = await platform.call('GET', '/service/app', undefined, { basic: `${app.id}:${app.secret}` });
    expect(info(wrong)).toEqual([401, 'no session info']);
  });

  it('enables one service per call, as the launcher does', async () => {
    const app = await platform.app([]);
    const enable = (body: object) => app.call('POST', `/service/app/${app.id}/enable-service`, body);
    const relay = await enable({ EnableUsyncRelay: true, EnablePassport: false });
    expect((relay.body as AppBody).Services.usync).toMatchObject({ Status: 'Enabled', Properties: { type: 'relay' } });
    expect((await enable({ EnableMatchmakingSync: true })).status).toBe(200);
    expect(info(await enable({ EnableMultiverse: true }))).toEqual([400, 'service conflicts with usync']);
    expect(info(await enable({ EnableMatchmakingMv: true, EnableDedicatedRoom: true }))).toEqual([
      400,
      'precondition failed',
    ]);
    for (const body of [{}, { EnableSave: true, EnablePush: true }, { EnableSave: true, EnableDedicatedRoom: true }]) {
      expect(info(await enable(body))).toEqual([400, 'invalid parameters']);
    }
  });
});
