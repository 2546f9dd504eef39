import { stacktrace as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { stacktraceHandlers } from './handlers.ts';
import * as first from './migrations/2026-12-15-stacktrace.ts';
import { objectRoutes } from './objects/routes.ts';
import { stacktraceSchedules } from './schedules.ts';
import { METERED } from './usage.ts';

export const stacktrace = serve(contract, {
  handlers: stacktraceHandlers,
  migrations: { '2026-12-15-stacktrace': first },
  schedules: stacktraceSchedules,
  open: (ports) => ({ streams: objectRoutes(ports) }),
  meter: METERED,
  objects: [{ name: 'stack_files', tenant: "'stacktrace-' || app_id::text", md5: 'etag' }],
});
