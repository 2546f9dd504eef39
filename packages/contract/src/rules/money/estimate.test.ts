import { describe, expect, it } from 'vitest';
import * as estimate from './estimate.ts';
import type { Cost } from './price.ts';
import { hostingCostPrices, prices } from './prices.ts';

const shown = ({ lines, totalYuan }: Cost): string =>
  `${lines.map(({ key, amountYuan }) => `${key} ${amountYuan}`).join(' + ')} = ${totalYuan}`;

describe('prices', () => {
  it('are those of the specification', () => {
    const yuan = Object.entries(prices).map(
      ([service, items]) =>
        `${service}: ${Object.entries(items)
          .map(([key, { yuan: price }]) => `${key} ${price}`)
          .join(', ')}`,
    );
    expect(yuan).toMatchInlineSnapshot(`
      [
        "asset-streaming: usageBytes 0.15",
        "push: peakPlayers 0.05, messages 5",
        "hello: rtcSeconds 7, recordingSeconds 9",
        "baking: nodeSeconds 8.8",
        "multiverse: cpuCoreSeconds 0.28, networkBytes 1.2",
        "usync: roomPlayers 0.05, networkBytes 1.2",
        "func: level100mSeconds 0.05, level333mSeconds 0.1, level500mSeconds 0.2, level1000mSeconds 0.28, level2000mSeconds 0.5, level4000mSeconds 0.8, networkBytes 1.2, realtimeNetworkBytes 1.8",
        "func-stateless: networkBytes 1.2, memoryGigabyteSeconds 0.0001, invocations 0.12",
        "save: networkBytes 1.2, storedByteDays 0.004, uploads 0.8",
        "matchmaking: tickets 2",
        "device: sessionSeconds 0.1",
        "remote-config: settingsCalls 1, overridesCalls 2",
        "passport: dau 0.06, sms 0.042, realName 0.08",
      ]
    `);
    expect([hostingCostPrices.cpuCoreSeconds.yuan, hostingCostPrices.networkBytes.yuan]).toEqual([0.051875, 0.36]);
  });
});

describe('estimates', () => {
  it('cost what a person would reckon by hand', () => {
    const costs = [
      // 500 GB x 1.2 = 600, less 20 free, x 0.15
      estimate.estimateCdn({ gigabytes: 500, freeGigabytes: 20 }),
      // 0.1 core x 10 servers x 24 h x 0.28, 5 GB x 1.2
      estimate.estimateHosting({ cores: 0.1, servers: 10, hours: 24, gigabytes: 5 }),
      // the example of the sync documentation: 8 x 0.05 x 100
      estimate.estimateSync({ playersPerRoom: 8, rooms: 100 }),
      estimate.estimateFunc({ level: '1000m', servers: 2, hours: 10, realtimeGigabytes: 1 }),
      // a million calls of 100 ms at 128 MB: 100 x 0.12 + 12,500 GB s x 0.0001
      estimate.estimateStateless({ invocations: 1_000_000, memoryMegabytes: 128, milliseconds: 100 }),
      estimate.estimatePush({ peakPlayers: 1000, days: 30, messages: 2_000_000 }),
      estimate.estimateHello({ rtcMinutes: 10_000, recordingMinutes: 1000 }),
      estimate.estimateBaking({ nodes: 4, hours: 2.5 }),
      estimate.estimateSave({ storedGigabytes: 100, days: 30, uploads: 50_000, gigabytes: 10 }),
      estimate.estimateMatchmaking({ tickets: 25_000 }),
      estimate.estimateDevice({ minutes: 90 }),
      estimate.estimateRemoteConfig({ settingsCalls: 3_000_000, overridesCalls: 500_000 }),
      estimate.estimatePassport({ dau: 1000, days: 30, sms: 500, realName: 100 }),
    ];
    expect(costs.map(shown)).toMatchInlineSnapshot(`
      [
        "usageBytes 87 = 87",
        "cpuCoreSeconds 6.72 + networkBytes 6 = 12.72",
        "roomPlayers 40 = 40",
        "level1000mSeconds 5.6 + realtimeNetworkBytes 1.8 = 7.4",
        "memoryGigabyteSeconds 1.25 + invocations 12 = 13.25",
        "peakPlayers 1500 + messages 10 = 1510",
        "rtcSeconds 70 + recordingSeconds 9 = 79",
        "nodeSeconds 88 = 88",
        "networkBytes 12 + storedByteDays 12 + uploads 4 = 28",
        "tickets 5 = 5",
        "sessionSeconds 9 = 9",
        "settingsCalls 3 + overridesCalls 1 = 4",
        "dau 1800 + sms 21 + realName 8 = 1829",
      ]
    `);
  });

  it('has one for every priced service', () => {
    expect(Object.keys(estimate)).toHaveLength(Object.keys(prices).length);
  });

  it('cost nothing for nothing', () => {
    expect(estimate.estimateCdn({ gigabytes: 0 })).toEqual({ lines: [], totalYuan: 0 });
  });
});
