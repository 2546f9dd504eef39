// What an app sets up of its player accounts.
import { appCredentials, createUos, player, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { newPlayer, stranger } from '../player.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;

const TEMPLATE = { name: '登录', type: 'Login', signature: '灯湾', content: '验证码 {code}' } as const;

/** An app of its own, for what there is one of in an app. */
async function newApp({ platform }: World): Promise<{ id: string; uos: Uos }> {
  const app = await platform.app(['passport']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const uos = createUos({ origin: platform.origin, as, retries: 0 });
  await uos.passport.idDomains.create({ name: 'x' });
  return { id: app.id, uos };
}

/** The provider of the app of the world, made where it is not there. */
async function provider(uos: Uos): Promise<string> {
  const { idProviders } = await uos.passport.idProviders.list();
  const found = idProviders.find((one) => one.provider === 'Weibo');
  const made = found ?? (await uos.passport.idProviders.create({ provider: 'Weibo', loginPlatform: 'Ios' })).idProvider;
  return made.id;
}

const terms = async (uos: Uos) => (await uos.passport.termsOfService.create({ title: 't', content: 'c' })).tos.id;

const template = async (uos: Uos) => (await uos.passport.smsTemplates.create(TEMPLATE)).smsTemplate.id;

async function enabled({ uos, operator }: World): Promise<string> {
  const id = await template(uos);
  await operator.passport.smsTemplates.update({ id, status: 'Available' });
  await uos.passport.smsTemplates.enable({ id });
  return id;
}

/** Sends a code, as if none had been sent within the last minute. */
async function codeFor({ platform, uos }: World, phoneNumber: string, purpose: 'Login' | 'Bind'): Promise<void> {
  await platform.ports.db.deleteFrom('passport_sms_numbers').execute();
  await uos.passport.playerLogin.sendCode({ phoneNumber, purpose });
}

async function signedInBy(world: World, phoneNumber: string) {
  await codeFor(world, phoneNumber, 'Login');
  return world.uos.passport.playerLogin.phone({ phoneNumber, code: '111111' });
}

let numbers = 0;
/** why never the same: a number gets one message a minute */
function someNumber(): string {
  numbers += 1;
  return `139${String(numbers).padStart(8, '0')}`;
}

/** A studio whose players sign in on the page of QQ, and what a page of it answers. */
async function withPage(world: World) {
  const { id, uos } = await newApp(world);
  const { idProvider } = await uos.passport.idProviders.create({
    ...{ provider: 'QQWeb', loginPlatform: 'Windows', clientID: '1', clientSecret: 'abcdefgh' },
  });
  const agree = (url: string) =>
    fetch(url, {
      ...{ method: 'POST', redirect: 'manual', headers: { Origin: world.platform.origin } },
      body: new URLSearchParams({ account: 'linnet', answer: 'allow' }),
    });
  const begin = () => world.visitor.passport.login.beginWeb({ social: 'qq', appId: id });
  /** The code and state that the provider sends the browser back with. */
  const agreed = async (): Promise<{ code: string; state: string }> => {
    const back = new URL((await agree((await begin()).url)).headers.get('location') ?? '');
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  const codePage = `${world.platform.origin}/local/players/${idProvider.id}/code`;
  const code = async (): Promise<string> => /id="code">([^<]+)</.exec(await (await agree(codePage)).text())?.[1] ?? '';
  return { id, uos, idProvider, begin, agreed, code };
}

/** Somebody who signed in by an id that the game made, and links an account at QQ. */
async function guestOf({ platform: { origin } }: World, uos: Uos) {
  const { persona, personaAccessToken: token } = await uos.passport.login.external({ externalUserID: 'guest' });
  const { playerUsers } = createUos({ origin, as: player({ token }), retries: 0 }).passport;
  return { user: persona.userID, link: (code: string) => playerUsers.linkAccount({ idProvider: 'QQWeb', code }) };
}

const NO_STATE = { code: 'x', state: 'unknown' };

export const cases: Cases = {
  'passport.login.beginWeb': {
    async ok(world) {
      const { begin } = await withPage(world);
      expect((await begin()).url).toContain('/oauth2.0/authorize?response_type=code');
    },
    errors: {
      30001: async (world) => {
        const { id } = await withPage(world);
        return world.visitor.passport.login.beginWeb({ social: 'qq', appId: id, redirectUri: 'https://a.example/x' });
      },
      50001: ({ visitor }) => visitor.passport.login.beginWeb({ social: 'qq', appId: UNKNOWN }),
      90001: async (world) => {
        const { id } = await withPage(world);
        return world.visitor.passport.login.beginWeb({ social: 'wechat', appId: id });
      },
    },
  },
  'passport.login.qqCallback': {
    async ok(world) {
      const { agreed } = await withPage(world);
      await world.visitor.passport.login.qqCallback(await agreed());
    },
    errors: {
      30001: ({ visitor }) => visitor.passport.login.qqCallback(NO_STATE),
      90001: async (world) => {
        const { agreed, uos, idProvider } = await withPage(world);
        const begun = await agreed();
        await uos.passport.idProviders.update({ id: idProvider.id, properties: { baseURL: world.platform.origin } });
        return world.visitor.passport.login.qqCallback(begun);
      },
    },
  },
  'passport.login.wechatCallback': {
    async ok(world) {
      const { id, uos } = await newApp(world);
      await uos.passport.idProviders.create({ provider: 'WechatWeb', loginPlatform: 'Windows', clientID: 'wx1' });
      const { state } = await world.visitor.passport.login.beginWeb({ social: 'wechat', appId: id });
      await world.visitor.passport.login.wechatCallback({ state });
    },
    errors: {
      30001: ({ visitor }) => visitor.passport.login.wechatCallback(NO_STATE),
      90001: async (world) => {
        const { id, uos } = await newApp(world);
        const { idProvider } = await uos.passport.idProviders.create({
          ...{ provider: 'WechatWeb', loginPlatform: 'Windows', clientID: 'wx1' },
        });
        const { state } = await world.visitor.passport.login.beginWeb({ social: 'wechat', appId: id });
        await uos.passport.idProviders.update({ id: idProvider.id, properties: { baseURL: world.platform.origin } });
        return world.visitor.passport.login.wechatCallback({ code: 'x', state });
      },
    },
  },
  'passport.playerLogin.oauth': {
    async ok(world) {
      const { uos, code } = await withPage(world);
      const { user } = await uos.passport.playerLogin.oauth({ idProvider: 'QQWeb', code: await code() });
      expect(user).toMatchObject({ displayName: 'linnet', loginMethod: 'OAuth' });
    },
    errors: {
      30001: async (world) => {
        const { uos } = await withPage(world);
        return uos.passport.playerLogin.oauth({ idProvider: 'QQWeb', code: 'x' });
      },
      90001: ({ other }) => other.passport.playerLogin.oauth({ idProvider: 'Apple', code: 'x' }),
      90108: async (world) => {
        const { uos, code } = await withPage(world);
        const { user } = await uos.passport.playerLogin.oauth({ idProvider: 'QQWeb', code: await code() });
        await uos.passport.users.ban({ id: user.userID });
        return uos.passport.playerLogin.oauth({ idProvider: 'QQWeb', code: await code() });
      },
    },
  },
  'passport.playerUsers.linkAccount': {
    async ok(world) {
      const { uos, code } = await withPage(world);
      const { user, link } = await guestOf(world, uos);
      expect((await link(await code())).user.userID).toBe(user);
      const back = await uos.passport.playerLogin.oauth({ idProvider: 'QQWeb', code: await code() });
      expect([back.isNew, back.user.userID]).toEqual([false, user]);
    },
    errors: {
      30001: async (world) => {
        const { uos } = await withPage(world);
        return (await guestOf(world, uos)).link('x');
      },
      60001: async (world) => {
        const { uos, code } = await withPage(world);
        await uos.passport.playerLogin.oauth({ idProvider: 'QQWeb', code: await code() });
        return (await guestOf(world, uos)).link(await code());
      },
      90001: async (world) => (await guestOf(world, (await newApp(world)).uos)).link('x'),
    },
  },
  'passport.config.get': {
    async ok({ other }) {
      expect((await other.passport.config.get()).config).toMatchObject({ MemberLimitCount: 50, inboxCapacity: 500 });
    },
  },
  'passport.config.set': {
    async ok({ uos }) {
      const { config } = await uos.passport.config.set({ config: { MemberLimitCount: 30, ours: 'kept' } });
      expect(config).toMatchObject({ MemberLimitCount: 30, inboxCapacity: 500, ours: 'kept' });
    },
    errors: { 30001: ({ uos }) => uos.passport.config.set({ config: { MemberLimitCount: wrong(0) } }) },
  },
  'passport.rateLimits.usage': {
    async ok({ other }) {
      await other.passport.config.set({ config: { rateLimits: { sms: { enabled: true, limit: 9 } } } });
      const { usages, total } = await other.passport.rateLimits.usage();
      expect([usages, total]).toMatchObject([[{ name: 'sms', limit: 9, used: 0, windowSeconds: 60 }], 1]);
      await other.passport.config.set({ config: {} });
    },
  },
  'passport.metrics.operation': {
    async ok({ uos }) {
      const { points } = (await uos.passport.metrics.operation({ metric: 'dau' })) as { points: readonly object[] };
      expect(points).toHaveLength(7);
    },
    errors: {
      30001: async ({ uos }) => {
        const [realm] = (await uos.passport.realms.search()).realms;
        return uos.passport.metrics.operation({ metric: 'sms', realmID: realm?.realmID ?? '' });
      },
      50001: ({ uos }) => uos.passport.metrics.operation({ metric: 'dau', realmID: UNKNOWN }),
    },
  },
  'passport.metrics.topK': {
    async ok({ visitor }) {
      expect(await visitor.passport.metrics.topK({ metric: 'usage', k: 3 })).toMatchObject({ metric: 'usage' });
    },
    errors: { 30001: ({ visitor }) => visitor.passport.metrics.topK({ metric: 'dau', k: 0 }) },
  },
  'passport.metrics.aggregation': {
    async ok({ visitor }) {
      expect((await visitor.passport.metrics.aggregation({ metric: 'apps' })).points).toHaveLength(7);
    },
    errors: { 30001: ({ visitor }) => visitor.passport.metrics.aggregation({ metric: wrong('retention') }) },
  },
  'passport.idProviders.list': {
    async ok({ uos }) {
      await provider(uos);
      expect((await uos.passport.idProviders.list()).idProviders.length).toBeGreaterThan(0);
    },
    errors: { 30001: ({ uos }) => uos.passport.idProviders.list({ start: wrong(-1) }) },
  },
  'passport.idProviders.create': {
    async ok(world) {
      const { uos } = await newApp(world);
      const { idProvider } = await uos.passport.idProviders.create({
        ...{ provider: 'Wechat', loginPlatform: 'Android', clientID: 'wx1', clientSecret: 'abcdefgh' },
      });
      expect(idProvider).toMatchObject({ provider: 'Wechat', clientID: 'wx1', clientSecret: 'abcd***', enabled: true });
    },
    errors: {
      30001: ({ uos }) => uos.passport.idProviders.create({ provider: wrong('Bell'), loginPlatform: 'Android' }),
      60001: async ({ uos }) => {
        await provider(uos);
        return uos.passport.idProviders.create({ provider: 'Weibo', loginPlatform: 'Ios' });
      },
    },
  },
  'passport.idProviders.update': {
    async ok({ uos }) {
      const { idProvider } = await uos.passport.idProviders.update({ id: await provider(uos), enabled: false });
      expect(idProvider).toMatchObject({ enabled: false });
    },
    errors: {
      30001: async ({ uos }) => uos.passport.idProviders.update({ id: await provider(uos), enabled: wrong('no') }),
      50001: ({ uos }) => uos.passport.idProviders.update({ id: UNKNOWN, enabled: false }),
    },
  },
  'passport.idProviders.remove': {
    async ok({ uos }) {
      expect(await uos.passport.idProviders.remove({ id: await provider(uos) })).toEqual({});
    },
    errors: { 50001: ({ uos }) => uos.passport.idProviders.remove({ id: UNKNOWN }) },
  },
  'passport.termsOfService.list': {
    async ok({ uos }) {
      await terms(uos);
      expect((await uos.passport.termsOfService.list({ count: 1 })).tos).toHaveLength(1);
    },
    errors: { 30001: ({ uos }) => uos.passport.termsOfService.list({ count: wrong('all') }) },
  },
  'passport.termsOfService.create': {
    async ok({ uos }) {
      const { tos } = await uos.passport.termsOfService.create({ title: '协议', content: '文' });
      expect(tos).toMatchObject({ title: '协议', version: 1, enabled: true, links: [] });
    },
    errors: { 30001: ({ uos }) => uos.passport.termsOfService.create({ title: '', content: '文' }) },
  },
  'passport.termsOfService.update': {
    async ok({ uos }) {
      const { tos } = await uos.passport.termsOfService.update({ id: await terms(uos), content: '新' });
      expect(tos).toMatchObject({ content: '新', version: 2 });
    },
    errors: {
      30001: async ({ uos }) => uos.passport.termsOfService.update({ id: await terms(uos), title: '' }),
      50001: ({ uos }) => uos.passport.termsOfService.update({ id: UNKNOWN, title: 'x' }),
    },
  },
  'passport.termsOfService.remove': {
    async ok({ uos }) {
      expect(await uos.passport.termsOfService.remove({ id: await terms(uos) })).toEqual({});
    },
    errors: { 50001: ({ uos }) => uos.passport.termsOfService.remove({ id: UNKNOWN }) },
  },
  'passport.playerTermsOfService.list': {
    async ok({ uos }) {
      const id = await terms(uos);
      const { tos } = await uos.passport.playerTermsOfService.list();
      expect(tos.map((one) => one.id)).toContain(id);
    },
  },
  'passport.playerTermsOfService.accept': {
    async ok(world) {
      const [id, { uos }] = [await terms(world.uos), await newPlayer(world)];
      const { acceptances } = await uos.passport.playerTermsOfService.accept({ id, version: 1 });
      expect(acceptances).toMatchObject([{ tosID: id, version: 1, isCurrent: true }]);
    },
    errors: {
      30001: async (world) => {
        const id = await terms(world.uos);
        return (await newPlayer(world)).uos.passport.playerTermsOfService.accept({ id, version: 0 });
      },
      50001: async (world) =>
        (await newPlayer(world)).uos.passport.playerTermsOfService.accept({ id: UNKNOWN, version: 1 }),
      90001: async (world) => {
        const id = await terms(world.uos);
        return (await newPlayer(world)).uos.passport.playerTermsOfService.accept({ id, version: 7 });
      },
    },
  },
  'passport.playerTermsOfService.accepted': {
    async ok(world) {
      const { uos } = await newPlayer(world);
      expect(await uos.passport.playerTermsOfService.accepted()).toEqual({ acceptances: [], total: 0 });
    },
    errors: { 50001: (world) => stranger(world).passport.playerTermsOfService.accepted() },
  },
  'passport.smsTemplates.list': {
    async ok({ uos }) {
      await template(uos);
      expect((await uos.passport.smsTemplates.list({ count: 1 })).smsTemplates).toHaveLength(1);
    },
    errors: {
      30001: ({ uos }) => uos.passport.smsTemplates.list({ count: wrong('all') }),
      50001: ({ uos, otherApp }) => uos.passport.smsTemplates.list({ idDomainID: otherApp.id }),
    },
  },
  'passport.smsTemplates.create': {
    async ok({ uos }) {
      const { smsTemplate } = await uos.passport.smsTemplates.create(TEMPLATE);
      expect(smsTemplate).toMatchObject({ status: 'Reviewing', enabled: false });
    },
    errors: { 30001: ({ uos }) => uos.passport.smsTemplates.create({ ...TEMPLATE, content: 'no code' }) },
  },
  'passport.smsTemplates.update': {
    async ok({ uos, operator }) {
      const id = await template(uos);
      const { smsTemplate } = await operator.passport.smsTemplates.update({ id, status: 'Failed', failReason: '签名' });
      expect(smsTemplate).toMatchObject({ status: 'Failed', failReason: '签名' });
    },
    errors: {
      30001: async ({ uos }) => uos.passport.smsTemplates.update({ id: await template(uos), content: 'no code' }),
      50001: ({ uos }) => uos.passport.smsTemplates.update({ id: UNKNOWN, name: 'x' }),
      70001: async ({ uos }) => uos.passport.smsTemplates.update({ id: await template(uos), status: 'Available' }),
    },
  },
  'passport.smsTemplates.remove': {
    async ok({ uos }) {
      expect(await uos.passport.smsTemplates.remove({ id: await template(uos) })).toEqual({});
    },
    errors: {
      50001: ({ uos }) => uos.passport.smsTemplates.remove({ id: UNKNOWN }),
      90001: async (world) => world.uos.passport.smsTemplates.remove({ id: await enabled(world) }),
    },
  },
  'passport.smsTemplates.enable': {
    async ok(world) {
      const id = await enabled(world);
      expect((await world.uos.passport.smsTemplates.enable({ id })).smsTemplate.enabled).toBe(true);
    },
    errors: {
      50001: ({ uos }) => uos.passport.smsTemplates.enable({ id: UNKNOWN }),
      90001: async ({ uos }) => uos.passport.smsTemplates.enable({ id: await template(uos) }),
    },
  },
  'passport.playerLogin.sendCode': {
    async ok({ uos }) {
      const sent = await uos.passport.playerLogin.sendCode({ phoneNumber: someNumber(), purpose: 'Login' });
      expect(sent.mock).toBe(true);
    },
    errors: {
      30001: ({ uos }) => uos.passport.playerLogin.sendCode({ phoneNumber: '110', purpose: 'Login' }),
      80001: async ({ uos }) => {
        const phoneNumber = someNumber();
        await uos.passport.playerLogin.sendCode({ phoneNumber, purpose: 'Login' });
        return uos.passport.playerLogin.sendCode({ phoneNumber, purpose: 'Login' });
      },
      90001: async (world) => {
        const { id, uos } = await newApp(world);
        await uos.passport.idDomains.update({ id, mockSms: false });
        return uos.passport.playerLogin.sendCode({ phoneNumber: someNumber(), purpose: 'Bind' });
      },
    },
  },
  'passport.playerLogin.phone': {
    async ok(world) {
      const { isNew, user } = await signedInBy(world, someNumber());
      expect([isNew, user.loginMethod]).toEqual([true, 'Phone']);
    },
    errors: {
      30001: ({ uos }) => uos.passport.playerLogin.phone({ phoneNumber: someNumber(), code: '000000' }),
      90108: async (world) => {
        const phoneNumber = someNumber();
        const { user } = await signedInBy(world, phoneNumber);
        await world.uos.passport.users.ban({ id: user.userID, reason: '外挂' });
        return signedInBy(world, phoneNumber);
      },
    },
  },
  'passport.playerUsers.bindPhone': {
    async ok(world) {
      const phoneNumber = someNumber();
      await codeFor(world, phoneNumber, 'Bind');
      const { user } = await (await newPlayer(world)).uos.passport.playerUsers.bindPhone({
        phoneNumber,
        code: '111111',
      });
      expect(user.phoneNumber).toBe(phoneNumber);
    },
    errors: {
      30001: async (world) =>
        (await newPlayer(world)).uos.passport.playerUsers.bindPhone({ phoneNumber: someNumber(), code: '000000' }),
      60001: async (world) => {
        const phoneNumber = someNumber();
        await signedInBy(world, phoneNumber);
        await codeFor(world, phoneNumber, 'Bind');
        return (await newPlayer(world)).uos.passport.playerUsers.bindPhone({ phoneNumber, code: '111111' });
      },
    },
  },
  'passport.idDomains.verificationCodeLogs': {
    async ok({ uos, app }) {
      const phoneNumber = someNumber();
      await uos.passport.playerLogin.sendCode({ phoneNumber, purpose: 'Bind' });
      const { logs } = await uos.passport.idDomains.verificationCodeLogs({ id: app.id, phoneNumber });
      expect(logs).toMatchObject([{ purpose: 'Bind', status: 'Sent', mock: true }]);
    },
    errors: {
      30001: ({ uos, app }) => uos.passport.idDomains.verificationCodeLogs({ id: app.id, status: wrong('Lost') }),
      50001: ({ uos, otherApp }) => uos.passport.idDomains.verificationCodeLogs({ id: otherApp.id }),
    },
  },
};
