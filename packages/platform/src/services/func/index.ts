import { func as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { funcHandlers } from './handlers.ts';
import * as first from './migrations/2026-12-14-functions.ts';
import * as reasons from './migrations/2026-12-23-reasons.ts';
import { openFunctions } from './open.ts';
import { funcPast } from './past.ts';
import { funcSchedules } from './schedules.ts';
import { switchedOff, switchedOn } from './switched.ts';
import { METERED } from './usage.ts';

export const func = serve(contract, {
  handlers: funcHandlers,
  migrations: { '2026-12-14-functions': first, '2026-12-23-reasons': reasons },
  schedules: funcSchedules,
  open: openFunctions,
  meter: METERED,
  past: funcPast,
  needs: ['hosting'],
  onSwitch: { enabled: switchedOn, disabled: switchedOff },
});
