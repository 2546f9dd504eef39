// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const versionId = '2d6f9a08-b41c-4e73-8f95-c0e7d3a1b648';

export const pushApp: z.output<typeof s.PushApp> = {
  id: app.AppId,
  appId: app.AppId,
  gameId: app.AppId,
  name: app.ProjectName,
  status: 'enabled',
  serviceLevelId: 'standard',
  serverVersionId: versionId,
  cpuQuota: 0.5,
  playerCountLimitPerServer: 3500,
  minServers: 1,
  maxServers: 2,
  onlinePlayerCount: 412,
  createdAt: '2026-07-14T03:00:00Z',
};

export const pushChannel: z.output<typeof s.PushChannel> = {
  id: '90c7e1d4-6fb2-4a58-b3e0-d8a5f2c96174',
  name: 'world',
  description: '世界频道',
  isPublic: true,
  onlinePlayerCount: 398,
  createdAt: '2026-07-14T03:05:00Z',
};

export const pushPublicChannel: z.output<typeof s.PushPublicChannel> = { name: 'world', onlinePlayerCount: 398 };

export const pushServer: z.output<typeof s.PushServer> = {
  id: 'push-0',
  name: 'push-0',
  ip: '203.0.113.43',
  port: 30_210,
  status: 'running',
  version: '1.8.2',
  playerCount: 412,
  playerCountLimit: 3500,
  cpuUsage: 11.5,
  memoryUsage: 24.1,
  startedAt: '2026-11-16T18:00:00Z',
};

export const pushServerConfig: z.output<typeof s.PushServerConfig> = {
  key: 'heartbeatSeconds',
  value: '15',
  description: 'Seconds between two heartbeats of a player',
};

export const pushServerVersion: z.output<typeof s.PushServerVersion> = {
  id: versionId,
  version: '1.8.2',
  image: 'uos/push:1.8.2',
  description: '',
  isDefault: true,
  appCount: 14,
  createdAt: '2026-11-10T02:00:00Z',
  modifiedAt: '2026-11-16T17:30:00Z',
};

export const pushServiceLevel: z.output<typeof s.PushServiceLevel> = {
  id: 'standard',
  name: '标准',
  cpuQuota: 0.5,
  playerCountLimitPerServer: 3500,
  maxServers: 4,
  cacheSize: 20,
  channelLimit: 10_000,
  isTrial: false,
};

export const pushUsage: z.output<typeof s.PushUsage> = {
  time: '2026-11-18T16:00:00Z',
  connectedPlayerPeak: 611,
  connectedPlayerTotal: 1820,
  messageTotal: 48_201,
  messageSizeTotal: 6_218_400,
  cpuHours: 12,
};

export const pushUsageSum: z.output<typeof s.PushUsageSum> = { ...pushUsage, appCount: 14 };

export const pushMetricPoint: z.output<typeof s.PushMetricPoint> = {
  time: '2026-11-20T12:00:00Z',
  onlinePlayerCount: 412,
  channelCount: 37,
  messageCount: 84,
  cpuUsage: 11.5,
  memoryUsage: 24.1,
};

export const pushDelivery: z.output<typeof s.PushDelivery> = {
  messageId: 'f5b81e07-94c6-4d2a-a7e3-1b60d9c8f452',
  delivered: 398,
};

export const pushConnectToken: z.output<typeof s.PushConnectToken> = {
  token: 'example-connect-token',
  url: 'ws://localhost:4180/upush/ws',
  serverId: pushServer.id,
  expiresAt: '2026-11-20T12:05:00Z',
};
