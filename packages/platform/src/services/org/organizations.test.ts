import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let operator: Caller;
beforeAll(async () => {
  platform = await testPlatform();
  operator = as(`admin_sst=${await platform.operator()}`);
});
afterAll(() => platform.stop());

type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;

const as =
  (cookie: string): Caller =>
  (method, path, body) =>
    platform.call(method, path, body, { headers: { Cookie: cookie } });

const user = async (login: string, orgId?: string): Promise<Caller> =>
  as(`sst=${(await platform.signedIn(login, orgId)).token}`);

const info = ({ status, body }: Answer) => [status, (body as { info?: string }).info];
const idOf = ({ body }: Answer) => (body as { id: string }).id;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('a member', () => {
  it('is added by the name that users read of themselves, or by the id', async () => {
    const { orgId } = await platform.app();
    const owner = as(`sst=${(await platform.signedIn('adds', orgId)).token}`);
    const { token } = await platform.signedIn('is added');
    const { body } = await as(`sst=${token}`)('GET', '/auth/auth-check');
    const { Login, UserId } = (body as { User: { Login: string; UserId: string } }).User;
    const members = `/api/organizations/${orgId}/members`;
    const add = (name: string) => owner('POST', members, { Login: name, Role: 'user' });
    expect((await add(` ${Login.toUpperCase()}`)).body).toMatchObject({ UserId, Login });
    expect((await owner('DELETE', `${members}/${UserId}`)).status).toBe(200);
    expect((await add(UserId.toUpperCase())).body).toMatchObject({ UserId, Login });
    expect(info(await add(UserId))).toEqual([400, 'invalid parameters']);
    expect(info(await add(UNKNOWN))).toEqual([400, 'invalid project id or user id']);
  });
});

describe('organizations', () => {
  it('are asked for by a developer, who becomes their owner, and approved by an operator', async () => {
    const maker = await user('maker');
    const made = await maker('POST', '/api/organizations', { OrgName: ' 灯湾 ', Domain: 'Lantern.example' });
    expect(made.body).toMatchObject({
      name: '灯湾',
      domain: 'lantern.example',
      status: 'Pending',
      role: 'owner',
      companyName: '',
    });
    const path = `/api/organizations/${idOf(made)}`;
    expect(info(await maker('POST', `${path}/approve`, {}))).toEqual([403, 'permission denied']);
    expect((await operator('POST', `${path}/approve`, {})).body).toMatchObject({ status: 'Approved' });
    expect(info(await operator('POST', `${path}/approve`, {}))).toEqual([400, 'invalid parameters']);
    expect((await operator('POST', `${path}/invalidate`, { Reason: 'x' })).body).toMatchObject({ status: 'Invalid' });
    expect(info(await operator('POST', `${path}/invalidate`, {}))).toEqual([400, 'invalid parameters']);
    expect(info(await operator('POST', `/api/organizations/${UNKNOWN}/approve`, {}))).toEqual([
      400,
      'error to get org info',
    ]);
  });

  it('are decided on as they were seen', async () => {
    const maker = await user('seen');
    const made = await maker('POST', '/api/organizations', { OrgName: '所见', Domain: 'seen.example' });
    const { id, revision } = made.body as { id: string; revision: number };
    const path = `/api/organizations/${id}`;
    expect((await operator('POST', `${path}/approve`, { Revision: revision + 1 })).status).toBe(409);
    expect((await operator('POST', `${path}/approve`, { Revision: 2 ** 31 })).status).toBe(400);
    expect((await operator('POST', `${path}/approve`, { Revision: revision })).body).toMatchObject({
      status: 'Approved',
      revision: revision + 1,
    });
    const stale = await operator('POST', `${path}/invalidate`, { Revision: revision });
    expect([stale.status, info(stale)[1]]).toEqual([409, 'changed since it was read']);
    expect((await operator('POST', `${path}/invalidate`, { Revision: revision + 1 })).status).toBe(200);
  });

  it('have a name and a domain of their own, until they are invalid', async () => {
    const maker = await user('namer');
    const first = await maker('POST', '/api/organizations', { OrgName: '唯一', Domain: 'one.example' });
    for (const body of [
      { OrgName: '唯一', Domain: 'two.example' },
      { OrgName: '其他', Domain: 'ONE.example' },
    ]) {
      expect(info(await maker('POST', '/api/organizations', body))).toEqual([400, 'organization already created']);
    }
    await operator('POST', `/api/organizations/${idOf(first)}/invalidate`, {});
    const again = await maker('POST', '/api/organizations', { OrgName: '唯一', Domain: 'one.example' });
    expect(again.status).toBe(200);
  });

  it('need a name and a domain that is one', async () => {
    const maker = await user('careless');
    for (const body of [
      {},
      { OrgName: '', Domain: 'a.example' },
      { OrgName: '  ', Domain: 'a.example' },
      { OrgName: 'x', Domain: 'not a domain' },
      { OrgName: 'x', Domain: 'a..example' },
      { OrgName: 'x'.repeat(101), Domain: 'a.example' },
    ]) {
      expect(info(await maker('POST', '/api/organizations', body))).toEqual([
        400,
        'invalid orgId or orgName or domain',
      ]);
    }
  });

  it('are listed to their members, all of them to operators, with the search keys of the account search', async () => {
    const { orgId } = await platform.app();
    const mine = await user('lister', orgId);
    expect((await mine('GET', '/api/organizations')).body).toMatchObject({ TotalCount: 1, Items: [{ id: orgId }] });
    const found = async (query: string) =>
      ((await operator('GET', `/api/organizations?${query}`)).body as { TotalCount: number }).TotalCount;
    expect(await found(`OrganizationId=${orgId}`)).toBe(1);
    expect(await found(`OrganizationName=${orgId.slice(0, 8)}`)).toBe(1);
    expect(await found(`organizationName=${orgId.slice(0, 8)}`)).toBe(1);
    expect(await found('OrganizationName=%25')).toBe(0);
    expect(await found('OrganizationId=not-an-id')).toBe(0);
    expect(await found('companyName=nobody')).toBe(0);
    expect(await found('status=Approved&count=0')).toBeGreaterThan(0);
    expect(info(await operator('GET', '/api/organizations?status=Other'))).toEqual([400, 'invalid parameters']);
  });
});

