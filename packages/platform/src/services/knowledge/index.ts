import { knowledge as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { knowledgeHandlers } from './handlers.ts';
import * as english from './migrations/2026-11-26-english.ts';

export const knowledge = serve(contract, {
  handlers: knowledgeHandlers,
  migrations: { '2026-11-26-english': english },
});
