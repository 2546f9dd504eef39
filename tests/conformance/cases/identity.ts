// Partners, uploads and members of organisations, operation by operation.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createUos, session } from '@uos/sdk';
import { expect } from 'vitest';
import { md5 } from '../../../packages/platform/src/services/cdn/testing.ts';
import { browser } from '../../../packages/platform/src/testing.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;
const invalid = 'invalid parameters';
const noOrg = 'error to get org info';
const noUser = 'invalid project id or user id';

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

/** A user who belongs to nobody yet. */
async function newUser({ platform }: World): Promise<{ id: string; login: string }> {
  const login = `joiner-${randomUUID().slice(0, 8)}`;
  return { id: (await platform.user(login)).id, login };
}

/** A signed-in user who belongs to nobody. */
async function newcomer({ platform, app }: World) {
  const login = `newcomer-${randomUUID().slice(0, 8)}`;
  const { id, token } = await platform.signedIn(login);
  const as = session({ token, appId: app.id, userId: id, userName: login });
  return { id, user: createUos({ origin: platform.origin, as, retries: 0 }) };
}

async function newMember(world: World): Promise<string> {
  const { id, login } = await newUser(world);
  await world.owner.org.members.add({ orgId: world.app.orgId, Login: login, Role: 'user' });
  return id;
}

/** A studio with one owner; answers what that owner calls with. */
async function newStudio(world: World) {
  const { login, id } = await newUser(world);
  const domain = `${randomUUID().slice(0, 12)}.example`;
  const studio = await world.operator.org.create({ OrgName: domain, Domain: domain });
  await world.operator.org.members.add({ orgId: studio.id, Login: login, Role: 'owner' });
  return { orgId: studio.id, ownerId: id };
}

export const identityCases: Cases = {
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
  'org.members.list': {
    async ok(world) {
      const { owner, member, app } = world;
      const id = await newMember(world);
      const { Items, TotalCount } = await member.org.members.list({ orgId: app.orgId, count: 1000 });
      expect(Items).toHaveLength(TotalCount);
      expect(Items).toContainEqual(expect.objectContaining({ UserId: id, Role: 'user' }));
      expect((await owner.org.members.list({ orgId: app.orgId, name: 'nobody is called so' })).Items).toEqual([]);
    },
    errors: {
      [noOrg]: ({ owner, otherApp }) => owner.org.members.list({ orgId: otherApp.orgId }),
      [invalid]: ({ owner, app }) => owner.org.members.list({ orgId: app.orgId, count: -1 }),
    },
  },
  'org.members.add': {
    async ok(world) {
      const { id, login } = await newUser(world);
      const { orgId } = world.app;
      const added = await world.owner.org.members.add({ orgId, Login: login.toUpperCase(), Role: 'manager' });
      expect(added).toMatchObject({ UserId: id, Login: login, Role: 'manager' });
      expect((await world.operator.user.get({ id })).OrganizationIds).toEqual([orgId]);
    },
    errors: {
      [noOrg]: ({ owner, otherApp }) => owner.org.members.add({ orgId: otherApp.orgId, Login: 'a', Role: 'user' }),
      [noUser]: ({ owner, app }) => owner.org.members.add({ orgId: app.orgId, Login: 'nobody', Role: 'user' }),
      [invalid]: ({ owner, app }) => owner.org.members.add({ orgId: app.orgId, Login: 'a', Role: wrong('king') }),
    },
  },
  'org.members.update': {
    async ok(world) {
      const userId = await newMember(world);
      const changed = await world.owner.org.members.update({ orgId: world.app.orgId, userId, Role: 'manager' });
      expect(changed).toMatchObject({ UserId: userId, Role: 'manager' });
    },
    errors: {
      [noOrg]: ({ owner }) => owner.org.members.update({ orgId: UNKNOWN, userId: UNKNOWN, Role: 'user' }),
      [noUser]: ({ owner, app }) => owner.org.members.update({ orgId: app.orgId, userId: UNKNOWN, Role: 'user' }),
      [invalid]: async (world) => {
        const { orgId, ownerId } = await newStudio(world);
        return world.operator.org.members.update({ orgId, userId: ownerId, Role: 'user' });
      },
    },
  },
  'org.members.rm': {
    async ok(world) {
      const userId = await newMember(world);
      expect(await world.owner.org.members.rm({ orgId: world.app.orgId, userId })).toEqual({});
      expect((await world.operator.user.get({ id: userId })).OrganizationIds).toEqual([]);
    },
    errors: {
      [noOrg]: ({ owner, otherApp }) => owner.org.members.rm({ orgId: otherApp.orgId, userId: UNKNOWN }),
      [noUser]: ({ owner, app }) => owner.org.members.rm({ orgId: app.orgId, userId: UNKNOWN }),
      [invalid]: async (world) => {
        const { orgId, ownerId } = await newStudio(world);
        return world.operator.org.members.rm({ orgId, userId: ownerId });
      },
    },
  },
};

const COMPANY = {
  CompanyName: '上海灯湾互动科技有限公司',
  CreditCode: '91310000EXAMPLE00X',
  LegalPerson: '陈灯',
  ContactName: '林湾',
  ContactPhone: '13800000000',
  ContactEmail: 'finance@lanternbay.example',
};
