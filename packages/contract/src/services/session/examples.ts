// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import type * as s from './schemas.ts';

export const baseInfo: z.output<typeof s.BaseInfo> = {
  AuthInfo: {
    Domain: 'http://localhost:4180',
    Client: 'uos-console',
    IDDomain: 'http://localhost:4180',
    ProjectDomain: 'http://localhost:4180',
  },
  PartnerInfo: { Domain: 'http://localhost:4180', ClientId: 'uos-bluecloud', Name: '模拟合作方' },
  SocialInfo: { Provider: 'qq', Domain: 'http://localhost:4180', ClientId: '100000001', Name: '模拟社交' },
  AssInfo: {
    APIDomain: 'http://localhost:4180/api/v1',
    ContentDomain: 'http://127.0.0.1:4180/client_api/v1',
  },
  LobbyInfo: { APIDomain: 'http://localhost:4180/lobby' },
  PolicyInfo: { Version: '2026-01-01' },
  Environment: 'dev',
};

export const user: z.output<typeof s.User> = {
  UserId: '1f6b9e37-84d0-4a2c-b5e1-30c9d7a8f426',
  UserName: '陈灯',
  Login: 'chen.deng',
  Email: 'chen.deng@lanternbay.example',
  Phone: '138****5678',
  Status: 'Active',
  Role: 'user',
  IsInternal: false,
  Properties: { policyVersion: '2026-01-01', isRealNameVerified: 'true', email: 'chen.deng@lanternbay.example' },
  OrganizationIds: ['5a7e0c96-3d21-4f8b-a4c9-7b16e8d2f053'],
  CreatedAt: '2026-03-02T02:10:00Z',
  LastLoginAt: '2026-11-20T01:30:05Z',
};

export const operator: z.output<typeof s.Operator> = { UserName: 'ops.zhao', Kind: 'admin' };

export const billingAdmin: z.output<typeof s.BillingAdmin> = { UserName: 'finance.lin' };

export const sessionState: z.output<typeof s.SessionState> = { User: user, Admin: null, BcAdmin: null };

export const uploadCredential: z.output<typeof s.UploadCredential> = {
  token: 'example-session-token',
  tmpSecretId: 'example-temporary-id',
  tmpSecretKey: 'example-temporary-key',
  objectName: 'icon/1f6b9e37-84d0-4a2c-b5e1-30c9d7a8f426/lighthouse.png',
  region: 'shanghai',
  bucket: 'uos-uploads',
  startTime: 1795168800,
  expiredTime: 1795170600,
  bucketUrl: 'http://127.0.0.1:4180/objects/uos-uploads',
  uploadUrl: 'http://127.0.0.1:4180/objects/uos-uploads/icon/lighthouse.png?sign=example',
  fileUrl: 'http://127.0.0.1:4180/files/icon/lighthouse.png',
};

export const linkedAccount: z.output<typeof s.LinkedAccount> = {
  Provider: 'bluecloud',
  Name: '模拟合作方',
  CreatedAt: '2026-03-02T02:12:00Z',
  LastUsedAt: '2026-11-19T08:00:00Z',
};
