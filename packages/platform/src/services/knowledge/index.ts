import { knowledge as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { knowledgeHandlers } from './handlers.ts';

export const knowledge = serve(contract, { handlers: knowledgeHandlers });