describe('projects', () => {
  it('are created and listed inside an organisation', async () => {
    const { orgId } = await platform.app();
    const owner = await user('project-owner', orgId);
    const path = `/api/organizations/${orgId}/projects`;
    const made = await owner('POST', path, { Name: '新项目' });
    expect(made.body).toMatchObject({ Name: '新项目', OrganizationId: orgId, AppId: '' });
    expect((await owner('GET', `${path}?name=新`)).body).toMatchObject({ TotalCount: 1 });
    expect((await owner('GET', `${path}?count=1`)).body).toMatchObject({ TotalCount: 2, Items: [{ Name: '新项目' }] });
    const { Id } = made.body as { Id: string };
    expect((await owner('GET', `/api/projects/${Id}`)).body).toMatchObject({ Id, App: null });
  });

  it('of another organisation answer like unknown ones', async () => {
    const [mine, theirs] = [await platform.app(), await platform.app()];
    const [owner, stranger] = [await user('owner', mine.orgId), await user('stranger', theirs.orgId)];
    const { Id } = (await owner('POST', `/api/organizations/${mine.orgId}/projects`, { Name: 'x' })).body as {
      Id: string;
    };
    for (const id of [Id, UNKNOWN]) {
      expect(info(await stranger('GET', `/api/projects/${id}`))).toEqual([400, 'error to get app by projectId']);
    }
    for (const id of [mine.orgId, UNKNOWN]) {
      expect(info(await stranger('GET', `/api/organizations/${id}/projects`))).toEqual([400, 'error to get org info']);
      const made = await stranger('POST', `/api/organizations/${id}/projects`, { Name: 'x' });
      expect(info(made)).toEqual([400, 'invalid organization id']);
    }
    const nameless = await owner('POST', `/api/organizations/${mine.orgId}/projects`, { Name: ' ' });
    expect(info(nameless)).toEqual([400, 'invalid create project request']);
  });
});
