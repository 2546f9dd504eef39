// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const enterpriseCertificationColumns = {
  Id: { title: '认证 ID', titleEn: 'Verification ID', kind: 'id' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  CompanyName: { title: '公司名称', titleEn: 'Company' },
  CreditCode: { title: '统一社会信用代码', titleEn: 'Credit code' },
  LicenseImageUrl: { title: '营业执照', titleEn: 'Business licence' },
  LegalPerson: { title: '法定代表人', titleEn: 'Legal representative' },
  ContactName: { title: '联系人姓名', titleEn: 'Contact' },
  ContactPhone: { title: '联系电话', titleEn: 'Phone' },
  ContactEmail: { title: '联系邮箱', titleEn: 'Email' },
  BankName: { title: '开户行', titleEn: 'Bank' },
  BankAccount: { title: '银行账号', titleEn: 'Bank account' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.certification.status },
  Reason: { title: '原因', titleEn: 'Reason' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  ReviewedBy: { title: '审核人', titleEn: 'Reviewer' },
  ReviewedAt: { title: '审核时间', titleEn: 'Reviewed', kind: 'time' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  Revision: { title: '修改次数', titleEn: 'Changes', kind: 'number' },
} satisfies EntityColumns;
