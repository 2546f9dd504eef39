import { storage as contract } from '@uos/contract';
import type { Ports } from '#kernel/ports';
import { type Opened, serve } from '#kernel/service';
import { downloadRoutes } from './downloads/routes.ts';
import { storageHandlers } from './handlers.ts';
import { METERED } from './meter.ts';
import * as first from './migrations/2026-12-16-databases.ts';
import * as checked from './migrations/2026-12-21-checked-words.ts';
import { adminContext, consoleContext } from './names.ts';
import { storagePast } from './past/past.ts';
import { storageSchedules } from './schedules.ts';
import { storageSettings } from './settings.ts';
import { tellNodes } from './switched.ts';
import { openDesk } from './tasks/desk.ts';

export const storage = serve(contract, {
  handlers: storageHandlers,
  migrations: { '2026-12-16-databases': first, '2026-12-21-checked-words': checked },
  schedules: storageSchedules,
  open: openStorage,
  meter: METERED,
  past: storagePast,
  settings: storageSettings,
  sealed: [
    { table: 'storage_databases', key: 'id', column: 'admin_password', context: adminContext },
    { table: 'storage_databases', key: 'id', column: 'console_password', context: consoleContext },
  ],
  objects: [{ name: 'storage_dumps', tenant: "'storage-' || app_id::text", md5: 'etag' }],
  onSwitch: { enabled: tellNodes, suspended: tellNodes, disabled: tellNodes },
});

function openStorage(ports: Ports): Opened {
  const desk = openDesk(ports);
  return { streams: downloadRoutes(ports), stop: () => desk.stop() };
}
