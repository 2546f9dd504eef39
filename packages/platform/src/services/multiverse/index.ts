import { multiverse as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { multiverseHandlers } from './handlers.ts';

export const multiverse = serve(contract, { handlers: multiverseHandlers });
