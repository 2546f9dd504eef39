// One table over all services. A bundle that needs one service imports that service's own table instead.

import { cdn } from './cdn.ts';
import { passportFeatures } from './passport-features.ts';
import { passportPlayers } from './passport-players.ts';
import { platform } from './platform.ts';

export { cdn, passportFeatures, passportPlayers, platform };

export const labels = { ...platform, ...cdn, ...passportPlayers, ...passportFeatures } as const;
