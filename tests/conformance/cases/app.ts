// Apps, their services, secrets, bills and codes. The texts: platform-core.md 8.4.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { meterAdd } from '../../../packages/platform/src/core/meter/meter.ts';
import type { World } from '../world.ts';
import type { Cases } from './case.ts';

const invalid = 'invalid parameters';

const thisMonth = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

/** An app of its own that has delivered so many bytes, so that nothing else changes its bill. */
async function usedApp({ owner, platform, app }: World, bytes: number): Promise<string> {
  const { AppId } = await owner.app.create({ ProjectName: 'used', OrganizationId: app.orgId });
  const use = { appId: AppId, service: 'asset-streaming', metric: 'usage', amount: bytes };
  await meterAdd(platform.ports.db, new Date(), [use]);
  return AppId;
}

const wrong = (value: unknown) => value as never;

async function balance({ owner, app }: World): Promise<number> {
  const { Items } = await owner.billing.balances.list({ orgId: [app.orgId] });
  return Items[0]?.Balance ?? Number.NaN;
}

async function codes({ operator }: World, ServiceName: 'asset-streaming' | 'wind', brings: object): Promise<string> {
  const { Items } = await operator.app.redeemTokens.create({ ServiceName, ...brings });
  return Items[0]?.Token ?? '';
}

async function newApp({ owner, app }: World) {
  return owner.app.create({ ProjectName: `app ${randomUUID().slice(0, 8)}`, OrganizationId: app.orgId });
}

const noApp = 'error to get app';

const unavailable = 'app is currently unavailable';

/** An app of the world's organisation that an operator has taken out of service. */
async function withdrawn(world: World): Promise<string> {
  const { AppId } = await newApp(world);
  await world.operator.app.update({ appId: AppId, Status: 'Unavailable' });
  return AppId;
}

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

export const cases: Cases = {
  'app.bill': {
    async ok(world) {
      const appId = await usedApp(world, 150_000_000_000);
      await world.operator.billing.bills.process({});
      const bill = await world.member.app.bill({ appId });
      // 150 GB times 1.2, less 100 free, at 0.15 yuan
      expect(bill).toMatchObject({ Month: thisMonth(), Amount: 12, Items: [{ ServiceName: 'asset-streaming' }] });
      expect(await world.member.app.bill({ appId, month: '2000-01' })).toMatchObject({ Amount: 0, Items: [] });
    },
    errors: {
      'error to get app': ({ owner, otherApp }) => owner.app.bill({ appId: otherApp.id }),
      [invalid]: ({ owner, app }) => owner.app.bill({ appId: app.id, month: 'x' }),
    },
  },
  'app.redeemTokens.create': {
    async ok({ operator }) {
      const { Items } = await operator.app.redeemTokens.create({ ServiceName: 'push', Quota: 5, Unit: 'GB', Count: 3 });
      expect(new Set(Items.map((item) => item.Token)).size).toBe(3);
      expect(Items[0]).toMatchObject({ ServiceName: 'push', Quota: 5, Unit: 'GB', Status: 'Active' });
    },
    errors: {
      'serviceName is required': ({ operator }) => operator.app.redeemTokens.create(wrong({ Credit: 1 })),
      'invalid service name': ({ operator }) =>
        operator.app.redeemTokens.create({ ServiceName: wrong('none'), Credit: 1 }),
      [invalid]: ({ operator }) => operator.app.redeemTokens.create({ ServiceName: 'push' }),
    },
  },
  'app.redeem': {
    async ok(world) {
      const { owner, app } = world;
      const before = await balance(world);
      const credit = await codes(world, 'asset-streaming', { Credit: 8.88 });
      const got = await owner.app.redeem({ appId: app.id, Token: ` ${credit.toLowerCase()} ` });
      expect(got).toMatchObject({ ServiceName: 'asset-streaming', Credit: 8.88, Quota: 0 });
      expect(await balance(world)).toBeCloseTo(before + 8.88, 9);
      const free = async () =>
        Number((await owner.app.get({ appId: app.id })).Services['asset-streaming']?.Properties.freeCredit ?? 100);
      const had = await free();
      const quota = await codes(world, 'asset-streaming', { Quota: 10, Unit: 'GB' });
      await owner.app.redeem({ appId: app.id, Token: quota });
      expect(await free()).toBe(had + 10);
    },
    errors: {
      'error to get app': ({ owner, otherApp }) => owner.app.redeem({ appId: otherApp.id, Token: 'x' }),
      'failed to find token': ({ owner, app }) => owner.app.redeem({ appId: app.id, Token: 'UOS-0000' }),
      'token has been fulfilled': async (world) => {
        const Token = await codes(world, 'asset-streaming', { Credit: 1 });
        await world.owner.app.redeem({ appId: world.app.id, Token });
        return world.owner.app.redeem({ appId: world.app.id, Token });
      },
      'failed to redeem token': async (world) =>
        world.owner.app.redeem({ appId: world.app.id, Token: await codes(world, 'wind', { Credit: 1 }) }),
      'failed to external login': async (world) => {
        // why: an app without player accounts signs nobody in
        const { AppId } = await world.owner.app.create({
          ProjectName: `issuer ${randomUUID().slice(0, 8)}`,
          OrganizationId: world.app.orgId,
        });
        const Token = await codes(world, 'asset-streaming', { Credit: 1, IssuerAppId: AppId });
        return world.owner.app.redeem({ appId: world.app.id, Token });
      },
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
};
