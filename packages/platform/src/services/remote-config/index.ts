import { remoteConfig as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { remoteConfigDemo } from './demo.ts';
import { remoteConfigHandlers } from './handlers.ts';
import * as first from './migrations/2026-11-30-remote-config.ts';
import { openRemoteConfig } from './open.ts';
import { remoteConfigPast } from './past.ts';
import { remoteConfigSchedules } from './schedules.ts';
import { METERED } from './usage.ts';

export const remoteConfig = serve(contract, {
  handlers: remoteConfigHandlers,
  migrations: { '2026-11-30-remote-config': first },
  schedules: remoteConfigSchedules,
  open: openRemoteConfig,
  meter: METERED,
  demo: remoteConfigDemo,
  past: remoteConfigPast,
});
