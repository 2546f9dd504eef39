// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const bucketId = '4b0e7d92-f5a3-4c68-9d1e-8276c3fa50b9';

export const cdnAppStatistics: z.output<typeof s.CdnAppStatistics> = {
  AppId: app.AppId,
  TotalUsage: 1_530_000_000,
  TotalRequests: 8420,
  Items: [{ Date: '2026-11-19', Usage: 1_530_000_000, Requests: 8420, Errors: 3 }],
};

export const cdnUsage: z.output<typeof s.CdnUsage> = {
  AppId: app.AppId,
  ProjectName: app.ProjectName,
  Date: '2026-11-19',
  Usage: 1_530_000_000,
  BilledUsage: 1_836_000_000,
};

export const partnerCdnUsage: z.output<typeof s.PartnerCdnUsage> = { ...cdnUsage, Provider: 'BlueCloud' };

export const cdnAggregation: z.output<typeof s.CdnAggregation> = {
  Items: [{ Date: '2026-11-19', Usage: 48_200_000_000, Apps: 31 }],
};

export const cdnTopApps: z.output<typeof s.CdnTopApps> = {
  Items: [
    {
      AppId: app.AppId,
      ProjectName: app.ProjectName,
      OrganizationId: app.OrganizationId,
      OrganizationName: app.OrganizationName,
      Usage: 1_530_000_000,
    },
  ],
};

export const bundleAnalysis: z.output<typeof s.BundleAnalysis> = {
  TaskId: 'd6f13a85-2c7b-4e90-8b4d-5910e7c2fa36',
  AppId: app.AppId,
  BucketId: bucketId,
  Path: 'bundles/harbour.bundle',
  Status: 'Finished',
  CreatedAt: '2026-11-20T05:00:00Z',
  FinishedAt: '2026-11-20T05:00:07Z',
  Result: {
    FileSize: 2_411_724,
    AssetCount: 1,
    Compression: 'LZ4',
    Assets: [{ Name: 'assets/harbour.png', Type: 'Texture2D', Size: 2_097_152 }],
  },
  Error: '',
};

export const proxyCacheClearing: z.output<typeof s.ProxyCacheClearing> = {
  AppId: app.AppId,
  BucketIds: [bucketId],
  ClearedAt: '2026-11-20T05:10:00Z',
};

export const dailyCounts: z.output<typeof s.DailyCounts> = { Items: [{ Date: '2026-11-19', Count: 31 }] };

export const sampleCode: z.output<typeof s.SampleCode> = {
  ServiceName: 'asset-streaming',
  Language: 'bash',
  Title: '发布一个版本',
  Code: 'uos cdn sync ./dist --bucket web --release --badge live',
};
