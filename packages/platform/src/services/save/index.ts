import { save as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { saveDemo } from './demo.ts';
import { saveHandlers } from './handlers.ts';
import * as first from './migrations/2026-12-01-saves.ts';
import { openSave } from './open.ts';
import { savePast } from './past.ts';
import { saveSchedules } from './schedules.ts';
import { METERED } from './usage.ts';

export const save = serve(contract, {
  handlers: saveHandlers,
  migrations: { '2026-12-01-saves': first },
  schedules: saveSchedules,
  open: openSave,
  meter: METERED,
  demo: saveDemo,
  past: savePast,
  objects: [{ name: 'save_files', tenant: "'save-' || app_id::text", md5: 'etag' }],
});
