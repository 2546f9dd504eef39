// The one call behind reports; a test holds it to the wire table of stack traces, which is ten times as large.
import type { ServiceTable } from '../runtime/types.ts';

export const REPORT = 'crashes.report';

export const crashesTable: ServiceTable = {
  name: 'stacktrace',
  base: 'stacktrace',
  accepts: 'app',
  errors: 'service',
  prefixes: { stacktrace: '/stacktrace/v1/stacktrace' },
  tree: { crashes: { report: { route: 'POST /reports', body: true, accepts: 'player' } } },
};
