import { asServer, must, pictured, saved } from '../../../packages/platform/src/services/save/testing.ts';
import type { Fills } from './index.ts';

const userId = 'ana';
const request = { fileUploadRequest: { format: 'sav', originalName: 'slot-1.sav' } };

export const fills: Fills = {
  async 'save.file'({ app }) {
    const ask = asServer(app);
    const { saveId } = await saved(ask, 'chapter 1', { userId, name: '港口之后', namespace: 'story' });
    // why again: it then has an earlier content as well
    await saved(ask, 'chapter 2', { userId, saveId });
    return saveId;
  },
  async 'save.picture'({ app }) {
    return (await pictured(asServer(app), { userId })).pfpId;
  },
  async 'save.upload'(studio) {
    const saveId = await studio.the('save.file');
    const { fileUploadToken } = await must<{ fileUploadToken: { objectId: string } }>(
      asServer(studio.app),
      'POST',
      '/saves/upload-token',
      { userId, saveId, ...request },
    );
    return fileUploadToken.objectId;
  },
};
