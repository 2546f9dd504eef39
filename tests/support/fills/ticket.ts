import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'ticket.ticket'(studio) {
    const { Id } = await studio.call('POST', '/api/ticket', {
      ...{ Type: 'crash', Title: '崩溃', Content: '崩溃', ContactName: '林湾', ContactPhone: '13800000000' },
      ...{ OrganizationId: studio.app.orgId, AppId: studio.app.id },
    });
    return String(Id);
  },
};
