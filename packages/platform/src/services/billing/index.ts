import { billing as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { billingHandlers } from './handlers.ts';
import { billingSchedules } from './schedules.ts';
import { billingSettings } from './settings.ts';

export const billing = serve(contract, {
  handlers: billingHandlers,
  schedules: billingSchedules,
  settings: billingSettings,
});
