// Operation records, mail and chat groups.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { UNKNOWN } from '../world.ts';
import type { Cases } from './case.ts';

const report = { serviceName: 'multiverse', operation: 'scale', title: '扩容', template: '', userName: 'bot' };

export const cases: Cases = {
  'alert.records.list': {
    async ok({ owner, app }) {
      await owner.app.update({ appId: app.id, Properties: { noted: 'yes' } });
      const { Items } = await owner.alert.records.list({ appId: app.id, operation: 'app.update' });
      expect(Items[0]).toMatchObject({ appId: app.id, actor: 'user', title: '修改应用' });
    },
    errors: {
      'error to get app': ({ owner, otherApp }) => owner.alert.records.list({ appId: otherApp.id }),
      'error to get org info': ({ owner, otherApp }) => owner.alert.records.list({ orgId: otherApp.orgId }),
      'invalid parameters': ({ owner }) => owner.alert.records.list({}),
    },
  },
  'alert.records.create': {
    async ok({ operator, app }) {
      const { Id } = await operator.alert.records.create({ ...report, appId: app.id });
      const { Items } = await operator.alert.records.list({ appId: app.id, operation: 'scale' });
      expect(Items.map((item) => item.Id)).toContain(Id);
    },
    errors: {
      'serviceName is required': ({ operator }) => operator.alert.records.create({ ...report, serviceName: '' }),
      'invalid parameters': ({ operator }) => operator.alert.records.create({ ...report, appId: 'none' }),
    },
  },
  'alert.records.report': {
    async ok({ uos: server, app, owner }) {
      const { Id } = await server.alert.records.report(report);
      const { Items } = await owner.alert.records.list({ appId: app.id, userName: 'bot' });
      expect(Items.map((item) => item.Id)).toContain(Id);
    },
    errors: {
      'serviceName is required': ({ uos: server }) => server.alert.records.report({ ...report, serviceName: '' }),
      'error to get app': ({ uos: server }) => server.alert.records.report({ ...report, appId: UNKNOWN }),
      'invalid parameters': ({ uos: server }) => server.alert.records.report({ ...report, appId: 'none' }),
    },
  },
  'alert.mails.send': {
    async ok({ operator }) {
      const Subject = `账单 ${randomUUID()}`;
      const { Id } = await operator.alert.mails.send({ To: ['a@example.com'], Subject, Content: '见附件' });
      const { Items } = await operator.alert.mails.outbox({ to: 'a@example' });
      expect(Items.find((item) => item.Id === Id)).toMatchObject({ Subject, To: ['a@example.com'] });
    },
    errors: {
      'invalid parameters': ({ operator }) => operator.alert.mails.send({ To: ['none'], Subject: 'x', Content: 'x' }),
    },
  },
  'alert.mails.outbox': {
    async ok({ operator }) {
      expect(await operator.alert.mails.outbox({ to: 'nobody@nowhere' })).toEqual({ TotalCount: 0, Items: [] });
    },
    errors: { 'invalid parameters': ({ operator }) => operator.alert.mails.outbox({ count: -1 }) },
  },
  'alert.monitors.create': {
    async ok({ owner, app }) {
      const made = await owner.alert.monitors.create({ AppId: app.id, ChatId: 'ops', Name: '运维群' });
      expect(made).toMatchObject({ AppId: app.id, Name: '运维群', Prefix: '' });
    },
    errors: {
      'error to get app': ({ owner, otherApp }) =>
        owner.alert.monitors.create({ AppId: otherApp.id, ChatId: 'x', Name: 'x' }),
      'invalid prefix': ({ owner, app }) =>
        owner.alert.monitors.create({ AppId: app.id, ChatId: 'x', Name: 'x', Prefix: 'x'.repeat(101) }),
      'invalid parameters': ({ owner, app }) => owner.alert.monitors.create({ AppId: app.id, ChatId: '', Name: 'x' }),
    },
  },
  'alert.monitors.list': {
    async ok({ owner, member, other, app }) {
      const { Id } = await owner.alert.monitors.create({ AppId: app.id, ChatId: 'ops', Name: '看板群' });
      expect((await member.alert.monitors.list({ appId: app.id })).Items.map((item) => item.Id)).toContain(Id);
      await expect(other.alert.monitors.list({})).rejects.toMatchObject({ status: 403 });
    },
    errors: {
      'failed to get monitors': ({ owner, otherApp }) => owner.alert.monitors.list({ appId: otherApp.id }),
      'invalid parameters': ({ owner }) => owner.alert.monitors.list({ appId: 'none' }),
    },
  },
  'alert.monitors.remove': {
    async ok({ owner, app }) {
      const { Id } = await owner.alert.monitors.create({ AppId: app.id, ChatId: 'ops', Name: '旧群' });
      expect(await owner.alert.monitors.remove({ Id })).toEqual({});
      expect((await owner.alert.monitors.list({ appId: app.id })).Items.map((item) => item.Id)).not.toContain(Id);
    },
    errors: { 'invalid parameters': ({ owner }) => owner.alert.monitors.remove({ Id: UNKNOWN }) },
  },
};
