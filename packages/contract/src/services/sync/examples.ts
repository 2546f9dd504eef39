// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const UosAppId = app.AppId;
const tierId = '61c7f0d2-9b35-4e8a-a164-d80f2e5c37b9';
const profileId = 'ad84b1e6-2f70-4c93-8e5d-17b9c6f0a342';
const pluginId = '0e5b9a47-c8d3-4162-b7f0-5a9d34e1c68f';
const releaseId = 'f7026cd1-4e98-4b3a-95c7-e16d80b2fa54';
const owner = 'b6f04d91-58c2-4e7a-93d0-1c8a7f52e6b3';

export const syncRoom: z.output<typeof s.SyncRoom> = {
  RoomUuid: '28d5f9b0-e6a1-4c74-8f23-b07c91d4e5a6',
  UosAppId,
  RoomProfileUuid: profileId,
  OwnerId: owner,
  Status: 'READY',
  Namespace: 'ranked',
  Name: '雾中港口',
  JoinCode: '',
  Properties: { maxPlayers: '4', visibility: 'PUBLIC' },
  CustomProperties: { map: 'harbour' },
  PlayerCount: 2,
  Region: 'shanghai',
  PodName: 'relay-0',
  PluginId: pluginId,
  CreatedAt: '2026-11-20T12:00:00Z',
  ReadyAt: '2026-11-20T12:00:03Z',
  ExpireAt: '2026-11-20T12:30:00Z',
  ClosedAt: null,
  CloseReason: '',
};

const ServerInfo = { Ip: '203.0.113.41', ServerPorts: [{ Protocol: 'TCP', Name: 'ws', Port: 30_411 }] };

export const syncRoomWithServer: z.output<typeof s.SyncRoomWithServer> = { ...syncRoom, ServerInfo };

export const syncMember: z.output<typeof s.SyncMember> = {
  PlayerId: owner,
  Properties: { level: '27' },
  JoinedAt: '2026-11-20T12:00:03Z',
};

export const syncServiceRoom: z.output<typeof s.SyncServiceRoom> = {
  ...syncRoom,
  ServerInfo,
  Players: [syncMember],
};

export const syncRoomInfo: z.output<typeof s.SyncRoomInfo> = {
  RoomUuid: syncRoom.RoomUuid,
  MasterClientId: 1,
  Players: [
    {
      Id: 1,
      UniqueId: owner,
      Name: '雾中旅人',
      Properties: { level: '27' },
      JoinedAt: '2026-11-20T12:00:03Z',
      RttMs: 24.5,
      BytesIn: 18_220,
      BytesOut: 40_118,
    },
  ],
  CustomProperties: { map: 'harbour' },
  CachedEventCount: 3,
  StickyEvents: [{ Scope: 'Room', Key: 'door', OwnerId: 1 }],
  Groups: [{ Name: 'red', Members: [1] }],
  PodName: 'relay-0',
};

export const syncRoomLog: z.output<typeof s.SyncRoomLog> = {
  Time: '2026-11-20T12:00:05Z',
  Level: 'info',
  Tag: 'LogicPlugin',
  Message: 'door opened by 1',
};

export const syncPod: z.output<typeof s.SyncPod> = {
  PodName: 'relay-0',
  NodeIp: '203.0.113.41',
  RoomCount: 1,
  PlayerCount: 2,
  Rooms: [syncRoom],
};

export const syncTier: z.output<typeof s.SyncTier> = {
  RoomProfileTierId: tierId,
  Name: 'small',
  MaxPlayers: 8,
  BillingUnit: 8,
  CpuLimit: '100m',
  MemoryLimit: '154Mi',
  NetLimit: 625_000,
  RoomsPerPod: 4,
  Price: 0.05,
  Enabled: true,
  CreatedAt: '2026-04-01T03:00:00Z',
};

