// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

export const saveFile: z.output<typeof s.SaveFile> = {
  objectId: 'b7d20e46-9f3c-4a81-86e5-d01f7c2b9a53',
  originalName: 'slot-1.sav',
  format: 'sav',
  size: 18_432,
  md5: '5d41402abc4b2a76b9719d911017c592',
  fileURL: 'http://127.0.0.1:4180/cos/uos-save/slot-1.sav?sign=example',
  modifiedAt: '2026-11-19T13:05:00Z',
};

const owner = { userId: 'player-1042', personaId: '70c5e9b1-3f82-4d06-a4e7-5b19d8c06f23' };

export const cloudSave: z.output<typeof s.CloudSave> = {
  saveId: '2b8f6d15-c04a-4e97-93b7-f8e15a60d7c4',
  ...owner,
  name: '港口之后',
  namespace: 'story',
  progressType: 'LINEAR',
  description: '第三章结束',
  tags: ['auto'],
  properties: { chapter: '3' },
  file: saveFile,
  revision: 7,
  createdAt: '2026-11-02T12:00:00Z',
  modifiedAt: '2026-11-19T13:05:00Z',
};

export const saveVersion: z.output<typeof s.SaveVersion> = {
  number: 6,
  file: {
    objectId: '0e7a4c93-58d1-4f26-b3ac-91f6d27e8b05',
    originalName: 'slot-1.sav',
    format: 'sav',
    size: 18_176,
    md5: '7d793037a0760186574b0282f2f435e7',
    modifiedAt: '2026-11-18T12:40:00Z',
  },
  replacedAt: '2026-11-19T13:05:00Z',
};

export const profilePicture: z.output<typeof s.ProfilePicture> = {
  pfpId: '9c3e71f0-4a5d-4b28-b6f9-08d2e7c51a64',
  ...owner,
  file: {
    objectId: 'f21c9a08-7d64-4e3b-85a0-c6e94b1d7f32',
    originalName: 'me.png',
    format: 'png',
    size: 48_220,
    md5: '9e107d9d372bb6826bd81d3542a419d6',
    modifiedAt: '2026-11-10T02:00:00Z',
  },
  createdAt: '2026-11-10T02:00:00Z',
  modifiedAt: '2026-11-10T02:00:00Z',
};

export const saveUploadToken: z.output<typeof s.SaveUploadToken> = {
  objectId: saveFile.objectId,
  objectName: 'slot-1.sav',
  objectDir: `${app.AppId}/${cloudSave.saveId}`,
  bucketName: 'uos-save',
  bucketUrl: 'http://127.0.0.1:4180/cos/uos-save',
  region: 'ap-shanghai',
  tmpSecretId: 'example-secret-id',
  tmpSecretKey: 'example-secret-key',
  token: 'example-session-token',
  startTime: 1795168800,
  expiredTime: 1795170600,
};

export const saveUploadTokens: z.output<typeof s.SaveUploadTokens> = {
  saveId: cloudSave.saveId,
  fileUploadToken: saveUploadToken,
};

export const saveAppConfig: z.output<typeof s.SaveAppConfig> = {
  maxSaveSize: 10_000_000,
  maxSavesPerUser: 100,
  maxBytesPerUser: 200_000_000,
  keepVersions: 5,
  maxPfpSize: 2_000_000,
  downloadUrlTtl: 1800,
  clientWriteEnabled: true,
};

export const saveUsage: z.output<typeof s.SaveUsage> = {
  count: 1204,
  totalNum: 8417,
  totalSize: 163_840_000,
  uploadCount: 1270,
  downloadSize: 92_160_000,
};

export const saveDailyUsage: z.output<typeof s.SaveDailyUsage> = { date: '2026-11-19', ...saveUsage };

export const saveAppUsage: z.output<typeof s.SaveAppUsage> = {
  appId: app.AppId,
  appName: app.ProjectName,
  ...saveUsage,
};
