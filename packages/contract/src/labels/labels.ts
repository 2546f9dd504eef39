// One table over all services. A bundle that needs one service takes that service's own table instead.

import { cdnLabels } from './cdn.ts';
import {
  helloLabels,
  remoteConfigLabels,
  safeLabels,
  saveLabels,
  stacktraceLabels,
  storageLabels,
  toolLabels,
  windLabels,
} from './data.ts';
import { passportFeatureLabels } from './passport-features.ts';
import { passportPlayerLabels } from './passport-players.ts';
import { platformLabels } from './platform.ts';
import {
  bakingLabels,
  funcLabels,
  hostingLabels,
  matchLabels,
  pushLabels,
  statelessLabels,
  syncLabels,
} from './realtime.ts';

/** `labels.<entity>.<field>` is a table from value to label; an entity's name is its own in the whole contract. */
export const labels = {
  ...platformLabels,
  ...cdnLabels,
  ...passportPlayerLabels,
  ...passportFeatureLabels,
  ...hostingLabels,
  ...syncLabels,
  ...matchLabels,
  ...funcLabels,
  ...statelessLabels,
  ...pushLabels,
  ...bakingLabels,
  ...remoteConfigLabels,
  ...saveLabels,
  ...storageLabels,
  ...stacktraceLabels,
  ...safeLabels,
  ...helloLabels,
  ...windLabels,
  ...toolLabels,
} as const;
