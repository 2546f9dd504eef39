import { org as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { orgHandlers } from './handlers.ts';
import * as revisions from './migrations/2026-11-25-org-revisions.ts';

export const org = serve(contract, { handlers: orgHandlers, migrations: { '2026-11-25-org-revisions': revisions } });
