import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'session.upload'(studio) {
    const { fileUrl, uploadUrl } = await studio.call('POST', '/api/cos-token', {
      FileName: 'a.png',
      Purpose: 'license',
    });
    await fetch(String(uploadUrl), { method: 'PUT', body: studio.app.id });
    return String(fileUrl);
  },
};
