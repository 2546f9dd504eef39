// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const sessionId = '6ba17d9e-f308-4c52-91e4-a0d5c7b2f863';

export const bakingApp: z.output<typeof s.BakingApp> = {
  appId: app.AppId,
  gameId: app.AppId,
  status: 'enabled',
  createdAt: '2026-08-05T03:00:00Z',
};

export const bakingSession: z.output<typeof s.BakingSession> = {
  id: sessionId,
  appId: app.AppId,
  name: '港口夜景',
  sceneName: 'Assets/Scenes/Harbour.unity',
  engineVersion: '2022.3.48f1c1',
  status: 'Running',
  instanceTypeId: 'gpu-large',
  agentCount: 4,
  progress: 62.5,
  inputUrl: 'http://127.0.0.1:4180/objects/harbour-input.zip',
  outputUrl: '',
  reason: '',
  createdAt: '2026-11-20T11:20:00Z',
  startedAt: '2026-11-20T11:24:30Z',
  finishedAt: null,
  nodeHours: 3.1,
  cost: 27.28,
};

export const bakingNode: z.output<typeof s.BakingNode> = {
  id: '08f5c2b6-d749-4e1a-8c93-b7e06a1df524',
  sessionId,
  type: 'Agent',
  instanceTypeId: 'gpu-large',
  status: 'Running',
  ip: '203.0.113.44',
  progress: 60,
  message: 'tile 12 of 20',
  lastHeartbeatAt: '2026-11-20T12:04:50Z',
  startedAt: '2026-11-20T11:24:10Z',
  finishedAt: null,
};

export const bakingInstanceType: z.output<typeof s.BakingInstanceType> = {
  id: 'gpu-large',
  name: 'GPU 大型',
  cpu: 8,
  memory: 32_768,
  gpu: 1,
  pricePerHour: 8.8,
  enabled: true,
};

export const bakingUsage: z.output<typeof s.BakingUsage> = { time: '2026-11-18T16:00:00Z', count: 6, usage: 18.4 };
