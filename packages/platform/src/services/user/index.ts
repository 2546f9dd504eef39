import { user as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { userHandlers } from './handlers.ts';

export const user = serve(contract, { handlers: userHandlers });
