import { cdn as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { METRICS } from './content/downloads.ts';
import { cdnHandlers } from './handlers.ts';
import { cdnSchedules } from './schedules.ts';
import { cdnSettings } from './settings.ts';
import { cdnStreams } from './streams.ts';

export const cdn = serve(contract, {
  handlers: cdnHandlers,
  schedules: cdnSchedules,
  open: cdnStreams,
  settings: cdnSettings,
  meter: Object.keys(METRICS),
  objects: [{ name: 'cdn_objects', tenant: 'app_id::text', md5: 'md5' }],
});
