// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

export const serverPort: z.output<typeof s.ServerPort> = { protocol: 'UDP', port: 9998, name: 'game' };

export const serverLogLine: z.output<typeof s.ServerLogLine> = {
  time: '2026-11-20T12:00:04Z',
  source: 'stdout',
  message: 'listening on 9998/udp',
};

export const transferToken: z.output<typeof s.TransferToken> = {
  token: 'example-session-token',
  tmpSecretId: 'example-secret-id',
  tmpSecretKey: 'example-secret-key',
  objectName: `${app.AppId}/0f6b7c1e/server.zip`,
  region: 'local',
  bucket: 'uos',
  startTime: 1795168800,
  expiredTime: 1795172400,
  uploadUrl: 'http://127.0.0.1:4180/upload/0f6b7c1e',
  method: 'PUT',
  headers: { 'Content-Type': 'application/zip' },
  maxSize: 2_000_000_000,
};

export const valuePoint: z.output<typeof s.ValuePoint> = { time: '2026-11-19T16:00:00Z', value: 128.5 };

export const appValue: z.output<typeof s.AppValue> = { appId: app.AppId, appName: app.ProjectName, value: 3420 };

export const appCount: z.output<typeof s.AppCount> = { appId: app.AppId, appName: app.ProjectName, count: 42 };

export const dayCount: z.output<typeof s.DayCount> = { date: '2026-11-19', count: 42, activeAppCount: 3 };
