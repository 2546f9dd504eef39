import { usage as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { usageHandlers } from './handlers.ts';

export const usage = serve(contract, { handlers: usageHandlers });
