// Certification of enterprises: an organisation applies, an operator decides. Source: platform-core.md 7.7; wire 2.3.6.
import * as z from 'zod';
import { field } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import { changedSince } from '../shared/seen.ts';
import * as s from './schemas.ts';

const badParameters = 'invalid parameters';
const byId = { id: field(z.uuid(), '认证 ID', 'Certification id', 'certification.certification') };
const review = {
  params: byId,
  body: s.CertificationStep,
  reply: s.EnterpriseCertification,
  accepts: 'billing',
  access: 'billing',
  ...fieldsAreOurs,
  errors: [badParameters, changedSince],
} as const;

export const certification = service(
  'certification',
  {
    title: { zh: '企业认证', en: 'Enterprise certification' },
    group: 'platform',
    intro: {
      zh: '企业认证的提交与审核。',
      en: 'Submitting and reviewing the certification of an enterprise.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'payer',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/enterprise-certification', {
      query: z.object({
        orgId: field(
          z.uuid().optional(),
          '组织 ID',
          'Only this organisation; members have to name one of theirs',
          'org.org',
        ),
        status: field(s.CertificationStatus.optional(), '状态', 'Only this state'),
        ...offsetCount,
      }),
      reply: s.CertificationPage,
      paging: 'total-items',
      ...fieldsAreOurs,
      summary: { zh: '列出企业认证', en: 'List certifications, newest first' },
      errors: ['error to get org info', badParameters],
    }),
    create: op('POST /api/enterprise-certification', {
      body: s.CertificationCreate,
      reply: s.EnterpriseCertification,
      access: 'member',
      known: 'assumed',
      because: 'payload not shown; an organisation has at most one that is not invalid',
      summary: { zh: '申请企业认证', en: 'Apply for the certification of an organisation' },
      errors: ['invalid organization id', badParameters],
    }),
    get: op('GET /api/enterprise-certification/{id}', {
      params: byId,
      reply: s.EnterpriseCertification,
      ...fieldsAreOurs,
      summary: { zh: '查看企业认证', en: 'Read a certification' },
      errors: [badParameters],
    }),
    update: op('PUT /api/enterprise-certification/{id}', {
      params: byId,
      body: s.CertificationUpdate,
      reply: s.EnterpriseCertification,
      known: 'assumed',
      because: 'payload not shown; an invalid one waits for a decision again',
      summary: { zh: '修改未通过的企业认证', en: 'Change a certification that is not approved' },
      errors: [badParameters],
    }),
    approve: op('POST /api/enterprise-certification/{id}/approve', {
      ...review,
      summary: { zh: '通过企业认证', en: 'Approve a certification, and the organisation with it' },
    }),
    invalidate: op('POST /api/enterprise-certification/{id}/invalidate', {
      ...review,
      danger: 'confirm',
      summary: { zh: '作废企业认证', en: 'Invalidate a certification' },
    }),
  },
);