export const syncProfile: z.output<typeof s.SyncProfile> = {
  RoomProfileUuid: profileId,
  UosAppId,
  Name: '默认配置',
  RoomProfileTierId: tierId,
  Region: 'shanghai',
  TtlMinutes: 30,
  IdleSeconds: 300,
  MaxRooms: 5,
  MaxPlayers: 4,
  Protocols: ['ws'],
  PluginId: pluginId,
  PluginReleaseId: '',
  OpenRoomCount: 1,
  CreatedAt: '2026-04-01T03:00:00Z',
};

const Properties = { type: 'realtime', perfTest: 'Disabled' } as const;

export const syncConfig: z.output<typeof s.SyncConfig> = {
  UosAppId,
  AppName: app.ProjectName,
  Properties,
  MaxRooms: 5,
  Ration: 4,
  RoomManagement: { Enabled: false, ProfileId: '', RegionId: '' },
  ModifiedAt: null,
};

export const syncSetup: z.output<typeof s.SyncSetup> = { UosAppId, Properties, RoomProfiles: [syncProfile] };

export const syncPluginRelease: z.output<typeof s.SyncPluginRelease> = {
  Id: releaseId,
  Version: '1.2.0',
  Status: 'released',
  ObjectName: `${UosAppId}/doors.js`,
  Notes: '门的状态由房间保存',
  FailedReason: '',
  CreatedAt: '2026-11-02T08:15:00Z',
};

export const syncPlugin: z.output<typeof s.SyncPlugin> = {
  Id: pluginId,
  UosAppId,
  Name: 'doors',
  Description: '同步门的开合',
  Runtime: 'javascript',
  Hooks: ['onJoin', 'onMessage'],
  Status: 'released',
  CurrentReleaseId: releaseId,
  Releases: [syncPluginRelease],
  CreatedAt: '2026-10-28T02:00:00Z',
};

const measured = {
  RttP50: 18.2,
  RttP95: 41.7,
  LossRate: 0,
  Sent: 12_000,
  Received: 35_988,
  BytesIn: 1_536_000,
  BytesOut: 4_606_464,
};

export const syncPerfResults: z.output<typeof s.SyncPerfResults> = {
  ...measured,
  RttP99: 66.4,
  ErrorCount: 0,
  Series: [{ Time: '2026-11-19T07:00:05Z', Players: 20, ...measured }],
};

export const syncPerfSession: z.output<typeof s.SyncPerfSession> = {
  Id: '95e3c7a0-41bd-4f86-b82e-6d0f19a7c534',
  UosAppId,
  Status: 'Finished',
  Params: {
    UosAppId,
    RoomProfileUuid: profileId,
    Protocol: 'ws',
    Rooms: 5,
    PlayersPerRoom: 4,
    MessageBytes: 128,
    MessagesPerSecond: 10,
    DurationSeconds: 60,
    Target: 'Others',
  },
  Progress: 100,
  Error: '',
  CreatedAt: '2026-11-19T07:00:00Z',
  StartedAt: '2026-11-19T07:00:04Z',
  FinishedAt: '2026-11-19T07:01:06Z',
};

export const syncPerfReport: z.output<typeof s.SyncPerfReport> = { ...syncPerfSession, Results: syncPerfResults };

export const syncUsage: z.output<typeof s.SyncUsage> = {
  MaxConcurrentRooms: 64,
  MaxCcu: 231,
  NetTransmit: 9_204_118_220,
  RoomMinutes: 18_440,
  Dau: 1820,
};

export const syncDailyUsage: z.output<typeof s.SyncDailyUsage> = {
  Date: '2026-11-19',
  MaxConcurrentRooms: 64,
  BillingUnits: 8,
  Ccu: 231,
  NetTransmit: 1_314_874_031,
  Dau: 1820,
};

export const syncTopApp: z.output<typeof s.SyncTopApp> = { UosAppId, AppName: app.ProjectName, Value: 64 };

export const syncTrendPoint: z.output<typeof s.SyncTrendPoint> = { Date: '2026-11-19', Value: 64 };
