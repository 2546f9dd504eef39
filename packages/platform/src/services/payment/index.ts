import { payment as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { paymentHandlers } from './handlers.ts';
import { paymentStreams } from './notify.ts';
import { paymentPast } from './past.ts';
import { paymentSchedules } from './schedules.ts';

export const payment = serve(contract, {
  handlers: paymentHandlers,
  schedules: paymentSchedules,
  past: paymentPast,
  open: (ports) => ({ streams: paymentStreams(ports) }),
});
