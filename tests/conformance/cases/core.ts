// Session, apps and organisations, operation by operation. The texts: platform-core.md 8.4.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { hashPassword } from '../../../packages/platform/src/kernel/password.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;
const noApp = 'error to get app';
const unavailable = 'app is currently unavailable';

/** An app of the world's organisation that an operator has taken out of service. */
async function withdrawn(world: World): Promise<string> {
  const { AppId } = await newApp(world);
  await world.operator.app.update({ appId: AppId, Status: 'Unavailable' });
  return AppId;
}

async function newApp({ owner, app }: World) {
  return owner.app.create({ ProjectName: `app ${randomUUID().slice(0, 8)}`, OrganizationId: app.orgId });
}

async function newOrganization({ owner }: World): Promise<string> {
  const domain = `${randomUUID().slice(0, 12)}.example`;
  const { id } = await owner.org.create({ OrgName: domain, Domain: domain });
  return id;
}

export const coreCases: Cases = {
  'session.baseInfo': {
    async ok({ visitor, platform }) {
      const info = await visitor.session.baseInfo();
      expect(info).toMatchObject({
        AuthInfo: { Client: 'uos-console' },
        AssInfo: {
          APIDomain: `${platform.origin}/api/v1`,
          ContentDomain: `${platform.contentOrigin}/client_api/v1`,
        },
        Environment: 'dev',
      });
    },
  },
  'session.login': {
    async ok({ platform, app }) {
      const login = `login-${randomUUID().slice(0, 8)}`;
      const { id, token } = await platform.signedIn(login, app.orgId, 'owner');
      const check = await platform.call('GET', '/auth/auth-check', undefined, { headers: { Cookie: `sst=${token}` } });
      expect(check.body).toMatchObject({ User: { UserId: id }, Admin: null, BcAdmin: null });
    },
    errors: {
      'invalid parameters': ({ visitor, platform }) =>
        visitor.session.login({ Code: 'used-or-unknown', RedirectUri: `${platform.origin}/login-callback` }),
    },
  },
  'session.adminLogin': {
    async ok(world) {
      const login = await newOperator(world, 'partner-admin');
      const reply = await world.visitor.session.adminLogin({ Username: login.toUpperCase(), Password: PASSWORD });
      expect(reply).toEqual({ UserName: login, Kind: 'partner-admin' });
    },
    errors: {
      'invalid username or password': ({ visitor }) =>
        visitor.session.adminLogin({ Username: 'nobody', Password: 'wrong password' }),
    },
  },
  'session.billingLogin': {
    async ok(world) {
      const login = await newOperator(world, 'billing');
      const reply = await world.visitor.session.billingLogin({ Username: login, Password: PASSWORD });
      expect(reply).toEqual({ UserName: login });
    },
    errors: {
      'invalid username or password': async (world) =>
        world.visitor.session.billingLogin({ Username: await newOperator(world, 'admin'), Password: PASSWORD }),
    },
  },
  'session.check': {
    async ok({ owner }) {
      expect(await owner.session.check()).toMatchObject({ User: { Role: 'user' }, Admin: null, BcAdmin: null });
    },
    errors: { 'no session info': ({ visitor }) => visitor.session.check() },
  },
  'session.webVersion': {
    async ok({ visitor }) {
      expect((await visitor.session.webVersion({ v: '1' })).version).not.toBe('');
    },
  },
  'app.create': {
    async ok(world) {
      const created = await newApp(world);
      expect(created).toMatchObject({ Role: 'owner', OrganizationId: world.app.orgId, SupportMultiServices: true });
      expect(created.AppSecret).toMatch(/^[0-9a-f]{32}$/);
      expect(created.AppServiceSecret).toMatch(/^[0-9a-f]{32}$/);
    },
    errors: {
      'invalid organization id': ({ owner }) => owner.app.create({ ProjectName: 'a', OrganizationId: 'none' }),
      'error to get organization': ({ owner, otherApp }) =>
        owner.app.create({ ProjectName: 'a', OrganizationId: otherApp.orgId }),
      'invalid icon url': ({ owner, app }) =>
        owner.app.create({ ProjectName: 'a', OrganizationId: app.orgId, IconUrl: 'javascript:alert(1)' }),
      'invalid parameters': ({ owner, app }) => owner.app.create({ ProjectName: '', OrganizationId: app.orgId }),
    },
  },
  'app.get': {
    async ok({ owner, member, app }) {
      expect(await owner.app.get({ appId: app.id })).toMatchObject({ AppServiceSecret: app.serviceSecret });
      const seen = await member.app.get({ appId: app.id });
      expect(seen.Role).toBe('user');
      expect(seen).not.toHaveProperty('AppServiceSecret');
    },
    errors: {
      [noApp]: ({ owner, otherApp }) => owner.app.get({ appId: otherApp.id }),
      [unavailable]: async (world) => world.owner.app.get({ appId: await withdrawn(world) }),
    },
  },
  'app.getByService': {
    async ok({ owner, app }) {
      expect((await owner.app.getByService({ serviceId: app.id })).AppId).toBe(app.id);
    },
    errors: {
      [noApp]: ({ owner, otherApp }) => owner.app.getByService({ serviceId: otherApp.id }),
      [unavailable]: async (world) => world.owner.app.getByService({ serviceId: await withdrawn(world) }),
    },
  },
  'app.list': {
    async ok({ owner, app, otherApp }) {
      const { Items } = await owner.app.list({ appId: [app.id, otherApp.id] });
      expect(Items.map((item) => item.AppId)).toEqual([app.id]);
      expect(Items[0]).not.toHaveProperty('AppSecret');
    },
    errors: { 'invalid parameters': ({ owner }) => owner.app.list({ count: -1 }) },
  },
  'app.update': {
    async ok(world) {
      const { AppId } = await newApp(world);
      const changed = await world.owner.app.update({ appId: AppId, ProjectName: '新名称', Properties: { a: '1' } });
      expect(changed).toMatchObject({ ProjectName: '新名称', Properties: { a: '1' } });
      await expect(world.member.app.update({ appId: AppId, ProjectName: 'x' })).rejects.toMatchObject({ status: 403 });
    },
    errors: {
      [noApp]: ({ owner, otherApp }) => owner.app.update({ appId: otherApp.id, ProjectName: 'mine now' }),
      'invalid icon url': ({ owner, app }) => owner.app.update({ appId: app.id, IconUrl: 'ftp://x' }),
      'invalid parameters': ({ owner, app }) => owner.app.update({ appId: app.id, ProjectName: 'x'.repeat(61) }),
    },
  },
  'app.services.set': {
    async ok(world) {
      const { AppId } = await newApp(world);
      const app = await world.owner.app.services.set({
        appId: AppId,
        ServiceName: 'asset-streaming',
        Status: 'Enabled',
      });
      expect(app.Services['asset-streaming']).toMatchObject({ Status: 'Enabled', ServiceId: AppId });
    },
    errors: {
      'serviceName is required': ({ owner, app }) =>
        owner.app.services.set({ appId: app.id, ServiceName: wrong(undefined), Status: 'Enabled' }),
      'invalid service name': ({ owner, app }) =>
        owner.app.services.set({ appId: app.id, ServiceName: wrong('no-such-service'), Status: 'Enabled' }),
      'service conflicts with {service}': async (world) => {
        const { AppId } = await newApp(world);
        await world.owner.app.services.set({ appId: AppId, ServiceName: 'usync', Status: 'Enabled' });
        return world.owner.app.services.set({ appId: AppId, ServiceName: 'multiverse', Status: 'Enabled' });
      },
      [noApp]: ({ owner, otherApp }) =>
        owner.app.services.set({ appId: otherApp.id, ServiceName: 'save', Status: 'Enabled' }),
      [unavailable]: async (world) =>
        world.owner.app.services.set({ appId: await withdrawn(world), ServiceName: 'save', Status: 'Enabled' }),
      'invalid parameters': ({ owner, app }) =>
        owner.app.services.set({ appId: app.id, ServiceName: 'save', Status: wrong('On') }),
    },
  },
  'app.secrets.regenerate': {
    async ok(world) {
      const created = await newApp(world);
      const appId = created.AppId;
      const renewed = await world.owner.app.secrets.regenerate({ appId, SecretType: 'AppServiceSecret' });
      expect(renewed).not.toHaveProperty('AppSecret');
      expect(renewed.AppServiceSecret).not.toBe(created.AppServiceSecret);
      const basic = (secret: string | undefined) => ({ basic: `${appId}:${secret}` });
      const call = world.platform.call;
      expect((await call('GET', '/service/app', undefined, basic(created.AppServiceSecret))).status).toBe(401);
      expect((await call('GET', '/service/app', undefined, basic(renewed.AppServiceSecret))).status).toBe(200);
    },
    errors: {
      [noApp]: ({ owner, otherApp }) => owner.app.secrets.regenerate({ appId: otherApp.id }),
      [unavailable]: async (world) => world.owner.app.secrets.regenerate({ appId: await withdrawn(world) }),
      'invalid parameters': ({ owner, app }) =>
        owner.app.secrets.regenerate({ appId: app.id, SecretType: wrong('Password') }),
    },
  },
  'app.self.get': {
    async ok({ uos, app }) {
      expect(await uos.app.self.get()).toMatchObject({ OrganizationId: app.orgId, SupportMultiServices: true });
    },
    errors: { [unavailable]: (world) => asWithdrawn(world, 'GET', () => '/service/app') },
  },
  'app.self.update': {
    async ok({ uos, app }) {
      const info = await uos.app.self.update({ appId: app.id, Properties: { editorVersion: '2022.3' } });
      expect(info.Properties).toMatchObject({ editorVersion: '2022.3' });
    },
    errors: {
      [noApp]: ({ uos, otherApp }) => uos.app.self.update({ appId: otherApp.id, Properties: {} }),
      [unavailable]: (world) => asWithdrawn(world, 'PUT', (id) => `/service/app/${id}`),
    },
  },
  'app.self.enableService': {
    async ok({ uos, owner, app }) {
      await uos.app.self.enableService({ appId: app.id, EnableSave: true });
      expect((await owner.app.get({ appId: app.id })).Services.save).toMatchObject({ Status: 'Enabled' });
    },
    errors: {
      [noApp]: ({ uos, otherApp }) => uos.app.self.enableService({ appId: otherApp.id, EnableSave: true }),
      [unavailable]: (world) => asWithdrawn(world, 'POST', (id) => `/service/app/${id}/enable-service`),
      'service conflicts with {service}': async ({ other, otherApp }) => {
        await other.app.self.enableService({ appId: otherApp.id, EnableMultiverse: true });
        return other.app.self.enableService({ appId: otherApp.id, EnableUsyncRelay: true });
      },
      'invalid parameters': ({ uos, app }) => uos.app.self.enableService({ appId: app.id }),
    },
  },
  'org.list': {
    async ok({ owner, operator, app, otherApp }) {
      expect((await owner.org.list()).Items.map((item) => item.id)).toContain(app.orgId);
      expect((await owner.org.list({ OrganizationId: otherApp.orgId })).TotalCount).toBe(0);
      expect((await operator.org.list({ OrganizationId: otherApp.orgId })).TotalCount).toBe(1);
    },
    errors: { 'invalid parameters': ({ owner }) => owner.org.list({ count: -1 }) },
  },
  'org.create': {
    async ok({ owner }) {
      const domain = `${randomUUID().slice(0, 12)}.example`;
      const created = await owner.org.create({ OrgName: '新工作室', Domain: domain });
      expect(created).toMatchObject({ name: '新工作室', status: 'Pending', role: 'owner' });
    },
    errors: {
      'invalid orgId or orgName or domain': ({ owner }) => owner.org.create({ OrgName: '', Domain: 'a.example' }),
      'organization already created': async ({ owner }) => {
        const body = { OrgName: '同名', Domain: `${randomUUID().slice(0, 12)}.example` };
        await owner.org.create(body);
        return owner.org.create(body);
      },
    },
  },
  'org.approve': {
    async ok(world) {
      const orgId = await newOrganization(world);
      expect(await world.operator.org.approve({ orgId })).toMatchObject({ id: orgId, status: 'Approved' });
    },
    errors: {
      'error to get org info': ({ operator }) => operator.org.approve({ orgId: UNKNOWN }),
      'invalid parameters': ({ operator, app }) => operator.org.approve({ orgId: app.orgId }),
    },
  },
  'org.invalidate': {
    async ok(world) {
      const orgId = await newOrganization(world);
      expect(await world.operator.org.invalidate({ orgId })).toMatchObject({ id: orgId, status: 'Invalid' });
    },
    errors: {
      'error to get org info': ({ operator }) => operator.org.invalidate({ orgId: UNKNOWN }),
      'invalid parameters': async (world) => {
        const orgId = await newOrganization(world);
        await world.operator.org.invalidate({ orgId });
        return world.operator.org.invalidate({ orgId });
      },
    },
  },
  'org.projects.list': {
    async ok({ owner, app }) {
      const { Items } = await owner.org.projects.list({ orgId: app.orgId });
      expect(Items.map((project) => project.AppId)).toContain(app.id);
    },
    errors: {
      'error to get org info': ({ owner, otherApp }) => owner.org.projects.list({ orgId: otherApp.orgId }),
      'invalid parameters': ({ owner, app }) => owner.org.projects.list({ orgId: app.orgId, offset: -1 }),
    },
  },
  'org.projects.create': {
    async ok({ owner, app }) {
      const created = await owner.org.projects.create({ orgId: app.orgId, Name: '新项目' });
      expect(created).toMatchObject({ Name: '新项目', OrganizationId: app.orgId, AppId: '' });
    },
    errors: {
      'invalid create project request': ({ owner, app }) => owner.org.projects.create({ orgId: app.orgId, Name: '' }),
      'invalid organization id': ({ owner, otherApp }) =>
        owner.org.projects.create({ orgId: otherApp.orgId, Name: 'x' }),
    },
  },
  'org.projects.get': {
    async ok({ owner, app }) {
      const created = await owner.org.projects.create({ orgId: app.orgId, Name: '独立项目' });
      expect(await owner.org.projects.get({ id: created.Id })).toMatchObject({ Name: '独立项目', App: null });
    },
    errors: { 'error to get app by projectId': ({ owner }) => owner.org.projects.get({ id: UNKNOWN }) },
  },
  'session.logout': {
    async ok({ platform, app }) {
      const { token } = await platform.signedIn(`logout-${randomUUID().slice(0, 8)}`, app.orgId, 'owner');
      const headers = { Cookie: `sst=${token}` };
      expect((await platform.call('POST', '/auth/logout', {}, { headers })).status).toBe(200);
      expect((await platform.call('GET', '/auth/auth-check', undefined, { headers })).status).toBe(401);
    },
  },
};

/** Calls with the credential of an app that is out of service and rejects as the SDK would. */
async function asWithdrawn(world: World, method: string, path: (appId: string) => string): Promise<unknown> {
  const created = await newApp(world);
  await world.operator.app.update({ appId: created.AppId, Status: 'Unavailable' });
  const body = method === 'GET' ? undefined : { Properties: {}, EnableSave: true };
  const answer = await world.platform.call(method, path(created.AppId), body, {
    basic: `${created.AppId}:${created.AppServiceSecret}`,
  });
  throw Object.assign(new Error('refused'), {
    status: answer.status,
    serverMessage: (answer.body as { info?: string }).info,
  });
}

const PASSWORD = 'correct horse';

/** An operator of the platform's own table; answers the login. */
async function newOperator({ platform }: World, kind: 'admin' | 'partner-admin' | 'billing'): Promise<string> {
  const login = `${kind}-${randomUUID().slice(0, 8)}`;
  const created_at = platform.ports.clock.now().toISOString();
  const password_hash = await hashPassword(PASSWORD);
  await platform.ports.db
    .insertInto('operators')
    .values({ login, name: login, kind, password_hash, created_at })
    .execute();
  return login;
}
