import { putBackup, putDatabase, putRequest } from '../databases.ts';
import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'storage.database'({ platform, app }) {
    return putDatabase({ platform, appId: app.id });
  },
  async 'storage.backup'({ platform, app, the }) {
    return putBackup({ platform, appId: app.id }, await the('storage.database'));
  },
  async 'storage.request'({ platform, app, the }) {
    return putRequest({ platform, appId: app.id }, await the('storage.database'));
  },
};
