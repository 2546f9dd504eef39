// The operations behind each screen. why apart: a page that is drawn needs none of them.
import type { ScreenPath } from '../index.ts';
import { appCalls } from './app.ts';
import { bakingCalls } from './baking.ts';
import { cdnCalls } from './cdn.ts';
import { deviceCalls } from './device.ts';
import { funcCalls } from './func.ts';
import { helloCalls } from './hello.ts';
import { metricsCalls } from './metrics.ts';
import { multiverseCalls } from './multiverse.ts';
import { operatorCalls } from './operator.ts';
import { organizationCalls } from './organization.ts';
import { passportCalls } from './passport.ts';
import { pushCalls } from './push.ts';
import { remoteConfigCalls } from './remote-config.ts';
import { safeCalls } from './safe.ts';
import { saveCalls } from './save.ts';
import { siteCalls } from './site.ts';
import { stacktraceCalls } from './stacktrace.ts';
import { statelessCalls } from './stateless.ts';
import { storageCalls } from './storage.ts';
import { syncCalls } from './sync.ts';
import { uprCalls } from './upr.ts';
import { windCalls } from './wind.ts';

export const screenCalls: Readonly<Partial<Record<ScreenPath, readonly string[]>>> = {
  ...siteCalls,
  ...operatorCalls,
  ...organizationCalls,
  ...appCalls,
  ...cdnCalls,
  ...multiverseCalls,
  ...syncCalls,
  ...funcCalls,
  ...statelessCalls,
  ...remoteConfigCalls,
  ...saveCalls,
  ...pushCalls,
  ...storageCalls,
  ...uprCalls,
  ...deviceCalls,
  ...stacktraceCalls,
  ...helloCalls,
  ...safeCalls,
  ...bakingCalls,
  ...metricsCalls,
  ...windCalls,
  ...passportCalls,
};
