import { push as contract } from '@uos/contract';
import { type OnSwitch, serve } from '#kernel/service';
import { pushDemo } from './demo.ts';
import { pushHandlers } from './handlers.ts';
import { connection } from './live/connection.ts';
import { playerSockets } from './live/revoked.ts';
import { liveSchedules } from './live/schedules.ts';
import * as apps from './migrations/2026-11-23-apps.ts';
import * as servers from './migrations/2026-11-23-servers.ts';
import * as sockets from './migrations/2026-11-23-sockets.ts';
import * as outboxParts from './migrations/2026-11-27-outbox-parts.ts';
import * as madeBy from './migrations/2026-11-28-made-by.ts';
import * as outboxPlain from './migrations/2026-11-30-outbox-plain.ts';
import { openPush } from './open.ts';
import { pushPast } from './past.ts';
import { pushSchedules } from './schedules.ts';
import { changeServers } from './servers/settle.ts';
import { pushSettings } from './settings.ts';
import { METERED } from './usage.ts';

const onSwitch: OnSwitch = (db, ports, { appId, now }) => changeServers({ db, ports, now }, appId);

export const push = serve(contract, {
  handlers: pushHandlers,
  sockets: { connection },
  migrations: {
    '2026-11-23-apps': apps,
    '2026-11-23-servers': servers,
    '2026-11-23-sockets': sockets,
    '2026-11-27-outbox-parts': outboxParts,
    '2026-11-28-made-by': madeBy,
    '2026-11-30-outbox-plain': outboxPlain,
  },
  schedules: [...pushSchedules, ...liveSchedules],
  open: openPush,
  meter: METERED,
  settings: pushSettings,
  demo: pushDemo,
  past: pushPast,
  offers: { playerSockets },
  onSwitch: { enabled: onSwitch, suspended: onSwitch, disabled: onSwitch },
});
