import { billing as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { billingHandlers } from './handlers.ts';
import * as revisions from './migrations/2026-11-24-revisions.ts';
import { billingPast } from './past.ts';
import { billingSchedules } from './schedules.ts';
import { billingSettings } from './settings.ts';

export const billing = serve(contract, {
  handlers: billingHandlers,
  schedules: billingSchedules,
  settings: billingSettings,
  past: billingPast,
  migrations: { '2026-11-24-revisions': revisions },
});
