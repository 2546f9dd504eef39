import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'certification.certification'(studio) {
    const { Id } = await studio.call('POST', '/api/enterprise-certification', {
      OrganizationId: studio.app.orgId,
      LicenseImageUrl: await studio.the('session.upload'),
      ...{ CompanyName: '公司', CreditCode: '91310000EXAMPLE00X', LegalPerson: '陈灯', ContactName: '林湾' },
      ...{ ContactPhone: '13800000000', ContactEmail: 'a@studio.example' },
    });
    return String(Id);
  },
};
