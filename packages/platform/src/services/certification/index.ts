import { certification as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { certificationHandlers } from './handlers.ts';
import * as revisions from './migrations/2026-11-24-revisions.ts';

export const certification = serve(contract, {
  handlers: certificationHandlers,
  migrations: { '2026-11-24-revisions': revisions },
});
