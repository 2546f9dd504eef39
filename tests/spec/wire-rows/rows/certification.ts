// Source: wire/cdn-and-platform.md 2.2 (EnterpriseCertification) and 2.3.6.
import { info, type Row, TIME, UUID } from '../row.ts';

const CERTIFICATION =
  'Id OrganizationId OrganizationName CompanyName CreditCode LicenseImageUrl LegalPerson ContactName ContactPhone ContactEmail BankName BankAccount Status Reason CreatedBy ReviewedBy ReviewedAt CreatedAt UpdatedAt';
const PARAMETERS = info('invalid parameters');
const company = {
  ...{
    OrganizationId: '{org.org}',
    LicenseImageUrl: '{session.upload}',
    CompanyName: '行间',
    CreditCode: '91310000EXAMPLE00X',
  },
  ...{ LegalPerson: '陈灯', ContactName: '林湾', ContactPhone: '13800000000', ContactEmail: 'a@studio.example' },
};
const path = '/api/enterprise-certification';

export const rows: readonly Row[] = [
  {
    ...{ call: 'certification.create', known: 'ours', as: 'owner', send: `POST ${path}`, body: company, status: 200 },
    ...{ has: { Id: UUID, Status: 'Pending', CreatedAt: TIME }, names: { '': CERTIFICATION }, keep: { id: 'Id' } },
  },
  {
    call: 'certification.create',
    known: 'ours',
    says: 'one at a time',
    as: 'owner',
    send: `POST ${path}`,
    body: company,
    status: 400,
    has: PARAMETERS,
  },
  {
    call: 'certification.create',
    known: 'spec',
    as: 'owner',
    send: `POST ${path}`,
    body: { ...company, OrganizationId: '{unknown}' },
    status: 400,
    has: info('invalid organization id'),
  },
  {
    call: 'certification.list',
    known: 'spec',
    as: 'owner',
    send: `GET ${path}?orgId={org.org}`,
    status: 200,
    has: { TotalCount: 1 },
    names: { 'Items.0': CERTIFICATION },
  },
  {
    call: 'certification.get',
    known: 'spec',
    as: 'owner',
    send: `GET ${path}/{id}`,
    status: 200,
    names: { '': CERTIFICATION },
  },
  { call: 'certification.get', known: 'ours', as: 'stranger', send: `GET ${path}/{id}`, status: 400, has: PARAMETERS },
  {
    call: 'certification.update',
    known: 'ours',
    as: 'owner',
    send: `PUT ${path}/{id}`,
    body: { CompanyName: '行间科技' },
    status: 200,
    has: { CompanyName: '行间科技', Status: 'Pending' },
  },
  {
    call: 'certification.approve',
    known: 'spec',
    as: 'owner',
    send: `POST ${path}/{id}/approve`,
    body: {},
    status: 403,
    has: info('permission denied'),
  },
  {
    call: 'certification.approve',
    known: 'spec',
    as: 'billing',
    send: `POST ${path}/{id}/approve`,
    body: {},
    status: 200,
    has: { Status: 'Approved', ReviewedAt: TIME },
  },
  {
    call: 'certification.invalidate',
    known: 'spec',
    as: 'operator',
    send: `POST ${path}/{id}/invalidate`,
    body: { Reason: '过期' },
    status: 200,
    has: { Status: 'Invalid', Reason: '过期' },
  },
  {
    call: 'certification.invalidate',
    known: 'ours',
    as: 'operator',
    send: `POST ${path}/{id}/invalidate`,
    body: {},
    status: 400,
    has: PARAMETERS,
  },
];
