// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const enterpriseCertificationColumns = {
  Id: { title: '认证 ID', kind: 'id' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  CompanyName: { title: '公司名称' },
  CreditCode: { title: '统一社会信用代码' },
  LicenseImageUrl: { title: '营业执照' },
  LegalPerson: { title: '法定代表人' },
  ContactName: { title: '联系人姓名' },
  ContactPhone: { title: '联系电话' },
  ContactEmail: { title: '联系邮箱' },
  BankName: { title: '开户行' },
  BankAccount: { title: '银行账号' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.certification.status },
  Reason: { title: '原因' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
  ReviewedBy: { title: '审核人' },
  ReviewedAt: { title: '审核时间', kind: 'time' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
  Revision: { title: '修改次数', kind: 'number' },
} satisfies EntityColumns;
