import { multiverse as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { multiverseHandlers } from './handlers.ts';
import * as first from './migrations/2026-12-11-hosting.ts';
import { webhookHeadersContext } from './rules.ts';
import { hostingSettings } from './settings.ts';
import { METERED } from './usage.ts';

export const multiverse = serve(contract, {
  handlers: multiverseHandlers,
  migrations: { '2026-12-11-hosting': first },
  meter: METERED,
  settings: hostingSettings,
  sealed: [{ table: 'hosting_games', key: 'game_id', column: 'webhook_headers', context: webhookHeadersContext }],
});
