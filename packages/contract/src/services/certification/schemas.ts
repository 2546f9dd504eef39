// The company behind an organisation. Source: wire/cdn-and-platform.md 2.2 (EnterpriseCertification), 2.3.6.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { entity, field, id, line, lineIfAny, refersTo, text, time, timeOrNull } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { revision, seenRevision } from '../shared/seen.ts';

export const CertificationStatus = enumOf(labels.certification.status);

export const EnterpriseCertification = entity(
  z.object({
    Id: id('certification.certification', '认证 ID', 'Certification id'),
    OrganizationId: id('org.org', '组织 ID', 'Organisation'),
    OrganizationName: text('组织', 'Name of the organisation'),
    CompanyName: text('公司名称', 'Registered name'),
    CreditCode: text('统一社会信用代码', 'Unified social credit code'),
    LicenseImageUrl: text('营业执照', 'Picture of the business licence'),
    LegalPerson: text('法定代表人', 'Legal representative'),
    ContactName: text('联系人姓名', 'Whom to ask'),
    ContactPhone: text('联系电话', 'Phone number of the contact'),
    ContactEmail: text('联系邮箱', 'E-mail of the contact'),
    BankName: text('开户行', 'Bank of the company, or empty'),
    BankAccount: text('银行账号', 'Account at that bank, or empty'),
    Status: field(CertificationStatus, '状态', 'Approved by an operator or billing administrator'),
    Reason: text('原因', 'Why it is invalid, or empty'),
    CreatedBy: text('创建者 ID', 'Who applied'),
    ReviewedBy: text('审核人', 'Who decided, or empty'),
    ReviewedAt: timeOrNull('审核时间', 'Time of the decision'),
    CreatedAt: time('创建时间', 'Time of the application'),
    UpdatedAt: time('更新时间', 'Time of the last change'),
    ...revision,
  }),
  {
    id: 'EnterpriseCertification',
    zh: '企业认证',
    en: 'The proof of which company an organisation belongs to',
    columns: ['Id', 'OrganizationName', 'CompanyName', 'CreditCode', 'Status', 'CreatedAt'],
    key: 'Id',
    named: ['CompanyName'],
  },
);

export const CertificationPage = totalItems(EnterpriseCertification);

const company = {
  CompanyName: line(200, '公司名称', 'Registered name'),
  CreditCode: line(50, '统一社会信用代码', 'Unified social credit code'),
  LicenseImageUrl: refersTo(
    refersTo(
      field(
        z
          .string()
          .max(2048)
          .regex(/^https?:\/\/\S+$/),
        '营业执照',
        'URL of the picture of the business licence',
      ),
      'session.upload',
    ),
    'session.upload',
  ),
  LegalPerson: line(50, '法定代表人', 'Legal representative'),
  ContactName: line(50, '联系人姓名', 'Whom to ask'),
  ContactPhone: line(30, '联系电话', 'Phone number of the contact'),
  ContactEmail: field(z.email(), '联系邮箱', 'E-mail of the contact'),
  BankName: lineIfAny(200, '开户行', 'Bank of the company').optional(),
  BankAccount: lineIfAny(50, '银行账号', 'Account at that bank').optional(),
};

export const CertificationCreate = z.object({
  OrganizationId: field(z.uuid({ error: 'invalid organization id' }), '组织 ID', 'Organisation to certify', 'org.org'),
  ...company,
});

export const CertificationUpdate = z.object(company).partial();

/** Body of a step of the review. */
export const CertificationStep = z.object({
  Reason: field(z.string().max(1000).optional(), '原因', 'Why'),
  ...seenRevision,
});
