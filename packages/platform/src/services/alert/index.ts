import { alert as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { alertHandlers } from './handlers.ts';
import { alertSchedules } from './schedules.ts';

export const alert = serve(contract, {
  handlers: alertHandlers,
  schedules: alertSchedules,
});
