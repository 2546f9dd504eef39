// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { organization } from '../org/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const enterpriseCertification: z.output<typeof s.EnterpriseCertification> = {
  Id: '5c9a13e8-70d4-4f26-b18e-6f2b94d7c035',
  OrganizationId: organization.id,
  OrganizationName: organization.name,
  CompanyName: organization.companyName,
  CreditCode: '91310000EXAMPLE00X',
  LicenseImageUrl: 'http://127.0.0.1:4180/files/license/lanternbay.png',
  LegalPerson: '陈灯',
  ContactName: '林湾',
  ContactPhone: '13800000000',
  ContactEmail: 'finance@lanternbay.example',
  BankName: '示例银行上海分行',
  BankAccount: '0000000000000000',
  Status: 'Approved',
  Reason: '',
  CreatedBy: user.UserId,
  ReviewedBy: 'ops.zhao',
  ReviewedAt: '2026-03-04T03:30:00Z',
  CreatedAt: '2026-03-03T07:00:00Z',
  UpdatedAt: '2026-03-04T03:30:00Z',
  Revision: 1,
};
