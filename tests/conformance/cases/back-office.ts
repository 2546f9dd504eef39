// Users, service tokens and tickets, operation by operation.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;
const noUser = 'error to get user';
const invalid = 'invalid parameters';
const slug = () => `t-${randomUUID().slice(0, 8)}`;
const question = {
  Type: 'crash',
  Title: '启动崩溃',
  Content: '日志见附件',
  ContactName: '陈灯',
  ContactPhone: '13800000000',
} as const;

async function myId({ owner }: World): Promise<string> {
  return (await owner.user.get({ id: 'me' })).UserId;
}

export const backOfficeCases: Cases = {
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
  'serviceToken.list': {
    async ok({ operator }) {
      const made = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'save' });
      const { Items } = await operator.serviceToken.list({ serviceName: 'save', count: 1000 });
      expect(Items.find((item) => item.Id === made.Id)?.Token).toBe(`${made.Token.slice(0, 6)}***`);
    },
    errors: {
      'invalid service name': ({ operator }) => operator.serviceToken.list({ serviceName: wrong('none') }),
      [invalid]: ({ operator }) => operator.serviceToken.list({ count: -1 }),
    },
  },
  'serviceToken.generate': {
    async ok({ operator }) {
      const Name = slug();
      const made = await operator.serviceToken.generate({ Name, ServiceName: 'uos' });
      expect(made).toMatchObject({ Name, ServiceName: 'uos', LastUsedAt: null });
      expect(made.Token.length).toBeGreaterThan(30);
      await expect(operator.serviceToken.generate({ Name, ServiceName: 'uos' })).rejects.toMatchObject({
        serverMessage: 'invalid service token name',
      });
    },
    errors: {
      'invalid service token name': ({ operator }) =>
        operator.serviceToken.generate({ Name: '-not a slug', ServiceName: 'uos' }),
      'invalid service name': ({ operator }) =>
        operator.serviceToken.generate({ Name: slug(), ServiceName: wrong('none') }),
    },
  },
  'serviceToken.regenerate': {
    async ok({ operator, platform }) {
      const made = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'uos' });
      const fresh = await operator.serviceToken.regenerate({ id: made.Id });
      const asToken = (token: string, path: string) =>
        platform.call('GET', path, undefined, { headers: { Authorization: `Bearer ${token}` } });
      expect((await asToken(made.Token, '/api/users')).status).toBe(401);
      expect((await asToken(fresh.Token, '/api/users')).status).toBe(200);
      // a token makes no tokens, and opens only the back end it was made for
      expect((await asToken(fresh.Token, '/api/service-token')).status).toBe(401);
      const other = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'passport' });
      expect((await asToken(other.Token, '/api/users')).status).toBe(401);
    },
    errors: { 'invalid service token id': ({ operator }) => operator.serviceToken.regenerate({ id: UNKNOWN }) },
  },
  'serviceToken.remove': {
    async ok({ operator, platform }) {
      const made = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'uos' });
      expect(await operator.serviceToken.remove({ id: made.Id })).toEqual({});
      const headers = { Authorization: `Bearer ${made.Token}` };
      expect((await platform.call('GET', '/api/users', undefined, { headers })).status).toBe(401);
    },
    errors: { 'invalid service token id': ({ operator }) => operator.serviceToken.remove({ id: UNKNOWN }) },
  },
  'ticket.create': {
    async ok({ owner, app }) {
      const crash = await owner.ticket.create({ ...question, OrganizationId: app.orgId, AppId: app.id });
      expect(crash).toMatchObject({ Status: 'Pending', Fee: 6480, Duration: 0, OrganizationId: app.orgId });
      const proposal = { ...question, Type: 'proposal', Expert: 'chief', Duration: 3 } as const;
      expect(await owner.ticket.create(proposal)).toMatchObject({ Fee: 3840, Duration: 3 });
    },
    errors: {
      'invalid ticket type': ({ owner }) => owner.ticket.create({ ...question, Type: wrong('other') }),
      [invalid]: ({ owner, otherApp }) => owner.ticket.create({ ...question, AppId: otherApp.id }),
    },
  },
  'ticket.list': {
    async ok({ owner, member, operator }) {
      const { Id } = await owner.ticket.create(question);
      expect((await owner.ticket.list({ ticketId: Id })).TotalCount).toBe(1);
      expect((await member.ticket.list({ ticketId: Id })).TotalCount).toBe(0);
      expect((await operator.ticket.list({ ticketId: Id, status: 'Pending', type: 'crash' })).TotalCount).toBe(1);
    },
    errors: {
      'invalid ticket type': ({ owner }) => owner.ticket.list({ type: wrong('other') }),
      [invalid]: ({ owner }) => owner.ticket.list({ status: wrong('other') }),
    },
  },
  'ticket.get': {
    async ok({ owner, visitor }) {
      const { Id } = await owner.ticket.create(question);
      const seen = await visitor.ticket.get({ id: Id });
      expect(seen).toMatchObject({ Id, Title: question.Title });
      expect(seen).not.toHaveProperty('ContactPhone');
    },
    errors: { [invalid]: ({ visitor }) => visitor.ticket.get({ id: UNKNOWN }) },
  },
  'ticket.update': {
    async ok({ owner, operator }) {
      const { Id } = await owner.ticket.create(question);
      const answered = await operator.ticket.update({ id: Id, Reply: '请提供符号表' });
      expect(answered).toMatchObject({ Status: 'Processing', Replies: [{ Content: '请提供符号表' }] });
      expect((await operator.ticket.update({ id: Id, Status: 'Finished' })).Status).toBe('Finished');
      await expect(operator.ticket.update({ id: Id, Status: 'Pending' })).rejects.toMatchObject({ status: 400 });
    },
    errors: { [invalid]: ({ operator }) => operator.ticket.update({ id: UNKNOWN, Reply: 'x' }) },
  },
  'ticket.contactUs': {
    async ok({ visitor }) {
      const { Id } = await visitor.ticket.contactUs({ Name: '陈灯', Email: 'chen@example.com', Content: '想了解价格' });
      expect(Id).toMatch(/^[0-9a-f-]{36}$/);
    },
    errors: { [invalid]: ({ visitor }) => visitor.ticket.contactUs({ Name: 'x', Email: 'none', Content: 'x' }) },
  },
};
