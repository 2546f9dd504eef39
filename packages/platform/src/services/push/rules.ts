// What an app may have of push. Source: wire/realtime-and-compute.md 7, 9.8, 9.11.

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly cpuQuota: number;
  readonly playerCountLimitPerServer: number;
  readonly maxServers: number;
  readonly cacheSize: number;
}

const usual = { cpuQuota: 0.5, playerCountLimitPerServer: 3500 };

export const STANDARD: Level = { id: 'standard', name: '标准', ...usual, maxServers: 4, cacheSize: 20 };
export const levels: readonly Level[] = [
  STANDARD,
  { id: 'trial', name: '试用', ...usual, maxServers: 1, cacheSize: 5 },
];

export const levelOf = (id: string): Level | undefined => levels.find((level) => level.id === id);

/** What every server is set to, as the contract of the socket has it. */
export const serverConfigs = [
  {
    key: 'channelCacheSeconds',
    value: '3600',
    description: 'Kept messages of a channel go so long after their last use',
  },
  { key: 'channelsPerPlayer', value: '50', description: 'Channels that a player may subscribe to' },
  { key: 'heartbeatSeconds', value: '15', description: 'Seconds between two heartbeats of a player' },
  { key: 'heartbeatTimeoutSeconds', value: '45', description: 'A player who is silent for so long is gone' },
  { key: 'messageBytes', value: '8192', description: 'Largest message' },
  { key: 'sendsPerSecond', value: '20', description: 'Messages that a player may send in a second' },
] as const;
