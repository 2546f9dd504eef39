import { putScaling, putServer } from '../functions.ts';
import type { Fills } from './index.ts';

const FUNCTIONS = '/ufunc/v1/func/functions';

export const fills: Fills = {
  async 'func.server'({ platform, app }) {
    await app.call('POST', FUNCTIONS, { appId: app.id });
    return putServer({ platform, appId: app.id });
  },
  async 'func.autoscaler'({ app }) {
    await app.call('POST', FUNCTIONS, { appId: app.id });
    const { body } = await app.call('POST', `${FUNCTIONS}/${app.id}/autoscaler`, {
      ...{ resource: 'cpu', minServers: 0, maxServers: 2, extendThreshold: 70, shrinkThreshold: 25 },
    });
    return (body as { autoscaler: { id: string } }).autoscaler.id;
  },
  async 'func.scaling'({ platform, app, the }) {
    await the('func.autoscaler');
    return putScaling({ platform, appId: app.id });
  },
};
