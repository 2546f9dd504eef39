// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as d from './id-domains.ts';
import type * as r from './realms.ts';

export * from './examples/economy.ts';
export * from './examples/features.ts';
export * from './examples/players.ts';
export * from './examples/setup.ts';

export const idDomain: z.output<typeof d.IdDomain> = {
  id: app.AppId,
  name: app.ProjectName,
  logoURL: app.IconUrl,
  companyName: '上海灯湾互动科技有限公司',
  production: false,
  reviewStatus: 'Reviewing',
  mockSms: true,
  mockRealName: true,
  loginMethods: ['Phone', 'OAuth'],
  loginPlatforms: ['Android', 'Ios'],
  minAge: 8,
  realNameRequired: true,
  tosVersion: 2,
  createdAt: '2026-04-01T03:00:00Z',
  modifiedAt: '2026-11-12T08:20:31Z',
};

export const idDomainReview: z.output<typeof d.IdDomainReview> = {
  production: false,
  reviewStatus: 'Reviewing',
  reviewRemark: '计划于 12 月公测',
};

export const verificationCodeLog: z.output<typeof d.VerificationCodeLog> = {
  id: '6e2a94c7-1b5d-4038-9f7e-a8c05d3162b4',
  idDomainID: app.AppId,
  phoneNumber: '138****0000',
  templateID: 'b07d5e19-c3f8-4a62-8d94-2e61f7ba5c03',
  purpose: 'Login',
  status: 'Verified',
  mock: true,
  errorMessage: '',
  ip: '203.0.113.24',
  sentAt: '2026-11-20T11:02:10Z',
  verifiedAt: '2026-11-20T11:02:41Z',
};

export const realm: z.output<typeof r.Realm> = {
  realmID: '2c95f0b8-7d46-4e13-b1a0-9f83c6d25e74',
  idDomainID: app.AppId,
  name: '一服 · 潮声',
  status: 'Open',
  externalRealmID: 'cn-east-1',
  createdAt: '2026-04-01T03:00:00Z',
  modifiedAt: '2026-11-01T00:00:00Z',
  properties: { region: 'shanghai' },
};
