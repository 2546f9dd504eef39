// Every price of the specification, per service. Source: game-services 9, passport 9; units as marked.

import type { Text } from '../verdict.ts';
import type { Price } from './price.ts';

const gigabyte: Text = { zh: 'GB', en: 'GB' };
const thousandMinutes: Text = { zh: '千分钟', en: '1000 minutes' };
const each = (zh: string, en: string): Text => ({ zh, en });

const network = (yuan: number): Price => ({ yuan, per: 1e9, unit: gigabyte, unitFrom: 'assumed' });
const coreHour = (yuan: number): Price => ({ yuan, per: 3600, unit: each('核时', 'core hour'), unitFrom: 'assumed' });
const levelHour = (yuan: number): Price => ({ yuan, per: 3600, unit: each('小时', 'hour'), unitFrom: 'assumed' });

/** Keys end in the metered unit; the same keys are the quantities of an estimate. */
export const prices = {
  'asset-streaming': {
    usageBytes: { yuan: 0.15, per: 1e9, unit: gigabyte, unitFrom: 'seen', coefficient: 1.2 },
  },
  push: {
    peakPlayers: { yuan: 0.05, per: 1, unit: each('峰值在线人数·天', 'peak player a day'), unitFrom: 'assumed' },
    messages: { yuan: 5, per: 1_000_000, unit: each('百万条消息', 'million messages'), unitFrom: 'assumed' },
  },
  hello: {
    rtcSeconds: { yuan: 7, per: 60_000, unit: thousandMinutes, unitFrom: 'assumed' },
    recordingSeconds: { yuan: 9, per: 60_000, unit: thousandMinutes, unitFrom: 'assumed' },
  },
  baking: {
    nodeSeconds: { yuan: 8.8, per: 3600, unit: each('节点小时', 'node hour'), unitFrom: 'assumed' },
  },
  multiverse: { cpuCoreSeconds: coreHour(0.28), networkBytes: network(1.2) },
  usync: {
    // why: 8 players x 0.05 x 100 rooms at once = 40 a day; wire/realtime-and-compute.md 3.1 (daily-usage)
    roomPlayers: { yuan: 0.05, per: 1, unit: each('房间人数·天', 'room seat a day'), unitFrom: 'seen' },
    networkBytes: network(1.2),
  },
  func: {
    level100mSeconds: levelHour(0.05),
    level333mSeconds: levelHour(0.1),
    level500mSeconds: levelHour(0.2),
    level1000mSeconds: levelHour(0.28),
    level2000mSeconds: levelHour(0.5),
    level4000mSeconds: levelHour(0.8),
    networkBytes: network(1.2),
    realtimeNetworkBytes: network(1.8),
  },
  'func-stateless': {
    networkBytes: network(1.2),
    memoryGigabyteSeconds: { yuan: 0.0001, per: 1, unit: each('GB·秒', 'GB second'), unitFrom: 'assumed' },
    invocations: { yuan: 0.12, per: 10_000, unit: each('万次调用', '10,000 invocations'), unitFrom: 'assumed' },
  },
  save: {
    networkBytes: network(1.2),
    storedByteDays: { yuan: 0.004, per: 1e9, unit: each('GB·天', 'GB a day'), unitFrom: 'assumed' },
    uploads: { yuan: 0.8, per: 10_000, unit: each('万次上传', '10,000 uploads'), unitFrom: 'assumed' },
  },
  matchmaking: {
    tickets: { yuan: 2, per: 10_000, unit: each('万张票据', '10,000 tickets'), unitFrom: 'assumed' },
  },
  device: {
    sessionSeconds: { yuan: 0.1, per: 60, unit: each('分钟', 'minute'), unitFrom: 'assumed' },
  },
  'remote-config': {
    settingsCalls: { yuan: 1, per: 1_000_000, unit: each('百万次读取', 'million reads'), unitFrom: 'assumed' },
    overridesCalls: { yuan: 2, per: 1_000_000, unit: each('百万次覆盖', 'million overrides'), unitFrom: 'assumed' },
  },
  passport: {
    dau: { yuan: 0.06, per: 1, unit: each('日活用户', 'daily active user'), unitFrom: 'spec' },
    sms: { yuan: 0.042, per: 1, unit: each('条短信', 'message'), unitFrom: 'spec' },
    realName: { yuan: 0.08, per: 1, unit: each('次实名核验', 'real-name check'), unitFrom: 'spec' },
  },
} as const satisfies Record<string, Record<string, Price>>;

export type PricedService = keyof typeof prices;

/** What the platform itself pays per unit of hosting: an operator's figure, never billed. */
export const hostingCostPrices = { cpuCoreSeconds: coreHour(0.051875), networkBytes: network(0.36) } as const;
