import { passport as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { passportHandlers } from './handlers.ts';

export const passport = serve(contract, { handlers: passportHandlers });
