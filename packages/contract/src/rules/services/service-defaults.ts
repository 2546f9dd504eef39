// Defaults and limits of the services that are no prices. Source: game-services 9, passport 9, platform-core 9.

export const serviceDefaults = {
  'asset-streaming': {
    /** Free traffic in GB: what an app without the property has, and what a newly enabled one gets. */
    freeGigabytes: { default: 100, current: 20 },
    bucketPageSize: 20,
    bundleAnalysisTimeoutMinutes: 60,
  },
  multiverse: {
    port: { protocol: 'UDP', port: 9998 },
    allocationTtlSeconds: 30,
    cpuCores: 0.1,
    serviceCount: 10,
    bufferPercent: 20,
    minServers: 1,
    memoryPerCpu: 1536,
    enablePassThrough: 'false',
    cpuFactor: 1,
    memoryFactor: 1,
    usageAdjustFactor: 1,
    os: [
      'alpine:3.17',
      'ubuntu:20.04',
      'dotnet-runtime:8.0-alpine',
      'dotnet-runtime:8.0',
      'dotnet-runtime:7.0-alpine',
      'dotnet-runtime:7.0',
      'dotnet-runtime:6.0-alpine',
      'dotnet-runtime:6.0',
      'jre:8',
      'nodejs:20.16',
      'python:3.11',
      'default',
    ],
  },
  usync: {
    type: 'realtime',
    perfTest: 'Disabled',
    roomCount: 5,
    ration: 4,
    roomTtlMinutes: 30,
    netBytesPerSecond: 625_000,
    idleSeconds: 300,
  },
  func: {
    port: { protocol: 'TCP', port: 8899 },
    configLevel: '100m',
    trialTtlSeconds: 60,
    ttlSeconds: 600,
  },
  'func-stateless': { runtimePageSize: 9999 },
  push: { cpuQuota: 0.5, playerCountLimitPerServer: 3500 },
  'remote-config': { variantName: 'variant 1' },
  passport: {
    dauFactor: 1,
    dauMode: 'HyperLogLog',
    inboxCapacity: 500,
    inventoryCapacity: 5000,
    propertiesBytesLimit: 512,
    listAllPageSize: 50,
    billboardExpiryDays: [1, 3, 7, 14, 30],
    /** The guild keys of the configuration, spelled as on the wire. */
    guild: {
      MemberLimitCount: 50,
      EnableJoinMultiGuilds: false,
      RestrictedMinutesAfterLeaveGuild: 120,
      EnableGainApprovalBeforeJoin: true,
      GuildDisableUniqueGuildName: false,
    },
  },
} as const;

/** Memory of a hosting revision from its cores, when none is written: `154Mi` for a tenth of a core. */
export function defaultMemory(
  cpuCores: number,
  memoryPerCpu: number = serviceDefaults.multiverse.memoryPerCpu,
): string {
  return `${Math.ceil(Number((cpuCores * memoryPerCpu).toFixed(6)))}Mi`;
}
