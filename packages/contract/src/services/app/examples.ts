// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import type * as s from './schemas.ts';

export const appService: z.output<typeof s.AppService> = {
  ServiceName: 'asset-streaming',
  Provider: 'BlueCloud',
  Status: 'Enabled',
  ServiceId: '9d3c1f52-6a0e-4b57-8f2d-1c7e5a90b384',
  Properties: { freeCredit: '20', provider: 'BlueCloud' },
};

export const appInfo: z.output<typeof s.AppInfo> = {
  ProjectId: 'e2b8a6d4-0f3c-4d71-9b15-64a7c2f08e39',
  ProjectName: '灯塔守望者',
  OrganizationId: '5a7e0c96-3d21-4f8b-a4c9-7b16e8d2f053',
  Services: {
    'asset-streaming': appService,
    multiverse: {
      ServiceName: 'multiverse',
      Provider: '',
      Status: 'Suspended',
      ServiceId: '9d3c1f52-6a0e-4b57-8f2d-1c7e5a90b384',
      Properties: { memoryPerCpu: 1536, enablePassThrough: 'false' },
    },
  },
  Properties: { needGatherInfo: 'false', createdUserName: '陈灯', editorVersion: '2022.3.50f1' },
  SupportMultiServices: true,
};

/** As its owner reads it; lists and view-only members get no secrets. */
export const app: z.output<typeof s.App> = {
  AppId: '9d3c1f52-6a0e-4b57-8f2d-1c7e5a90b384',
  AppSecret: '0123456789abcdef0123456789abcdef',
  AppServiceSecret: 'fedcba9876543210fedcba9876543210',
  ...appInfo,
  OrganizationName: '灯湾工作室',
  Role: 'owner',
  Status: 'Active',
  IconUrl: 'https://static.lanternbay.example/icons/lighthouse.png',
  CreatedAt: '2026-03-09T06:30:00Z',
  UpdatedAt: '2026-11-18T09:42:10Z',
  CreatedBy: '1f6b9e37-84d0-4a2c-b5e1-30c9d7a8f426',
};

export const appSecrets: z.output<typeof s.AppSecrets> = {
  AppId: app.AppId,
  AppServiceSecret: '00112233445566778899aabbccddeeff',
};

export const redemption: z.output<typeof s.Redemption> = {
  Token: 'LAMP-7KQ2-M9XD',
  ServiceName: 'asset-streaming',
  Credit: 50,
  Quota: 0,
  Unit: '',
  FulfilledAt: '2026-11-20T03:12:45Z',
};

export const redeemToken: z.output<typeof s.RedeemToken> = {
  Token: 'LAMP-7KQ2-M9XD',
  ServiceName: 'asset-streaming',
  Credit: 50,
  IssuerAppId: '',
  Status: 'Fulfilled',
  ExpiredAt: '2027-01-01T00:00:00Z',
  FulfilledAppId: app.AppId,
  FulfilledAt: '2026-11-20T03:12:45Z',
};

export const billItem: z.output<typeof s.BillItem> = {
  Metric: 'usage',
  Usage: 120,
  Unit: 'GB',
  FreeQuota: 20,
  BilledUsage: 120,
  UnitPrice: 0.15,
  Amount: 18,
};

export const bill: z.output<typeof s.Bill> = {
  Id: 'c4d81b6e-907f-4e25-8a3b-f5126d0c9e78',
  Month: '2026-10',
  OrganizationId: app.OrganizationId,
  OrganizationName: app.OrganizationName,
  AppId: app.AppId,
  ProjectName: app.ProjectName,
  ServiceName: 'asset-streaming',
  Amount: 18,
  Items: [billItem],
  Status: 'Finished',
  CreatedAt: '2026-10-31T17:05:00Z',
  UpdatedAt: '2026-10-31T17:05:00Z',
};

export const appBill: z.output<typeof s.AppBill> = { AppId: app.AppId, Month: '2026-10', Amount: 18, Items: [bill] };
