// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const packageName = 'example.lanternbay.lighthouse';

export const safeInfo: z.output<typeof s.SafeInfo> = {
  appId: app.AppId,
  status: 'enabled',
  packageName,
  remark: '',
  protectionCount: 7,
  createdAt: '2026-08-01T03:00:00Z',
  modifiedAt: '2026-11-18T09:00:00Z',
};

export const safeConfig: z.output<typeof s.SafeConfig> = {
  rootDetect: true,
  emulatorDetect: true,
  debugDetect: true,
  hookDetect: true,
  signatureCheck: true,
  soEncrypt: true,
  metadataEncrypt: true,
  action: 'report',
};

export const protection: z.output<typeof s.Protection> = {
  id: '3e0b96d4-7f18-4c52-a09d-81e5c2f7b643',
  fileName: 'lighthouse-1.4.0.apk',
  packageType: 'apk',
  packageName,
  versionName: '1.4.0',
  versionCode: '104000',
  md5: '5d41402abc4b2a76b9719d911017c592',
  size: 148_220_416,
  status: 'succeed',
  options: { soEncrypt: false },
  outputUrl: 'http://127.0.0.1:4180/files/safe/lighthouse-1.4.0-protected.apk',
  errorMsg: '',
  createdAt: '2026-11-18T09:00:00Z',
  finishedAt: '2026-11-18T09:01:12Z',
};

export const protectionProgress: z.output<typeof s.ProtectionProgress> = { status: 'processing', progress: 60 };

export const protectionLog: z.output<typeof s.ProtectionLog> = {
  time: '2026-11-18T09:01:10Z',
  level: 'warn',
  message: 'the old signature was dropped: sign the package again with a registered certificate',
};

export const signingSha1: z.output<typeof s.SigningSha1> = {
  id: 'f8d1a2c5-b06e-4379-92d7-4ce83f50b916',
  sha1: '00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33',
  remark: '正式签名',
  createdAt: '2026-08-01T03:05:00Z',
};

export const detection: z.output<typeof s.Detection> = {
  id: '09c7e4b1-5a3f-4d86-b2f0-7e6d18a9c354',
  packageName,
  device: 'Pixel 8',
  riskType: 'HOOK',
  level: 'high',
  time: '2026-11-19T11:20:00Z',
  userId: 'player-1042',
};

export const safeStatistics: z.output<typeof s.SafeStatistics> = {
  overview: { devices: 5210, launches: 18_402, riskDevices: 37 },
  risks: [{ riskType: 'HOOK', count: 12 }],
};

export const packageUpload: z.output<typeof s.PackageUpload> = {
  url: 'http://127.0.0.1:4180/upload/safe/0f6b7c1e',
  token: 'example-upload-token',
  objectKey: 'safe/0f6b7c1e/lighthouse-1.4.0.apk',
  expiresAt: '2026-11-20T06:30:00Z',
};

export const safeUsage: z.output<typeof s.SafeUsage> = { date: '2026-11-18', count: 1, totalSize: 148_220_416 };
