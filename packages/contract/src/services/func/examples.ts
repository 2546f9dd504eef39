// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const profileId = '17b4e9d0-6c82-4fa5-93e1-d5a8c07f2b46';
const serverId = '82a0f5c9-d14e-4b67-a93f-6e07d1b5c284';
const port = { protocol: 'TCP', port: 8899, name: 'game' } as const;

export const funcInfo: z.output<typeof s.FuncInfo> = {
  id: app.AppId,
  appId: app.AppId,
  gameId: app.AppId,
  name: app.ProjectName,
  status: 'enabled',
  endpointSelection: 'LEAST',
  portList: [port],
  configLevel: '1000m',
  allocationTTL: '600s',
  defaultProfileId: profileId,
  clsEnabled: true,
  serverCount: 2,
  createdAt: '2026-06-03T02:00:00Z',
};

export const funcAutoscaler: z.output<typeof s.FuncAutoscaler> = {
  id: '3b7e60d1-c95f-4a28-8e04-d7f1a29b6c53',
  functionId: app.AppId,
  resource: 'cpu',
  minServers: 1,
  maxServers: 4,
  extendThreshold: 70,
  shrinkThreshold: 25,
  step: 1,
  cooldownSeconds: 60,
  windowSeconds: 60,
  enabled: true,
  reason: '',
  faultReason: '',
  faultExitCode: null,
  faultSignal: '',
  faultDetail: '',
  lastOperationAt: '2026-11-20T11:40:15Z',
  createdAt: '2026-06-03T02:10:00Z',
};

export const funcScaling: z.output<typeof s.FuncScaling> = {
  id: 'c6d92f70-81ab-4e35-b04c-95e7d3f8a162',
  operation: 'extend',
  resource: 'cpu',
  value: 76.3,
  from: 1,
  to: 2,
  serverIds: [serverId],
  reason: 'cpu 76.3% > 70%',
  cause: 'above',
  threshold: 70,
  createdAt: '2026-11-20T11:40:15Z',
};

export const funcLogLine: z.output<typeof s.FuncLogLine> = {
  time: '2026-11-20T12:01:33Z',
  serverId,
  source: 'stdout',
  content: 'player joined',
};

const publicPort = { ...port, port: 30_899 };

export const funcEndpoint: z.output<typeof s.FuncEndpoint> = { ip: '203.0.113.42', ports: [publicPort], serverId };

export const funcServer: z.output<typeof s.FuncServer> = {
  id: serverId,
  functionId: app.AppId,
  name: 'lobby-2',
  profileId,
  profileName: 'DEFAULT',
  profileRevisionId: 'a40f8c26-3e7d-4915-bd62-08c1f9e5a7d3',
  version: 3,
  status: 'running',
  ip: '203.0.113.42',
  ports: [publicPort],
  regionId: 'shanghai',
  configLevel: '1000m',
  cpuLimit: '1000m',
  memoryLimit: '1536Mi',
  tags: { zone: '1' },
  envs: { LOG_LEVEL: 'info' },
  playerCount: 37,
  maxPlayers: 100,
  expireAt: null,
  createdAt: '2026-11-20T11:40:15Z',
  startedAt: '2026-11-20T11:40:21Z',
  exitCode: null,
  failedReason: '',
  endReason: '',
  exitSignal: '',
  endDetail: '',
};

export const funcPlayer: z.output<typeof s.FuncPlayer> = {
  playerId: 'b6f04d91-58c2-4e7a-93d0-1c8a7f52e6b3',
  connectedAt: '2026-11-20T12:01:33Z',
};

export const funcServerTag: z.output<typeof s.FuncServerTag> = { key: 'zone', values: ['1', '2'], serverCount: 2 };

export const funcPlayerCount: z.output<typeof s.FuncPlayerCount> = {
  total: 37,
  servers: [{ serverId, playerCount: 37 }],
};

export const funcCpuUsage: z.output<typeof s.FuncCpuUsage> = { time: '2026-11-20T12:00:00Z', cpuUsageUnit: 21.4 };
