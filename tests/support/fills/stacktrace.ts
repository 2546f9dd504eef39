import { registered, reported } from '../../../packages/platform/src/services/stacktrace/testing.ts';
import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'stacktrace.symbol'({ platform, app }) {
    return registered(platform, app, { version: '1.4.0' });
  },
  async 'stacktrace.record'({ app }) {
    return reported(app, { appVersion: '1.4.0', userId: 'ana', deviceModel: 'Pixel 8', osVersion: '15' });
  },
  async 'stacktrace.group'({ app, the }) {
    const id = await the('stacktrace.record');
    const { body } = await app.call('GET', `/stacktrace/v1/stacktrace/stacktrace-records/${id}`);
    return (body as { record: { groupId: string } }).record.groupId;
  },
};
