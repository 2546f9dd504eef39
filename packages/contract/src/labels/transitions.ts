// One table over all services, in the shape of `labels`. A bundle that needs one service takes that service's own.

import { bakingTransitions } from './tables/baking.ts';
import { cdnTransitions } from './tables/cdn.ts';
import { funcTransitions } from './tables/func.ts';
import { hostingTransitions } from './tables/hosting.ts';
import { matchTransitions } from './tables/match.ts';
import { passportFeatureTransitions } from './tables/passport-features.ts';
import { passportPlayerTransitions } from './tables/passport-players.ts';
import { platformTransitions } from './tables/platform.ts';
import { pushTransitions } from './tables/push.ts';
import { remoteConfigTransitions } from './tables/remote-config.ts';
import { safeTransitions } from './tables/safe.ts';
import { stacktraceTransitions } from './tables/stacktrace.ts';
import { statelessTransitions } from './tables/stateless.ts';
import { storageTransitions } from './tables/storage.ts';
import { syncTransitions } from './tables/sync.ts';
import { toolTransitions } from './tables/tools.ts';
import { windTransitions } from './tables/wind.ts';
import type { Transition } from './transition.ts';

/** `transitions.<entity>.<field>` are the steps between the values of `labels.<entity>.<field>`. */
export const transitions = {
  ...platformTransitions,
  ...cdnTransitions,
  ...passportPlayerTransitions,
  ...passportFeatureTransitions,
  ...hostingTransitions,
  ...syncTransitions,
  ...matchTransitions,
  ...funcTransitions,
  ...statelessTransitions,
  ...pushTransitions,
  ...bakingTransitions,
  ...remoteConfigTransitions,
  ...storageTransitions,
  ...stacktraceTransitions,
  ...safeTransitions,
  ...windTransitions,
  ...toolTransitions,
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Transition[]>>>>;
