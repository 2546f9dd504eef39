import { push as contract } from '@uos/contract';
import { notBuilt } from '#kernel/call/not-built';
import { type OnSwitch, serve } from '#kernel/service';
import { pushHandlers } from './handlers.ts';
import * as apps from './migrations/2026-11-23-apps.ts';
import * as servers from './migrations/2026-11-23-servers.ts';
import { openPush } from './open.ts';
import { pushSchedules } from './schedules.ts';
import { changeServers } from './servers/settle.ts';
import { METERED } from './usage.ts';

const onSwitch: OnSwitch = (db, ports, { appId, now }) => changeServers({ db, ports, now }, appId);

export const push = serve(contract, {
  handlers: pushHandlers,
  sockets: { connection: notBuilt },
  migrations: { '2026-11-23-apps': apps, '2026-11-23-servers': servers },
  schedules: pushSchedules,
  open: openPush,
  meter: METERED,
  onSwitch: { enabled: onSwitch, suspended: onSwitch, disabled: onSwitch },
});
