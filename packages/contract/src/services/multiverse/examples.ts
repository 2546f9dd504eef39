// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { serverPort, valuePoint } from '../shared/examples.ts';
import type * as s from './schemas.ts';

const profileId = 'c81f3d60-5e27-4b94-a8d3-6f02e9b7145c';
const revisionId = '5d90e7a2-1c46-4f8b-b3e9-70a4d85c2f16';
const imageId = '94b6c2f8-d037-4e5a-8c71-3be5a0f9d624';
const author = '陈灯';
const audit = {
  createdAt: '2026-05-12T06:30:00Z',
  createdByUser: author,
  modifiedAt: '2026-11-18T09:12:44Z',
  modifiedByUser: author,
};

export const multiverseGame: z.output<typeof s.MultiverseGame> = {
  gameId: app.AppId,
  name: app.ProjectName,
  type: 'OnDemandGame',
  source: 'multiverse',
  status: 'enabled',
  allocationTTL: '7200s',
  memoryPerCpu: 1536,
  enablePassThrough: false,
  webhook: { url: 'https://game.example.com/hooks/allocation', headers: { Authorization: 'Bearer example' } },
  roomManagement: { enabled: true },
  namespace: `game-${app.AppId}`,
  ...audit,
};

export const multiverseOs: z.output<typeof s.MultiverseOs> = {
  name: 'ubuntu:20.04',
  displayName: 'Ubuntu 20.04',
  isDefault: false,
};

export const multiverseRegion: z.output<typeof s.MultiverseRegion> = {
  id: 'shanghai',
  name: 'shanghai',
  displayName: '上海',
  provider: 'tencent',
  available: true,
  location: 'ap-shanghai',
  qosUrl: 'https://qos.example.com/shanghai',
};

export const multiverseGameRegion: z.output<typeof s.MultiverseGameRegion> = {
  gameId: app.AppId,
  regionId: multiverseRegion.id,
  regionName: multiverseRegion.displayName,
  minServers: 1,
  maxServers: 10,
  bufferPercent: 20,
  status: 'enabled',
  reason: '',
};

export const multiverseResourceFactor: z.output<typeof s.MultiverseResourceFactor> = { cpuFactor: 1, memoryFactor: 1 };

export const multiverseProfile: z.output<typeof s.MultiverseProfile> = {
  id: profileId,
  gameId: app.AppId,
  name: 'harbour-battle',
  description: '港口对战',
  regionIds: ['shanghai'],
  currentRevisionId: revisionId,
  currentVersion: 4,
  allocatedCount: 12,
  ...audit,
};

export const multiverseImage: z.output<typeof s.MultiverseImage> = {
  id: imageId,
  gameId: app.AppId,
  name: 'harbour-server-1.4.0',
  tag: '94b6c2f8',
  os: multiverseOs.name,
  objectName: `${app.AppId}/harbour-server-1.4.0.zip`,
  size: 48_220_161,
  md5: '1f3870be274f6c49b3e31a0c6728957f',
  entrypoint: 'harbour-server.x86_64',
  description: '',
  status: 'success',
  stage: 'build_docker_image',
  failedReason: '',
  attempt: 1,
  createdAt: '2026-11-18T09:02:00Z',
  finishedAt: '2026-11-18T09:05:37Z',
};

export const multiverseImageLog: z.output<typeof s.MultiverseImageLog> = {
  time: '2026-11-18T09:03:12Z',
  stage: 'decompress',
  level: 'info',
  message: 'decompress: 214 files',
};

export const multiverseRevision: z.output<typeof s.MultiverseRevision> = {
  id: revisionId,
  profileId,
  gameId: app.AppId,
  version: 4,
  status: 'released',
  imageId,
  imageName: multiverseImage.name,
  os: multiverseOs.name,
  startCommand: './harbour-server.x86_64',
  startArgs: '-batchmode -nographics',
  workDir: '/game',
  description: '',
  portList: [serverPort],
  envList: [{ envKey: 'LOG_LEVEL', envValue: 'info' }],
  fileConfigs: [{ mountPath: '/game/config', filename: 'rules.json', content: '{"players":8}' }],
  cpuLimit: '200m',
  cpuRequest: '100m',
  memoryLimit: '308Mi',
  memoryRequest: '154Mi',
  allocationTTL: { hour: 0, minute: 0, second: 30 },
  releasedAt: '2026-11-18T09:12:44Z',
  releasedByUser: author,
  createdAt: '2026-11-18T09:10:02Z',
  createdByUser: author,
  modifiedAt: '2026-11-18T09:11:30Z',
  modifiedByUser: author,
};

export const multiverseReleaseResource: z.output<typeof s.MultiverseReleaseResource> = {
  profileId,
  requiredCpu: 1.2,
  requiredMemory: 1848,
  availableCpu: 6.4,
  availableMemory: 9830,
  sufficient: true,
  runningServers: 12,
};

