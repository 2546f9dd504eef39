// Remote config: configs, overrides, what players read. What a number means: wire/realtime-and-compute.md 1.3.
import { appCredentials, createUos, player, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { issuePlayerToken } from '../../../packages/platform/src/kernel/who/player-tokens.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

interface Studio {
  readonly id: string;
  readonly uos: Uos['remoteConfig'];
  readonly configId: string;
  readonly overrideId: string;
}

const LIVES = { key: 'lives', type: 'INT', value: '3' } as const;
const variants = [{ values: [{ ...LIVES, value: '9' }] }];
const turned = { startDate: '2026-11-20', endDate: '2026-11-19' };
const NO_VERSION = '99';
const wrong = (value: unknown) => value as never;

/** A new app with a config and an override of it, not enabled. */
async function studio({ platform }: World): Promise<Studio> {
  const app = await platform.app(['remote-config']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const { remoteConfig: uos } = createUos({ origin: platform.origin, as, retries: 0 });
  const { config } = await uos.configs.create(LIVES);
  const { override } = await uos.overrides.create({ name: '周末', variants });
  return { id: app.id, uos, configId: config.configId, overrideId: override.overrideId };
}

/** The same, with the override enabled. */
async function live(world: World): Promise<Studio> {
  const made = await studio(world);
  await made.uos.overrides.enable({ id: made.overrideId });
  return made;
}

/** One that holds as much as an app may hold but for a little. */
async function full(world: World): Promise<Studio> {
  const made = await studio(world);
  for (const key of FILLING) {
    await made.uos.configs.create({ key, type: 'STRING', value: 'x'.repeat(999_000) });
  }
  return made;
}
/** Keys whose values leave less of a document than one more. */
const FILLING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const HUGE = 'x'.repeat(900_000);

function playing({ platform }: World, appId: string): Uos['remoteConfig'] {
  const { token } = issuePlayerToken(
    platform.ports,
    { userId: 'ana', personaId: 'ana-1', realmId: '', appId },
    'access',
  );
  return createUos({ origin: platform.origin, as: player({ token }), retries: 0 }).remoteConfig;
}

const set = (value: string) => ({ ...LIVES, value });

export const cases: Cases = {
  'remoteConfig.refreshToken': {
    ok: async (world) => expect(await (await studio(world)).uos.refreshToken()).toEqual({}),
    errors: {},
  },
  'remoteConfig.configs.list': {
    async ok(world) {
      const { uos } = await studio(world);
      expect(await uos.configs.list({ types: ['INT'] })).toMatchObject({ totalCount: 1, configs: [LIVES] });
    },
    errors: { 3: async (world) => (await studio(world)).uos.configs.list({ types: wrong(['DOUBLE']) }) },
  },
  'remoteConfig.configs.create': {
    async ok(world) {
      const { uos } = await studio(world);
      const { config } = await uos.configs.create({ key: 'title', type: 'STRING', value: '灯塔' });
      expect(config).toMatchObject({ resourceAge: 1, overrideCount: 0, description: '' });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.configs.create({ ...LIVES, key: 'x', value: 'three' }),
      6: async (world) => (await studio(world)).uos.configs.create(LIVES),
      8: async (world) => (await full(world)).uos.configs.create({ key: 'i', type: 'STRING', value: HUGE }),
    },
  },
  'remoteConfig.configs.get': {
    async ok(world) {
      const { uos, configId } = await studio(world);
      expect((await uos.configs.get({ id: configId })).config).toMatchObject({ ...LIVES, overrideCount: 1 });
    },
    errors: { 5: async (world) => (await studio(world)).uos.configs.get({ id: UNKNOWN }) },
  },
  'remoteConfig.configs.update': {
    async ok(world) {
      const { uos, configId: id } = await studio(world);
      const { config } = await uos.configs.update({ id, ...set('5'), resourceAge: 1 });
      expect(config).toMatchObject({ value: '5', resourceAge: 2 });
    },
    errors: {
      3: async (world) => {
        const { uos, configId: id } = await studio(world);
        return uos.configs.update({ id, ...set('five') });
      },
      5: async (world) => (await studio(world)).uos.configs.update({ id: UNKNOWN, ...LIVES }),
      6: async (world) => {
        const { uos } = await studio(world);
        const { config } = await uos.configs.create({ ...LIVES, key: 'free' });
        return uos.configs.update({ id: config.configId, ...LIVES });
      },
      8: async (world) => {
        const { uos, configId: id } = await full(world);
        await uos.configs.create({ key: 'i', type: 'STRING', value: 'x' });
        return uos.configs.update({ id, key: 'lives', type: 'STRING', value: HUGE });
      },
      9: async (world) => {
        const { uos, configId: id } = await studio(world);
        return uos.configs.update({ id, ...LIVES, key: 'hearts' });
      },
    },
  },
  'remoteConfig.configs.remove': {
    async ok(world) {
      const { uos, configId } = await studio(world);
      expect(await uos.configs.remove({ id: configId, force: true })).toEqual({});
      expect((await uos.configs.list()).totalCount).toBe(0);
    },
    errors: {
      5: async (world) => (await studio(world)).uos.configs.remove({ id: UNKNOWN }),
      9: async (world) => {
        const { uos, configId } = await studio(world);
        return uos.configs.remove({ id: configId });
      },
    },
  },
  'remoteConfig.configs.removeMany': {
    async ok(world) {
      const { uos, configId } = await studio(world);
      expect(await uos.configs.removeMany({ configIds: [configId], force: true })).toEqual({ deleted: [configId] });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.configs.removeMany({ configIds: [] }),
      5: async (world) => {
        const { uos, configId } = await studio(world);
        const refused = uos.configs.removeMany({ configIds: [configId, UNKNOWN], force: true });
        await refused.catch(() => undefined);
        expect((await uos.configs.list()).totalCount).toBe(1);
        return refused;
      },
      9: async (world) => {
        const { uos, configId } = await studio(world);
        return uos.configs.removeMany({ configIds: [configId] });
      },
    },
  },
  'remoteConfig.overrides.list': {
    async ok(world) {
      const { uos, overrideId } = await live(world);
      expect(await uos.overrides.list({ status: 'enable' })).toMatchObject({
        totalCount: 1,
        overrides: [{ overrideId }],
      });
    },
    errors: { 3: async (world) => (await studio(world)).uos.overrides.list({ status: wrong('on') }) },
  },
  'remoteConfig.overrides.create': {
    async ok(world) {
      const { uos } = await studio(world);
      const { override } = await uos.overrides.create({ name: '新手', rule: "user.tier == 'new'" });
      expect(override).toMatchObject({ status: 'disable', priority: 1000, rolloutPercentage: 100 });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.overrides.create({ name: 'x', rule: 'user.' }),
      8: async (world) => {
        const { uos } = await full(world);
        const values = [{ key: 'a', type: 'STRING' as const, value: HUGE }];
        return uos.overrides.create({ name: 'x', variants: [{ values }] });
      },
    },
  },
  'remoteConfig.overrides.get': {
    async ok(world) {
      const { uos, overrideId: id } = await studio(world);
      expect((await uos.overrides.get({ id })).override).toMatchObject({ name: '周末' });
    },
    errors: { 5: async (world) => (await studio(world)).uos.overrides.get({ id: UNKNOWN }) },
  },
  'remoteConfig.overrides.update': {
    async ok(world) {
      const { uos, overrideId: id } = await live(world);
      const { override } = await uos.overrides.update({ id, name: '周末', rolloutPercentage: 30 });
      expect(override).toMatchObject({ rolloutPercentage: 30, status: 'enable' });
    },
    errors: {
      3: async (world) => {
        const { uos, overrideId: id } = await studio(world);
        return uos.overrides.update({ id, name: 'x', rule: 'user.' });
      },
      5: async (world) => (await studio(world)).uos.overrides.update({ id: UNKNOWN, name: 'x' }),
      8: async (world) => {
        const { uos, overrideId: id } = await full(world);
        const values = [{ key: 'a', type: 'STRING' as const, value: HUGE }];
        return uos.overrides.update({ id, name: 'x', variants: [{ values }] });
      },
      9: async (world) => {
        const { uos, overrideId: id } = await live(world);
        return uos.overrides.update({ id, name: 'x', priority: 1 });
      },
    },
  },
  'remoteConfig.overrides.remove': {
    async ok(world) {
      const { uos, overrideId: id } = await studio(world);
      expect(await uos.overrides.remove({ id })).toEqual({});
    },
    errors: {
      5: async (world) => (await studio(world)).uos.overrides.remove({ id: UNKNOWN }),
      9: async (world) => {
        const { uos, overrideId: id } = await live(world);
        return uos.overrides.remove({ id });
      },
    },
  },
  'remoteConfig.overrides.removeMany': {
    async ok(world) {
      const { uos, overrideId } = await studio(world);
      expect(await uos.overrides.removeMany({ overrideIds: [overrideId] })).toEqual({ deleted: [overrideId] });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.overrides.removeMany({ overrideIds: [] }),
      5: async (world) => (await studio(world)).uos.overrides.removeMany({ overrideIds: [UNKNOWN] }),
      9: async (world) => {
        const { uos, overrideId } = await live(world);
        return uos.overrides.removeMany({ overrideIds: [overrideId] });
      },
    },
  },
  'remoteConfig.overrides.validateRule': {
    async ok(world) {
      const { uos } = await studio(world);
      expect(await uos.overrides.validateRule({ rule: 'user.score > ' })).toMatchObject({ valid: false, position: 13 });
    },
    errors: {},
  },
  'remoteConfig.overrides.enable': {
    async ok(world) {
      const { uos, overrideId: id } = await studio(world);
      expect((await uos.overrides.enable({ id })).override.status).toBe('enable');
      expect(await uos.settings.resolve({ userId: 'ana' })).toEqual({
        settings: { lives: { type: 'INT', value: '9' } },
      });
    },
    errors: {
      5: async (world) => (await studio(world)).uos.overrides.enable({ id: UNKNOWN }),
      9: async (world) => {
        const { uos } = await studio(world);
        const { override } = await uos.overrides.create({ name: 'empty' });
        return uos.overrides.enable({ id: override.overrideId });
      },
    },
  },
  'remoteConfig.overrides.disable': {
    async ok(world) {
      const { uos, overrideId: id } = await live(world);
      expect((await uos.overrides.disable({ id })).override.status).toBe('disable');
    },
    errors: { 5: async (world) => (await studio(world)).uos.overrides.disable({ id: UNKNOWN }) },
  },
  'remoteConfig.exposures.list': {
    async ok(world) {
      const { uos, overrideId: id } = await live(world);
      expect(await uos.exposures.list({ id })).toEqual({ exposures: [], players: [] });
    },
    errors: {
      3: async (world) => {
        const { uos, overrideId: id } = await studio(world);
        return uos.exposures.list({ id, ...turned });
      },
      5: async (world) => (await studio(world)).uos.exposures.list({ id: UNKNOWN }),
    },
  },
  'remoteConfig.variants.list': {
    async ok(world) {
      const { uos, overrideId: id } = await studio(world);
      expect((await uos.variants.list({ id })).variants).toMatchObject([{ name: 'variant 1', weight: 100 }]);
    },
    errors: { 5: async (world) => (await studio(world)).uos.variants.list({ id: UNKNOWN }) },
  },
  'remoteConfig.variants.set': {
    async ok(world) {
      const { uos, overrideId: id } = await studio(world);
      const [before] = (await uos.variants.list({ id })).variants;
      const two = [
        { name: 'variant 1', values: [] },
        { name: 'b', ...variants[0], values: variants[0]?.values ?? [] },
      ];
      const { variants: after } = await uos.variants.set({ id, variants: two });
      expect(after.map(({ name, weight }) => [name, weight])).toEqual([
        ['variant 1', 50],
        ['b', 50],
      ]);
      expect(after[0]?.variantId).toBe(before?.variantId);
    },
    errors: {
      3: async (world) => {
        const { uos, overrideId: id } = await studio(world);
        return uos.variants.set({ id, variants: [{ values: [{ ...LIVES, key: 'none' }] }] });
      },
      5: async (world) => (await studio(world)).uos.variants.set({ id: UNKNOWN, variants }),
      8: async (world) => {
        const { uos, overrideId: id } = await full(world);
        return uos.variants.set({ id, variants: [{ values: [{ key: 'a', type: 'STRING', value: HUGE }] }] });
      },
      9: async (world) => {
        const { uos, overrideId: id } = await live(world);
        return uos.variants.set({ id, variants: [{ values: [LIVES] }] });
      },
    },
  },
  'remoteConfig.document.get': {
    async ok(world) {
      const { uos, overrideId } = await studio(world);
      expect(await uos.document.get()).toMatchObject({ version: 2, configs: [LIVES], overrides: [{ overrideId }] });
    },
    errors: {},
  },
  'remoteConfig.document.set': {
    async ok(world) {
      const { uos } = await studio(world);
      const { version } = await uos.document.set({ configs: [LIVES], overrides: [], expectedVersion: 2 });
      expect(version).toMatchObject({ version: 3, changes: [{ kind: 'override', change: 'deleted' }] });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.document.set({ configs: [LIVES, LIVES], overrides: [] }),
      8: async (world) => {
        const many = Array.from({ length: 4000 }, (_, index) => `k${index}`);
        const entry = (key: string, value: string) => ({ key, type: 'STRING' as const, value });
        // why small ones: with the ids and stamps they are kept with they are more than they were on their way
        const configs = [
          ...FILLING.map((key) => entry(key, 'x'.repeat(1_000_000))),
          ...many.map((key) => entry(key, 'x')),
        ];
        return (await studio(world)).uos.document.set({ configs, overrides: [] });
      },
      9: async (world) => (await studio(world)).uos.document.set({ configs: [], overrides: [], expectedVersion: 1 }),
    },
  },
  'remoteConfig.versions.list': {
    async ok(world) {
      const { uos } = await studio(world);
      expect(await uos.versions.list()).toMatchObject({ totalCount: 2, versions: [{ version: 2 }, { version: 1 }] });
    },
    errors: { 3: async (world) => (await studio(world)).uos.versions.list({ start: -1 }) },
  },
  'remoteConfig.versions.get': {
    async ok(world) {
      const { uos } = await studio(world);
      expect((await uos.versions.get({ number: '1' })).document).toMatchObject({ version: 1, overrides: [] });
    },
    errors: { 5: async (world) => (await studio(world)).uos.versions.get({ number: NO_VERSION }) },
  },
  'remoteConfig.versions.restore': {
    async ok(world) {
      const { uos } = await studio(world);
      const { version } = await uos.versions.restore({ number: '1', expectedVersion: 2 });
      expect(version).toMatchObject({ version: 3, restoredFrom: 1 });
    },
    errors: {
      5: async (world) => (await studio(world)).uos.versions.restore({ number: NO_VERSION }),
      9: async (world) => (await studio(world)).uos.versions.restore({ number: '1', expectedVersion: 1 }),
    },
  },
  'remoteConfig.attributes.list': {
    async ok(world) {
      expect(await (await studio(world)).uos.attributes.list()).toEqual({ attributes: [] });
    },
    errors: {},
  },
  'remoteConfig.settings.simulate': {
    async ok(world) {
      const { uos, overrideId } = await live(world);
      expect(await uos.settings.simulate({ userId: 'ana' })).toMatchObject({
        settings: { lives: { value: '9' } },
        overrides: [{ reason: 'MATCHED', keys: ['lives'], variantName: 'variant 1' }],
        sources: { lives: overrideId },
      });
    },
    errors: { 3: async (world) => (await studio(world)).uos.settings.simulate({ time: 'now' }) },
  },
  'remoteConfig.settings.get': {
    async ok(world) {
      const { uos } = await live(world);
      expect(await uos.settings.get({ keys: ['lives'] })).toEqual({ settings: { lives: { type: 'INT', value: '3' } } });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.settings.get({ types: wrong(['DOUBLE']) }),
      7: async (world) => {
        const { id } = await studio(world);
        return playing(world, id).settings.get({ userId: 'ben' });
      },
    },
  },
  'remoteConfig.settings.resolve': {
    async ok(world) {
      const { id } = await live(world);
      const ana = await playing(world, id).settings.resolve({ keys: [], types: ['INT'] });
      expect(ana).toEqual({ settings: { lives: { type: 'INT', value: '9' } } });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.settings.resolve({}),
      7: async (world) => {
        const { id } = await studio(world);
        return playing(world, id).settings.resolve({ userId: 'ben' });
      },
    },
  },
  'remoteConfig.usages.total': {
    async ok(world) {
      const { uos } = await live(world);
      await uos.settings.resolve({ userId: 'ana' });
      expect(await uos.usages.total()).toMatchObject({ getOverridesCall: 1, configCount: 1, activeAppCount: 1 });
    },
    errors: { 3: async (world) => (await studio(world)).uos.usages.total(turned) },
  },
  'remoteConfig.usages.daily': {
    async ok(world) {
      const { uos } = await studio(world);
      await uos.settings.get();
      const { usages } = await uos.usages.daily();
      expect([usages.length, usages.at(-1)]).toEqual([7, expect.objectContaining({ getSettingsCall: 1 })]);
    },
    errors: { 3: async (world) => (await studio(world)).uos.usages.daily(turned) },
  },
  'remoteConfig.usages.byApp': {
    async ok(world) {
      const { uos, id } = await studio(world);
      await uos.settings.get();
      const { usages } = await world.operator.remoteConfig.usages.byApp({ k: 1000 });
      expect(usages.find(({ appId }) => appId === id)).toMatchObject({ getSettingsCall: 1, configCount: 1 });
    },
    errors: {
      3: ({ operator }) => operator.remoteConfig.usages.byApp(turned),
      7: async (world) => (await studio(world)).uos.usages.byApp(),
    },
  },
};
