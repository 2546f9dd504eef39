// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

const buildId = '7c1e9b40d25a8f63e0b7c4d19a5f2e8b6d3c0a71';

export const stacktraceSymbol: z.output<typeof s.StacktraceSymbol> = {
  symbolId: '15a8d7f3-6c2b-4e90-a4f8-b9c03e7d5162',
  fileName: 'libil2cpp.sym.so',
  buildId,
  arch: 'arm64-v8a',
  platform: 'android',
  kind: 'native',
  version: '1.4.0',
  size: 312_448_120,
  hasSymtab: true,
  hasDebugLine: true,
  objectKey: `symbols/${buildId}/libil2cpp.sym.so`,
  status: 'ready',
  reason: '',
  createdAt: '2026-11-12T09:00:00Z',
  createdBy: user.UserName,
};

export const stackFrame: z.output<typeof s.StackFrame> = {
  index: 0,
  address: '0x0000000000123abc',
  module: 'libil2cpp.so',
  buildId,
  rawLine: `#00 pc 0000000000123abc  /data/app/lib/arm64/libil2cpp.so (BuildId: ${buildId})`,
  function: 'Ship.Steer',
  offset: 12,
  file: 'Assets/Scripts/Ship.cs',
  line: 88,
  column: 0,
  inlined: false,
  inApp: true,
  approximate: false,
  status: 'resolved',
};

export const stacktraceRecord: z.output<typeof s.StacktraceRecord> = {
  recordId: 'c87f2d60-1b3e-4a95-87c1-e40d9b6a5f28',
  groupId: '5b0c9a3e-7d14-4f28-9e61-3ac8d2f7b045',
  title: 'SIGSEGV at Ship.Steer',
  signal: 'SIGSEGV',
  status: 'finished',
  tags: ['harbour'],
  platform: 'android',
  appVersion: '1.4.0',
  deviceModel: 'Pixel 8',
  osVersion: '15',
  userId: 'player-1042',
  missingBuildIds: [],
  occurredAt: '2026-11-19T13:06:11Z',
  createdAt: '2026-11-19T13:06:40Z',
};

export const stacktraceRecordDetail: z.output<typeof s.StacktraceRecordDetail> = {
  ...stacktraceRecord,
  rawStack: stackFrame.rawLine,
  frames: [stackFrame],
};

export const recordTags: z.output<typeof s.RecordTags> = { recordId: stacktraceRecord.recordId, tags: ['harbour'] };

export const recordState: z.output<typeof s.RecordState> = {
  recordId: stacktraceRecord.recordId,
  status: 'finished',
};

export const parsedStack: z.output<typeof s.ParsedStack> = {
  status: 'finished',
  groupId: stacktraceRecord.groupId,
  title: stacktraceRecord.title,
  signal: stacktraceRecord.signal,
  frames: [stackFrame],
  text: '#00 Ship.Steer (Assets/Scripts/Ship.cs:88)',
  missingBuildIds: [],
};

export const stackGroup: z.output<typeof s.StackGroup> = {
  groupId: stacktraceRecord.groupId,
  title: stacktraceRecord.title,
  signal: stacktraceRecord.signal,
  count: 37,
  userCount: 21,
  firstSeen: '2026-11-18T03:12:00Z',
  lastSeen: stacktraceRecord.createdAt,
  appVersions: [{ name: '1.4.0', count: 37 }],
  devices: [{ name: 'Pixel 8', count: 37 }],
  missingBuildIds: [],
};

export const missingSymbol: z.output<typeof s.MissingSymbol> = {
  buildId,
  module: 'libil2cpp.so',
  recordCount: 37,
  appVersions: ['1.4.0'],
  lastSeen: stacktraceRecord.createdAt,
};

export const parsedLog: z.output<typeof s.ParsedLog> = { status: 'finished', results: [parsedStack] };

export const symbolUploadCredential: z.output<typeof s.SymbolUploadCredential> = {
  credentials: {
    tmpSecretId: 'example-secret-id',
    tmpSecretKey: 'example-secret-key',
    sessionToken: 'example-session-token',
  },
  startTime: 1795168800,
  expiredTime: 1795170600,
  expiration: '2026-11-20T06:30:00Z',
  requestId: '0f6b7c1e-4d2a-4b83-9c70-1e5a8d3f6b92',
  bucket: 'uos-symbols',
  region: 'ap-shanghai',
  prefix: `symbols/${buildId}/libil2cpp.sym.so`,
  objectKey: `symbols/${buildId}/libil2cpp.sym.so`,
  uploadUrl: `http://127.0.0.1:4180/cos/uos-symbols/symbols/${buildId}/libil2cpp.sym.so?sign=example`,
  bucketUrl: 'http://127.0.0.1:4180/cos/uos-symbols',
};
