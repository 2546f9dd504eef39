import { serviceToken as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { serviceTokenHandlers } from './handlers.ts';

export const serviceToken = serve(contract, { handlers: serviceTokenHandlers });
