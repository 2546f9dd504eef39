import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'serviceToken.token'(studio) {
    const operator = { Cookie: `admin_sst=${await studio.platform.operator()}` };
    const asked = { Name: studio.app.id, ServiceName: 'save' };
    return String((await studio.call('POST', '/api/service-token/generate', asked, operator)).Id);
  },
};
