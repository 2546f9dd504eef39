// Game-server hosting. Source: wire/realtime-and-compute.md 2, 9.1, 9.2.
import type { multiverse } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { locationRatios, locations, placeholderSchedules } from './capacity.ts';
import { games } from './games.ts';
import { images } from './images/images.ts';
import { ping } from './ping.ts';
import { profiles } from './profiles.ts';
import { regions } from './regions.ts';
import { revisions } from './revisions.ts';
import { allocations } from './servers/allocations.ts';
import { servers } from './servers/instances.ts';
import { logFile } from './servers/logs.ts';
import { testServers } from './servers/test-servers.ts';
import { statistics } from './usage.ts';

export const multiverseHandlers: Handlers<typeof multiverse> = {
  ping,
  // why nothing: a secret that was regenerated is told to every process at once
  refreshToken: async () => ({}),
  games,
  regions,
  profiles,
  revisions,
  images,
  testServers,
  allocations: { ...allocations, logFile },
  servers,
  statistics,
  placeholderSchedules,
  locations,
  locationRatios,
};
