// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

export const deviceApp: z.output<typeof s.DeviceApp> = { AppId: app.AppId, Enabled: true, Quota: 600 };

export const devicePackage: z.output<typeof s.DevicePackage> = {
  Hash: '5d41402abc4b2a76b9719d911017c592',
  FileName: 'lighthouse-1.4.0.apk',
  PackageName: 'example.lanternbay.lighthouse',
  VersionName: '1.4.0',
  Platform: 'android',
  Size: 148_220_416,
  Url: 'http://127.0.0.1:4180/files/package/lighthouse-1.4.0.apk',
  CreatedAt: '2026-11-18T09:30:00Z',
};

export const deviceSession: z.output<typeof s.DeviceSession> = {
  Id: 'a08d3f57-62c9-4e1b-b740-d95c18e6f2a3',
  Device: 'Pixel 8',
  Os: 'Android 15',
  PackageHash: devicePackage.Hash,
  Status: 'Finished',
  StartedAt: '2026-11-19T02:00:00Z',
  EndedAt: '2026-11-19T02:12:30Z',
  Seconds: 750,
  ReportUrl: 'http://localhost:4180/device/reports/a08d3f57',
};

export const deviceToken: z.output<typeof s.DeviceToken> = {
  Token: 'example-device-token',
  Url: 'http://localhost:4180/device',
  ExpiredAt: '2026-11-20T06:30:00Z',
};

export const deviceUsage: z.output<typeof s.DeviceUsage> = { Date: '2026-11-19', Seconds: 750, Amount: 1.25 };

export const deviceDailyUsage: z.output<typeof s.DeviceDailyUsage> = { Date: '2026-11-19', Seconds: 5400, Apps: 4 };

export const deviceAppUsage: z.output<typeof s.DeviceAppUsage> = {
  AppId: app.AppId,
  ProjectName: app.ProjectName,
  Seconds: 750,
};
