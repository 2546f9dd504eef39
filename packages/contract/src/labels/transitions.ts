// One table over all services, in the shape of `labels`. A bundle that needs one service takes that service's own.

import { cdnTransitions } from './cdn.ts';
import {
  remoteConfigTransitions,
  safeTransitions,
  stacktraceTransitions,
  storageTransitions,
  toolTransitions,
  windTransitions,
} from './data.ts';
import { passportFeatureTransitions } from './passport-features.ts';
import { passportPlayerTransitions } from './passport-players.ts';
import { platformTransitions } from './platform.ts';
import {
  bakingTransitions,
  funcTransitions,
  hostingTransitions,
  matchTransitions,
  pushTransitions,
  statelessTransitions,
  syncTransitions,
} from './realtime.ts';
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