export const multiverseTestServer: z.output<typeof s.MultiverseTestServer> = {
  id: 'e02d7b95-8a4c-4361-9f5e-c7d1b60a3f82',
  profileRevisionId: revisionId,
  gameId: app.AppId,
  regionId: 'shanghai',
  status: 'running',
  ip: '203.0.113.40',
  gameServerPorts: [{ ...serverPort, port: 31_022 }],
  ready: true,
  msg: '',
  endReason: '',
  exitCode: null,
  exitSignal: '',
  endDetail: '',
  lastHeartbeatAt: '2026-11-18T09:11:40Z',
  createdAt: '2026-11-18T09:11:05Z',
  expireAt: '2026-11-18T09:21:05Z',
};

export const multiverseAllocation: z.output<typeof s.MultiverseAllocation> = {
  uuid: '7a61d0c4-f3b8-4e29-95d7-18e6c2b4a0f3',
  gameId: app.AppId,
  profileId,
  profileName: multiverseProfile.name,
  profileRevisionId: revisionId,
  regionId: 'shanghai',
  regionName: '上海',
  ip: '203.0.113.40',
  gameServerPorts: [{ ...serverPort, port: 31_017 }],
  gameServerName: 'harbour-battle-x7k2p',
  status: 'allocated',
  msg: '',
  endReason: '',
  exitCode: null,
  exitSignal: '',
  endDetail: '',
  serverState: 'Allocated',
  nodeName: 'node-1',
  allocationTTL: '3600s',
  envs: { ROOM: '42' },
  createdAt: '2026-11-20T12:00:00Z',
  createdByUser: app.AppId,
  modifiedAt: '2026-11-20T12:00:04Z',
  modifiedByUser: app.AppId,
  fulfilledAt: '2026-11-20T12:00:04Z',
  expireAt: '2026-11-20T13:00:00Z',
  lastHeartbeatAt: '2026-11-20T12:14:55Z',
  deletedAt: null,
  deletedByUser: '',
};

export const multiverseServer: z.output<typeof s.MultiverseServer> = {
  id: '2c95d1e8-40b7-4f63-8a12-9d7be3f05c46',
  gameId: app.AppId,
  profileId,
  profileName: multiverseProfile.name,
  profileRevisionId: revisionId,
  version: 4,
  regionId: 'shanghai',
  name: 'harbour-battle-k81fd',
  state: 'Ready',
  purpose: 'waiting',
  allocationId: null,
  ip: '203.0.113.40',
  gameServerPorts: [{ ...serverPort, port: 31_018 }],
  nodeName: 'node-1',
  createdAt: '2026-11-20T11:58:00Z',
  readyAt: '2026-11-20T11:58:03Z',
  lastHeartbeatAt: '2026-11-20T12:14:58Z',
};

export const multiverseMetric: z.output<typeof s.MultiverseMetric> = {
  name: 'cpu',
  unit: 'm',
  points: [valuePoint],
};

export const multiverseServerCount: z.output<typeof s.MultiverseServerCount> = {
  gameId: app.AppId,
  profileId,
  regionId: 'shanghai',
  ready: 3,
  allocated: 12,
  total: 15,
  versions: [
    { profileRevisionId: revisionId, version: 4, count: 11 },
    { profileRevisionId: 'a41c7e90-5b28-4d3f-9e06-8f2d71b5c364', version: 3, count: 4 },
  ],
};

const sums = {
  time: '2026-11-18T16:00:00Z',
  allocationCount: 318,
  durationSum: 402_816,
  networkTransmit: 8_120_334_100,
};

export const multiverseGameUsage: z.output<typeof s.MultiverseGameUsage> = {
  ...sums,
  cpuUsage: 40_281.6,
  memoryUsage: 62_033_664,
};

export const multiverseUsage: z.output<typeof s.MultiverseUsage> = { ...sums, gameCount: 7 };

export const multiverseTopGame: z.output<typeof s.MultiverseTopGame> = {
  gameId: app.AppId,
  gameName: app.ProjectName,
  value: 318,
};

export const multiversePlaceholderSchedule: z.output<typeof s.MultiversePlaceholderSchedule> = {
  id: '3f8c1b7e-60d9-4a52-8b04-e95d27c6a1f0',
  regionId: 'shanghai',
  name: '晚高峰',
  cron: '0 18 * * *',
  durationMinutes: 240,
  replicas: 10,
  cpu: '100m',
  memory: '154Mi',
  enabled: true,
};

export const multiverseLocation: z.output<typeof s.MultiverseLocation> = {
  id: 'ap-shanghai-5',
  name: '上海五区',
  provider: 'tencent',
  regionIds: ['shanghai', 'shanghai-native'],
  status: 'available',
};

export const multiverseLocationRatio: z.output<typeof s.MultiverseLocationRatio> = {
  id: 'b29e04f7-735a-4c18-ad60-92c8e1f5d7b3',
  gameId: null,
  regionId: 'shanghai',
  locationId: multiverseLocation.id,
  ratio: 100,
};

export const ping: z.output<typeof s.Ping> = {
  Address: '203.0.113.40:31017',
  Reachable: true,
  LatencyMs: 12,
  CheckedAt: '2026-11-20T12:00:06Z',
};
