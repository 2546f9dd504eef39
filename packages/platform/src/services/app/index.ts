import { app as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { appHandlers } from './handlers.ts';

export const app = serve(contract, { handlers: appHandlers });
