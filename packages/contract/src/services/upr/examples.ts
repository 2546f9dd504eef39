// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

export const upr: z.output<typeof s.Upr> = {
  AppId: app.AppId,
  ProjectId: app.ProjectId,
  Enabled: true,
  Url: `http://localhost:4180/services/${app.AppId}/upr`,
};

export const uprSession: z.output<typeof s.UprSession> = {
  Id: '48f7d2e9-a53c-4b06-91e8-3c6d0b9f7a15',
  Name: '港口关卡 1.4.0',
  Device: 'Pixel 8',
  Platform: 'android',
  Status: 'Finished',
  StartedAt: '2026-11-19T03:00:00Z',
  DurationSeconds: 180,
  AvgFps: 57.4,
  PeakMemory: 1_204_224_000,
  ReportUrl: 'http://localhost:4180/upr/reports/48f7d2e9',
};
