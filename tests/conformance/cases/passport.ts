// Identity domains and realms. What a number means: wire/passport.md 1.5.

import { appCredentials, createUos, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

/** A new app with player accounts switched on but without an identity domain. */
async function bareApp({ platform }: World): Promise<{ id: string; uos: Uos }> {
  const app = await platform.app(['passport']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  return { id: app.id, uos: createUos({ origin: platform.origin, as, retries: 0 }) };
}

const wrong = (value: unknown) => value as never;

const realm = async ({ uos }: World, name: string) => (await uos.passport.realms.create({ name })).realm.realmID;

export const cases: Cases = {
  'passport.idDomains.create': {
    async ok(world) {
      const { id, uos } = await bareApp(world);
      expect((await uos.passport.idDomains.create({ name: '新域' })).idDomain).toMatchObject({ id, name: '新域' });
      expect((await uos.passport.realms.search()).realms).toMatchObject([{ status: 'Open' }]);
    },
    errors: {
      30001: async (world) => (await bareApp(world)).uos.passport.idDomains.create({ name: '' }),
      70001: async (world) => (await bareApp(world)).uos.passport.idDomains.create({ id: world.app.id, name: 'x' }),
      60001: ({ uos }) => uos.passport.idDomains.create({ name: 'again' }),
    },
  },
  'passport.idDomains.get': {
    async ok({ uos, app }) {
      expect((await uos.passport.idDomains.get({ id: app.id })).idDomain.id).toBe(app.id);
    },
    errors: { 50001: ({ uos, otherApp }) => uos.passport.idDomains.get({ id: otherApp.id }) },
  },
  'passport.idDomains.update': {
    async ok({ uos, app }) {
      const { idDomain } = await uos.passport.idDomains.update({ id: app.id, companyName: '星河工作室', minAge: 12 });
      expect(idDomain).toMatchObject({ companyName: '星河工作室', minAge: 12 });
    },
    errors: {
      30001: ({ uos, app }) => uos.passport.idDomains.update({ id: app.id, minAge: -1 }),
      50001: ({ uos, otherApp }) => uos.passport.idDomains.update({ id: otherApp.id, name: 'mine' }),
    },
  },
  'passport.idDomains.getProduction': {
    async ok({ uos, app }) {
      expect(await uos.passport.idDomains.getProduction({ id: app.id })).toMatchObject({ production: false });
    },
    errors: { 50001: ({ uos }) => uos.passport.idDomains.getProduction({ id: UNKNOWN }) },
  },
  'passport.idDomains.sendForReview': {
    async ok(world) {
      const { id, uos } = await bareApp(world);
      await uos.passport.idDomains.create({ name: 'x' });
      const { idDomain } = await uos.passport.idDomains.sendForReview({ idDomainID: id });
      expect(idDomain.reviewStatus).toBe('Reviewing');
    },
    errors: {
      30001: ({ uos }) => uos.passport.idDomains.sendForReview({ idDomainID: 'none' }),
      50001: ({ uos }) => uos.passport.idDomains.sendForReview({ idDomainID: UNKNOWN }),
      90001: async (world) => {
        const { id, uos } = await bareApp(world);
        await uos.passport.idDomains.create({ name: 'x' });
        await uos.passport.idDomains.sendForReview({ idDomainID: id });
        return uos.passport.idDomains.sendForReview({ idDomainID: id });
      },
    },
  },
  'passport.idDomains.setProduction': {
    async ok(world) {
      const { id, uos } = await bareApp(world);
      await uos.passport.idDomains.create({ name: 'x', mockSms: true });
      await uos.passport.idDomains.sendForReview({ idDomainID: id });
      const { idDomain } = await world.operator.passport.idDomains.setProduction({ idDomainID: id, production: true });
      expect(idDomain).toMatchObject({ production: true, reviewStatus: 'Approved', mockSms: false });
      await expect(uos.passport.idDomains.setProduction({ idDomainID: id, production: false })).rejects.toMatchObject({
        status: 403,
      });
    },
    errors: {
      30001: ({ operator, app }) =>
        operator.passport.idDomains.setProduction({ idDomainID: app.id, production: wrong('yes') }),
      50001: ({ operator }) => operator.passport.idDomains.setProduction({ idDomainID: UNKNOWN, production: true }),
    },
  },
  'passport.idDomains.notifyAppSecretUpdate': {
    async ok({ uos }) {
      expect(await uos.passport.idDomains.notifyAppSecretUpdate()).toEqual({});
    },
  },
  'passport.realms.search': {
    async ok(world) {
      await realm(world, '搜索用域');
      const page = await world.uos.passport.realms.search({ name: '搜索用', count: 500 });
      expect(page).toMatchObject({ start: 0, count: 100, total: 1, realms: [{ name: '搜索用域', status: 'Created' }] });
    },
    errors: { 30001: ({ uos }) => uos.passport.realms.search({ status: wrong('Sleeping') }) },
  },
  'passport.realms.get': {
    async ok(world) {
      const id = await realm(world, '一服');
      expect((await world.uos.passport.realms.get({ id })).realm).toMatchObject({ realmID: id, name: '一服' });
    },
    errors: { 50001: async (world) => world.other.passport.realms.get({ id: await realm(world, 'mine') }) },
  },
  'passport.realms.create': {
    async ok({ uos, app }) {
      const { realm: created } = await uos.passport.realms.create({
        name: '二服',
        status: 'Open',
        externalRealmID: 's2',
        properties: { region: '华东' },
      });
      expect(created).toMatchObject({ idDomainID: app.id, status: 'Open', externalRealmID: 's2' });
    },
    errors: {
      30001: ({ uos }) => uos.passport.realms.create({ name: '', status: 'Open' }),
      30002: ({ uos }) => uos.passport.realms.create({ name: 'big', properties: { text: 'x'.repeat(600) } }),
      60001: async ({ uos }) => {
        await uos.passport.realms.create({ name: 'a', externalRealmID: 'same' });
        return uos.passport.realms.create({ name: 'b', externalRealmID: 'same' });
      },
    },
  },
  'passport.realms.update': {
    async ok(world) {
      const id = await realm(world, '维护前');
      const { realm: changed } = await world.uos.passport.realms.update({ id, status: 'Maintenance' });
      expect(changed).toMatchObject({ name: '维护前', status: 'Maintenance' });
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.realms.update({ id: await realm(world, 'x'), status: wrong('Nowhere') }),
      30002: async (world) =>
        world.uos.passport.realms.update({ id: await realm(world, 'x'), properties: { text: 'x'.repeat(600) } }),
      50001: ({ uos }) => uos.passport.realms.update({ id: UNKNOWN, name: 'x' }),
      60001: async (world) => {
        await world.uos.passport.realms.create({ name: 'a', externalRealmID: 'taken' });
        return world.uos.passport.realms.update({ id: await realm(world, 'b'), externalRealmID: 'taken' });
      },
    },
  },
  'passport.realms.remove': {
    async ok(world) {
      const id = await realm(world, '待删除');
      await world.uos.passport.realms.remove({ id });
      await expect(world.uos.passport.realms.get({ id })).rejects.toMatchObject({ status: 404 });
    },
    errors: {
      50001: ({ uos }) => uos.passport.realms.remove({ id: UNKNOWN }),
      90001: async (world) => {
        const { uos } = await bareApp(world);
        await uos.passport.idDomains.create({ name: 'x' });
        const { realms } = await uos.passport.realms.search();
        return uos.passport.realms.remove({ id: realms[0]?.realmID ?? UNKNOWN });
      },
    },
  },
  'passport.apiDocs.developer': {
    async ok({ uos }) {
      const { openapi, paths } = await uos.passport.apiDocs.developer();
      expect(openapi).toBe('3.1.0');
      expect(Object.keys(paths)).toContain('/upass/v1/realms/search');
    },
  },
  'passport.apiDocs.player': {
    async ok({ uos }) {
      const { paths } = await uos.passport.apiDocs.player();
      expect(Object.keys(paths)).toContain('/upass/v1/sdk/realms');
      expect(Object.keys(paths)).not.toContain('/upass/v1/realms/search');
    },
  },
};
