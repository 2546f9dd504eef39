// What a service would cost, from what a person knows: players, hours, gigabytes. One function per service.

import { type Cost, costOf } from './price.ts';
import { prices } from './prices.ts';

/** Traffic of content delivery. `freeGigabytes` is the app's free credit that is left. */
export function estimateCdn(input: { gigabytes: number; freeGigabytes?: number }): Cost {
  const free = { usageBytes: input.freeGigabytes };
  return costOf(prices['asset-streaming'], { usageBytes: bytes(input.gigabytes) }, free);
}

/** Servers that run for some hours each, and their outgoing traffic. */
export function estimateHosting(input: { cores: number; servers: number; hours: number; gigabytes?: number }): Cost {
  return costOf(prices.multiverse, {
    cpuCoreSeconds: input.cores * input.servers * seconds(input.hours),
    networkBytes: bytes(input.gigabytes),
  });
}

/** Rooms open at the same time at the busiest moment of a day, each with a number of seats. */
export function estimateSync(input: {
  playersPerRoom: number;
  rooms: number;
  days?: number;
  gigabytes?: number;
}): Cost {
  return costOf(prices.usync, {
    roomPlayers: input.playersPerRoom * input.rooms * (input.days ?? 1),
    networkBytes: bytes(input.gigabytes),
  });
}

export type FuncLevel = '100m' | '333m' | '500m' | '1000m' | '2000m' | '4000m';

/** Servers of one config level; `realtime` traffic has its own price. */
export function estimateFunc(input: {
  level: FuncLevel;
  servers: number;
  hours: number;
  gigabytes?: number;
  realtimeGigabytes?: number;
}): Cost {
  return costOf(prices.func, {
    [`level${input.level}Seconds`]: input.servers * seconds(input.hours),
    networkBytes: bytes(input.gigabytes),
    realtimeNetworkBytes: bytes(input.realtimeGigabytes),
  });
}

/** Calls of stateless functions with their memory and mean duration. */
export function estimateStateless(input: {
  invocations: number;
  memoryMegabytes: number;
  milliseconds: number;
  gigabytes?: number;
}): Cost {
  return costOf(prices['func-stateless'], {
    invocations: input.invocations,
    memoryGigabyteSeconds: (input.invocations * (input.memoryMegabytes / 1024) * input.milliseconds) / 1000,
    networkBytes: bytes(input.gigabytes),
  });
}

export function estimatePush(input: { peakPlayers: number; days?: number; messages?: number }): Cost {
  return costOf(prices.push, { peakPlayers: input.peakPlayers * (input.days ?? 1), messages: input.messages });
}

/** Voice: minutes that players spend in channels, and recorded minutes. */
export function estimateHello(input: { rtcMinutes: number; recordingMinutes?: number }): Cost {
  return costOf(prices.hello, {
    rtcSeconds: input.rtcMinutes * 60,
    recordingSeconds: (input.recordingMinutes ?? 0) * 60,
  });
}

export function estimateBaking(input: { nodes: number; hours: number }): Cost {
  return costOf(prices.baking, { nodeSeconds: input.nodes * seconds(input.hours) });
}

export function estimateSave(input: {
  storedGigabytes: number;
  days?: number;
  uploads?: number;
  gigabytes?: number;
}): Cost {
  return costOf(prices.save, {
    storedByteDays: bytes(input.storedGigabytes) * (input.days ?? 1),
    uploads: input.uploads,
    networkBytes: bytes(input.gigabytes),
  });
}

export function estimateMatchmaking(input: { tickets: number }): Cost {
  return costOf(prices.matchmaking, { tickets: input.tickets });
}

export function estimateDevice(input: { minutes: number }): Cost {
  return costOf(prices.device, { sessionSeconds: input.minutes * 60 });
}

export function estimateRemoteConfig(input: { settingsCalls: number; overridesCalls?: number }): Cost {
  return costOf(prices['remote-config'], {
    settingsCalls: input.settingsCalls,
    overridesCalls: input.overridesCalls,
  });
}

/** Player accounts: users seen per day, over some days. */
export function estimatePassport(input: { dau: number; days?: number; sms?: number; realName?: number }): Cost {
  return costOf(prices.passport, {
    dau: input.dau * (input.days ?? 1),
    sms: input.sms,
    realName: input.realName,
  });
}

function bytes(gigabytes = 0): number {
  return gigabytes * 1e9;
}

function seconds(hours: number): number {
  return hours * 3600;
}
