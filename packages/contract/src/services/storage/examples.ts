// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const database: z.output<typeof s.Database> = {
  databaseId: '6f30d9a2-b71e-4c85-90d4-3e8a5c17f2b6',
  name: 'players',
  engine: 'postgresql',
  engineVersion: '16',
  provider: 'native',
  region: 'shanghai',
  instanceTypeId: 'postgresql-2c4g',
  cpu: 2,
  memory: 4096,
  storage: 50,
  status: 'running',
  message: '',
  activity: 'awake',
  busyWith: '',
  instanceId: 'postgres-4f8a2c1d',
  username: 'lantern',
  databaseName: 'app',
  host: '127.0.0.1',
  port: 15_432,
  proxy: { enabled: false, host: '', port: 0, status: 'off' },
  connectionString: 'postgresql://lantern:***@127.0.0.1:15432/app',
  price: 12.78,
  storagePrice: 0.023,
  backupPlan: { enabled: true, hour: 3, keep: 7 },
  createdAt: '2026-07-01T03:00:00Z',
  modifiedAt: '2026-11-01T03:00:00Z',
  createdBy: user.UserName,
};

export const adminDatabase: z.output<typeof s.AdminDatabase> = {
  ...database,
  appId: app.AppId,
  appName: app.ProjectName,
  organizationId: app.OrganizationId,
};

export const databaseRegion: z.output<typeof s.DatabaseRegion> = { id: 'shanghai', name: '上海' };

export const databaseInstanceType: z.output<typeof s.DatabaseInstanceType> = {
  id: 'postgresql-2c4g',
  engine: 'postgresql',
  cpu: 2,
  memory: 4096,
  price: 12.78,
  storagePrice: 0.023,
  topology: '一主一从',
  minStorage: 10,
  maxStorage: 1000,
  available: true,
  provider: 'native',
  version: '16',
  reason: '',
};

export const databaseMetric: z.output<typeof s.DatabaseMetric> = {
  name: 'connections',
  unit: '个',
  points: [{ timestamp: 1795168800, value: 12 }],
};

export const databaseMetricInfo: z.output<typeof s.DatabaseMetricInfo> = {
  engine: 'postgresql',
  name: 'connections',
  displayName: '连接数',
  unit: '个',
};

export const slowQuery: z.output<typeof s.SlowQuery> = {
  timestamp: 1795168800,
  durationMs: 840,
  statement: 'SELECT * FROM scores ORDER BY score DESC',
  database: 'players',
  user: 'lantern',
  rowsExamined: 120_442,
};

export const databaseBackup: z.output<typeof s.DatabaseBackup> = {
  backupId: 'd5b8e3f1-94c0-4a27-8e6d-20f7a1c9b354',
  name: 'before-season-4',
  status: 'SUCCESS',
  way: 'manual',
  type: 'logical',
  size: 5_520_118,
  startTime: '2026-11-18T18:00:00Z',
  finishTime: '2026-11-18T18:00:21Z',
};

const url = 'http://127.0.0.1:4180/backups/before-season-4.tar.gz?sign=example';

export const backupUrls: z.output<typeof s.BackupUrls> = {
  internetUrl: url,
  intranetUrl: url,
  urls: [{ url, expiresAt: '2026-11-20T07:00:00Z' }],
};

export const databaseTask: z.output<typeof s.DatabaseTask> = {
  requestId: '0b9f6c1e-5a43-4d1c-8f60-2c7e91d3a8b5',
  operation: 'backup',
  status: 'SUCCESS',
  startTime: '2026-11-18T18:00:00Z',
  endTime: '2026-11-18T18:00:21Z',
};

export const databaseBackupPlan: z.output<typeof s.DatabaseBackupPlan> = { enabled: true, hour: 3, keep: 7 };

export const databaseAnswer: z.output<typeof s.DatabaseAnswer> = {
  columns: [
    { name: 'player', type: 'text' },
    { name: 'score', type: 'int8' },
  ],
  rows: [['lantern', '120']],
  rowCount: 1,
  truncated: false,
  durationMs: 3,
  command: 'SELECT',
};

export const newDatabases: z.output<typeof s.NewDatabases> = { date: '2026-11-19', new: 2 };

export const livingDatabases: z.output<typeof s.LivingDatabases> = {
  date: '2026-11-19',
  pit: 17,
  cpu: 38,
  memory: 77_824,
  disk: 820,
};
