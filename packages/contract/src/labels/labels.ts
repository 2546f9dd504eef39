// One table over all services. A bundle that needs one service takes that service's own table instead.

import { bakingLabels } from './tables/baking.ts';
import { cdnLabels } from './tables/cdn.ts';
import { funcLabels } from './tables/func.ts';
import { helloLabels } from './tables/hello.ts';
import { hostingLabels } from './tables/hosting.ts';
import { matchLabels } from './tables/match.ts';
import { passportFeatureLabels } from './tables/passport-features.ts';
import { passportPlayerLabels } from './tables/passport-players.ts';
import { platformLabels } from './tables/platform.ts';
import { pushLabels } from './tables/push.ts';
import { remoteConfigLabels } from './tables/remote-config.ts';
import { safeLabels } from './tables/safe.ts';
import { saveLabels } from './tables/save.ts';
import { stacktraceLabels } from './tables/stacktrace.ts';
import { statelessLabels } from './tables/stateless.ts';
import { storageLabels } from './tables/storage.ts';
import { syncLabels } from './tables/sync.ts';
import { toolLabels } from './tables/tools.ts';
import { windLabels } from './tables/wind.ts';

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
