// Game-server hosting. Source: wire/realtime-and-compute.md 2, 9.1, 9.2.
import { multiverse } from '@uos/contract';
import { allNotBuilt, type Handlers } from '#kernel/call/call';
import { locationRatios, locations, placeholderSchedules } from './capacity.ts';
import { games } from './games.ts';
import { systems } from './images.ts';
import { ping } from './ping.ts';
import { profiles } from './profiles.ts';
import { regions } from './regions.ts';
import { revisions } from './revisions.ts';
import { statistics } from './usage.ts';

const none = allNotBuilt(multiverse);

export const multiverseHandlers: Handlers<typeof multiverse> = {
  ...none,
  ping,
  // why nothing: a secret that was regenerated is told to every process at once
  refreshToken: async () => ({}),
  games,
  regions,
  profiles,
  revisions,
  images: { ...none.images, systems },
  statistics,
  placeholderSchedules,
  locations,
  locationRatios,
};
