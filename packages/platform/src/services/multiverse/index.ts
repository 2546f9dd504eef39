import { multiverse as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { multiverseHandlers } from './handlers.ts';
import * as first from './migrations/2026-12-11-hosting.ts';
import * as servers from './migrations/2026-12-12-hosting-servers.ts';
import * as reasons from './migrations/2026-12-23-reasons.ts';
import { hosting } from './offer.ts';
import { openHosting } from './open.ts';
import { hostingPast } from './past.ts';
import { webhookHeadersContext } from './rules.ts';
import { hostingSchedules } from './schedules.ts';
import { hostingSettings } from './settings.ts';
import { endSwitchedOff, settleSwitched, takeBack } from './switched.ts';
import { METERED } from './usage.ts';

export const multiverse = serve(contract, {
  handlers: multiverseHandlers,
  migrations: {
    ...{ '2026-12-11-hosting': first, '2026-12-12-hosting-servers': servers },
    '2026-12-23-reasons': reasons,
  },
  schedules: hostingSchedules,
  open: openHosting,
  meter: METERED,
  settings: hostingSettings,
  past: hostingPast,
  offers: { hosting },
  sealed: [{ table: 'hosting_games', key: 'game_id', column: 'webhook_headers', context: webhookHeadersContext }],
  onSwitch: { enabled: takeBack, suspended: settleSwitched, disabled: endSwitchedOff },
});
