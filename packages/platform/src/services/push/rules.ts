// What an app may have of push. Source: wire/realtime-and-compute.md 7, 9.8, 9.11.
import { label, pushLabels } from '@uos/contract/labels';

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly cpuQuota: number;
  readonly playerCountLimitPerServer: number;
  readonly maxServers: number;
  readonly cacheSize: number;
  /** Channels that players have made; each that nobody uses is forgotten after an hour. */
  readonly channelLimit: number;
  /** For trying push out. */
  readonly isTrial: boolean;
}

const usual = { cpuQuota: 0.5, playerCountLimitPerServer: 3500 };

export const STANDARD: Level = {
  ...{ id: 'standard', name: '标准', ...usual, isTrial: false },
  ...{ maxServers: 4, cacheSize: 20, channelLimit: 10_000 },
};
export const levels: readonly Level[] = [
  STANDARD,
  { id: 'trial', name: '试用', ...usual, isTrial: true, maxServers: 1, cacheSize: 5, channelLimit: 500 },
];

export const levelOf = (id: string): Level | undefined => levels.find((level) => level.id === id);

/** What every server is set to, as the contract of the socket has it. */
const SET: Readonly<Record<keyof typeof pushLabels.pushServerConfig.key, number>> = {
  channelCacheSeconds: 3600,
  channelsPerPlayer: 50,
  heartbeatSeconds: 15,
  heartbeatTimeoutSeconds: 45,
  messageBytes: 8192,
  sendsPerSecond: 20,
};

export const serverConfigs = Object.entries(SET).map(([key, value]) => ({
  key,
  value: String(value),
  description: label(pushLabels.pushServerConfig.key, key).en,
}));
