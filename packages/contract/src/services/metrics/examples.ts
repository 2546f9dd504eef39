// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const metricsAppInfo: z.output<typeof s.MetricsAppInfo> = {
  appId: app.AppId,
  projectId: app.ProjectId,
  enabled: true,
  receiveUrl: 'http://localhost:4180/umetrics/receive',
  dashboardUrl: `http://localhost:4180/services/${app.AppId}/metrics`,
};

export const metricsUserRole: z.output<typeof s.MetricsUserRole> = { UserId: user.UserId, Role: 'Viewer' };
