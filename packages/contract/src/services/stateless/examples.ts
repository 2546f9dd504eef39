// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const base = `http://127.0.0.1:4180/release/${app.AppId}`;
const requestId = 'e7b40c92-5d1f-4a86-93e0-f2c8d7a1b605';

export const statelessFunction: z.output<typeof s.StatelessFunction> = {
  id: app.AppId,
  appId: app.AppId,
  name: app.ProjectName,
  description: '排行与签到',
  mode: '',
  runtime: 'Nodejs',
  status: 'active',
  currentVersion: 7,
  entries: [{ name: 'check-in', url: `${base}/check-in`, status: 'active' }],
  defaultEnvs: [{ key: 'LOG_LEVEL', value: 'info' }],
  gateway: { type: 'stateless', url: base, auth: 'none', timeoutSeconds: 15, cors: true },
  memorySize: 128,
  timeout: 10,
  createdAt: '2026-06-20T03:00:00Z',
  updatedAt: '2026-11-19T10:22:18Z',
};

export const statelessVersion: z.output<typeof s.StatelessVersion> = {
  functionId: app.AppId,
  version: 7,
  runtime: 'Nodejs',
  status: 'active',
  objectName: `${app.AppId}/functions-7.zip`,
  size: 48_118,
  md5: '45c48cce2e2d7fbdea1afc51c7c6ad26',
  entries: [{ name: 'check-in', handler: 'index.main', url: `${base}/check-in` }],
  envs: [],
  memorySize: 128,
  timeout: 10,
  installDependency: true,
  description: '签到奖励翻倍',
  createdAt: '2026-11-19T10:21:50Z',
  failedReason: '',
};

export const statelessRuntime: z.output<typeof s.StatelessRuntime> = {
  id: 'Nodejs',
  name: 'Nodejs',
  language: 'Node.js',
  version: '18.15',
  available: true,
};

export const statelessTrigger: z.output<typeof s.StatelessTrigger> = {
  triggerName: 'daily-reset',
  type: 'timer',
  triggerDesc: '0 0 5 * * * *',
  enable: 'OPEN',
  entry: 'check-in',
  qualifier: '$LATEST',
  customArgument: '{"reset":true}',
  description: '每天五点重置签到',
  addTime: '2026-07-01T02:00:00Z',
  modTime: '2026-07-01T02:00:00Z',
  lastRunAt: '2026-11-19T21:00:00Z',
  nextRunAt: '2026-11-20T21:00:00Z',
};

export const statelessInvocation: z.output<typeof s.StatelessInvocation> = {
  requestId,
  entry: 'check-in',
  startTime: '2026-11-20T12:03:10Z',
  duration: 41.6,
  billDuration: 42,
  memUsage: 48_234_496,
  retCode: 0,
  retMsg: '',
  invokeFinished: true,
};

export const statelessInvocationLog: z.output<typeof s.StatelessInvocationLog> = {
  ...statelessInvocation,
  version: 7,
  event: { httpMethod: 'POST', path: '/check-in', body: '{"day":20}' },
  result: { statusCode: 200, body: '{"reward":2}' },
  lines: [{ time: '2026-11-20T12:03:10Z', level: 'info', content: 'day 20' }],
};

export const statelessLogLine: z.output<typeof s.StatelessLogLine> = {
  time: '2026-11-20T12:03:10Z',
  requestId,
  entry: 'check-in',
  level: 'info',
  content: 'day 20',
};

export const statelessUsage: z.output<typeof s.StatelessUsage> = {
  date: '2026-11-19',
  invocation: 20_418,
  memDuration: 107.2,
  outFlow: 14_292_600,
};

export const statelessGatewayUsage: z.output<typeof s.StatelessGatewayUsage> = {
  date: '2026-11-19',
  requests: 20_386,
  outFlow: 14_292_600,
};
