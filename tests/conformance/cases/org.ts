// Organisations, their projects and members. The texts: platform-core.md 8.4.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

/** A revision that nothing here comes to. */
const NOT_SEEN = 99;

async function newOrganization({ owner }: World): Promise<string> {
  const domain = `${randomUUID().slice(0, 12)}.example`;
  const { id } = await owner.org.create({ OrgName: domain, Domain: domain });
  return id;
}

const invalid = 'invalid parameters';

const noOrg = 'error to get org info';

/** A user who belongs to nobody yet. */
async function newUser({ platform }: World): Promise<{ id: string; login: string }> {
  const login = `joiner-${randomUUID().slice(0, 8)}`;
  return { id: (await platform.user(login)).id, login };
}

async function newMember(world: World): Promise<string> {
  const { id, login } = await newUser(world);
  await world.owner.org.members.add({ orgId: world.app.orgId, Login: login, Role: 'user' });
  return id;
}

const wrong = (value: unknown) => value as never;

const noUser = 'invalid project id or user id';

/** A studio with one owner; answers what that owner calls with. */
async function newStudio(world: World) {
  const { login, id } = await newUser(world);
  const domain = `${randomUUID().slice(0, 12)}.example`;
  const studio = await world.operator.org.create({ OrgName: domain, Domain: domain });
  await world.operator.org.members.add({ orgId: studio.id, Login: login, Role: 'owner' });
  return { orgId: studio.id, ownerId: id };
}

export const cases: Cases = {
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
      'changed since it was read': async (world) =>
        world.operator.org.approve({ orgId: await newOrganization(world), Revision: NOT_SEEN }),
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
      'changed since it was read': async (world) =>
        world.operator.org.invalidate({ orgId: await newOrganization(world), Revision: NOT_SEEN }),
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
