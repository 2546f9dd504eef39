// Operation records, mail and chat groups, operation by operation.
import { expect } from 'vitest';
import { UNKNOWN } from '../world.ts';
import type { Cases } from './case.ts';

const report = { serviceName: 'multiverse', operation: 'scale', title: '扩容', template: '', userName: 'bot' };

export const alertCases: Cases = {
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
};
