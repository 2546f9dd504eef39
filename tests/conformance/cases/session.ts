// Signing in and out, sessions, partners and uploads. The texts: platform-core.md 8.4.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createUos, session } from '@uos/sdk';
import { expect } from 'vitest';
import { hashPassword } from '../../../packages/platform/src/kernel/who/password.ts';
import { md5 } from '../../../packages/platform/src/services/cdn/testing.ts';
import { browser } from '../../../packages/platform/src/testing/platform.ts';
import type { World } from '../world.ts';
import type { Cases } from './case.ts';

const invalid = 'invalid parameters';

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

/** Signs in at the simulated partner and answers its code, as the console gets it. */
async function partnerCode({ platform, visitor }: World, account: 'studio' | 'new' = 'studio') {
  const { PartnerInfo } = await visitor.session.baseInfo();
  const RedirectUri = `${platform.origin}/bluecloud/login-callback`;
  const CodeVerifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile offline_access email phone',
    client_id: PartnerInfo.ClientId,
    redirect_uri: RedirectUri,
    code_challenge: createHash('sha256').update(CodeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = browser(platform);
  const asked = await page.follow(await page.go(`${PartnerInfo.Domain}/account/authorize?${query}`));
  const back = await page.follow(
    await page.go(asked.url, {
      form: { account: account === 'new' ? randomUUID().slice(0, 12) : account, answer: 'allow' },
    }),
  );
  const Code = new URL(back.headers.get('location') ?? back.url).searchParams.get('code') ?? '';
  return { Code, RedirectUri, CodeVerifier };
}

/** An app of the world's organisation for one case. */
async function newApp({ owner, app }: World): Promise<string> {
  const name = `app ${randomUUID().slice(0, 8)}`;
  return (await owner.app.create({ ProjectName: name, OrganizationId: app.orgId })).AppId;
}

/** A signed-in user who belongs to nobody. */
async function newcomer({ platform, app }: World) {
  const login = `newcomer-${randomUUID().slice(0, 8)}`;
  const { id, token } = await platform.signedIn(login);
  const as = session({ token, appId: app.id, userId: id, userName: login });
  return { id, user: createUos({ origin: platform.origin, as, retries: 0 }) };
}

const COMPANY = {
  CompanyName: '上海灯湾互动科技有限公司',
  CreditCode: '91310000EXAMPLE00X',
  LegalPerson: '陈灯',
  ContactName: '林湾',
  ContactPhone: '13800000000',
  ContactEmail: 'finance@lanternbay.example',
};

export const cases: Cases = {
  'session.verifyRealName': {
    async ok({ owner }) {
      const verified = await owner.session.verifyRealName({ Name: '陈灯', IdCard: '11010519491231002X' });
      expect(verified.Properties.isRealNameVerified).toBe('true');
      await expect(owner.session.verifyRealName({ Name: '林舟', IdCard: '11010519491231002X' })).rejects.toMatchObject({
        serverMessage: invalid,
      });
    },
    errors: { [invalid]: ({ owner }) => owner.session.verifyRealName({ Name: '陈灯', IdCard: '110105194912310021' }) },
  },
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
  'session.served': {
    async ok({ visitor }) {
      const { Operations } = await visitor.session.served();
      const told = Object.fromEntries(['session.served', 'upr.get'].map((id) => [id, Operations.includes(id)]));
      expect(told).toEqual({ 'session.served': true, 'upr.get': false });
    },
  },
  'session.logout': {
    async ok({ platform, app }) {
      const { token } = await platform.signedIn(`logout-${randomUUID().slice(0, 8)}`, app.orgId, 'owner');
      const headers = { Cookie: `sst=${token}` };
      expect((await platform.call('POST', '/auth/logout', {}, { headers })).status).toBe(200);
      expect((await platform.call('GET', '/auth/auth-check', undefined, { headers })).status).toBe(401);
    },
  },
  'session.linkPartner': {
    async ok(world) {
      const appId = await newApp(world);
      const linked = await world.owner.session.linkPartner({ appId, ...(await partnerCode(world)) });
      expect(linked).toMatchObject({ AppId: appId, Properties: { bluecloudLinked: 'true' } });
    },
    errors: {
      [invalid]: async (world) => {
        const code = await partnerCode(world);
        return world.owner.session.linkPartner({ appId: world.app.id, ...code, Code: 'made-up' });
      },
      'error to get app': async (world) =>
        world.owner.session.linkPartner({ appId: world.otherApp.id, Code: 'a', RedirectUri: 'b' }),
    },
  },
  'session.links.create': {
    async ok(world) {
      const { user } = await newcomer(world);
      expect(
        await user.session.links.create({ ...(await partnerCode(world, 'new')), Provider: 'partner' }),
      ).toMatchObject({
        Provider: 'bluecloud',
        Name: '模拟合作方',
      });
    },
    errors: {
      [invalid]: async (world) => {
        const code = await partnerCode(world);
        return world.owner.session.links.create({ ...code, Code: 'made-up', Provider: 'partner' });
      },
    },
  },
  'session.links.list': {
    async ok(world) {
      const { user } = await newcomer(world);
      expect(await user.session.links.list()).toEqual({ Items: [] });
      const linked = await user.session.links.create({ ...(await partnerCode(world, 'new')), Provider: 'partner' });
      expect(await user.session.links.list()).toEqual({ Items: [linked] });
    },
  },
  'session.links.remove': {
    async ok(world) {
      const { user } = await newcomer(world);
      await user.session.links.create({ ...(await partnerCode(world, 'new')), Provider: 'partner' });
      expect(await user.session.links.remove({ provider: 'bluecloud' })).toEqual({});
      expect(await user.session.links.list()).toEqual({ Items: [] });
    },
    errors: { [invalid]: ({ owner }) => owner.session.links.remove({ provider: 'qq' }) },
  },
  'session.uploadCredential': {
    async ok({ owner, operator }) {
      const domain = `${randomUUID().slice(0, 12)}.example`;
      const { id: OrganizationId } = await owner.org.create({ OrgName: domain, Domain: domain });
      const given = await owner.session.uploadCredential({
        FileName: 'a.png',
        Purpose: 'license',
        Prefix: OrganizationId,
      });
      const sent = await fetch(given.uploadUrl, { method: 'PUT', body: 'picture' });
      expect([sent.status, sent.headers.get('etag')]).toEqual([200, `"${md5('picture')}"`]);
      expect((await fetch(given.uploadUrl, { method: 'PUT', body: 'another' })).status).toBe(400);
      const { Id } = await owner.certification.create({ ...COMPANY, OrganizationId, LicenseImageUrl: given.fileUrl });
      expect((await operator.certification.get({ id: Id })).LicenseImageUrl).toBe(given.fileUrl);
    },
    errors: {
      'invalid prefix': ({ owner, otherApp }) =>
        owner.session.uploadCredential({ FileName: 'a.png', Prefix: otherApp.orgId }),
      [invalid]: ({ owner }) => owner.session.uploadCredential({ FileName: 'a.svg', Purpose: 'icon' }),
    },
  },
};
