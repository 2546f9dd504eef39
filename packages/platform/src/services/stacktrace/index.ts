import { stacktrace as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { stacktraceDemo } from './demo.ts';
import { stacktraceHandlers } from './handlers.ts';
import * as first from './migrations/2026-12-15-stacktrace.ts';
import * as arrivals from './migrations/2026-12-20-stacktrace-arrivals.ts';
import { objectRoutes } from './objects/routes.ts';
import { stacktracePast } from './past.ts';
import { stacktraceSchedules } from './schedules.ts';
import { METERED } from './usage.ts';

export const stacktrace = serve(contract, {
  handlers: stacktraceHandlers,
  migrations: { '2026-12-15-stacktrace': first, '2026-12-20-stacktrace-arrivals': arrivals },
  schedules: stacktraceSchedules,
  open: (ports) => ({ streams: objectRoutes(ports) }),
  meter: METERED,
  demo: stacktraceDemo,
  past: stacktracePast,
  objects: [{ name: 'stack_files', tenant: "'stacktrace-' || app_id::text", md5: 'etag' }],
});
