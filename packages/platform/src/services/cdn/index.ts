import { cdn as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { METRICS } from './content/downloads.ts';
import { cdnHandlers } from './handlers.ts';
import * as letGo from './migrations/2026-11-25-let-go.ts';
import { cdnPast } from './past.ts';
import { cdnSchedules } from './schedules.ts';
import { cdnSettings } from './settings.ts';
import { cdnStreams } from './streams.ts';

export const cdn = serve(contract, {
  handlers: cdnHandlers,
  migrations: { '2026-11-25-let-go': letGo },
  schedules: cdnSchedules,
  open: cdnStreams,
  past: cdnPast,
  settings: cdnSettings,
  meter: Object.keys(METRICS),
  objects: [{ name: 'cdn_objects', tenant: 'app_id::text', md5: 'md5' }],
});
