// Users, as they and operators see them.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;

const invalid = 'invalid parameters';

async function myId({ owner }: World): Promise<string> {
  return (await owner.user.get({ id: 'me' })).UserId;
}

const noUser = 'error to get user';

const slug = () => `t-${randomUUID().slice(0, 8)}`;

export const cases: Cases = {
  'user.list': {
    async ok(world) {
      const id = await myId(world);
      const { Items, TotalCount } = await world.operator.user.list({ status: 'Active', count: 1000 });
      expect(Items.map((item) => item.UserId)).toContain(id);
      expect(TotalCount).toBe(Items.length);
      expect((await world.operator.user.list({ name: 'nobody is called so' })).Items).toEqual([]);
    },
    errors: { [invalid]: ({ operator }) => operator.user.list({ status: wrong('Other') }) },
  },
  'user.get': {
    async ok(world) {
      const id = await myId(world);
      expect(await world.operator.user.get({ id })).toMatchObject({ UserId: id, Status: 'Active' });
    },
    errors: { [noUser]: async (world) => world.member.user.get({ id: await myId(world) }) },
  },
  'user.update': {
    async ok(world) {
      const id = await myId(world);
      const { PolicyInfo } = await world.visitor.session.baseInfo();
      const agreed = { policyVersion: PolicyInfo.Version };
      expect((await world.owner.user.update({ id, Properties: agreed })).Properties).toMatchObject(agreed);
      await expect(world.owner.user.update({ id, Properties: { policyVersion: '2999' } })).rejects.toMatchObject({
        serverMessage: invalid,
      });
      const wish = { 'wish.passport.group': '1' };
      expect((await world.owner.user.update({ id, Properties: wish })).Properties).toMatchObject({
        ...agreed,
        ...wish,
      });
      await expect(world.owner.user.update({ id, Properties: { 'wish.a.b.c': '1' } })).rejects.toMatchObject({
        status: 403,
      });
      await expect(world.owner.user.update({ id, Status: 'Blocked' })).rejects.toMatchObject({ status: 403 });
      await expect(world.owner.user.update({ id, Properties: { isRealNameVerified: 'true' } })).rejects.toMatchObject({
        status: 403,
      });
    },
    errors: {
      [noUser]: async (world) => world.member.user.update({ id: await myId(world), Properties: {} }),
      [invalid]: async (world) => world.owner.user.update({ id: await myId(world), Properties: { email: 'none' } }),
    },
  },
  'user.clearLoginState': {
    async ok({ operator, platform, app }) {
      const { id, token } = await platform.signedIn(slug(), app.orgId, 'user');
      const check = () => platform.call('GET', '/auth/auth-check', undefined, { headers: { Cookie: `sst=${token}` } });
      expect((await check()).status).toBe(200);
      expect(await operator.user.clearLoginState({ id })).toEqual({});
      expect((await check()).status).toBe(401);
    },
    errors: { [noUser]: ({ operator }) => operator.user.clearLoginState({ id: UNKNOWN }) },
  },
};
