import { org as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { orgHandlers } from './handlers.ts';

export const org = serve(contract, { handlers: orgHandlers });
