// The operations behind: stack traces of an app. Source: the route table of the specification.

import type { stacktraceScreens } from '../rows/stacktrace.ts';
import type { CallsOf } from '../screen.ts';

export const stacktraceCalls: CallsOf<typeof stacktraceScreens> = {
  '/services/{appId}/stacktrace/management': [
    'stacktrace.initialize',
    'stacktrace.symbols.list',
    'stacktrace.symbols.create',
    'stacktrace.symbols.get',
    'stacktrace.symbols.remove',
    'stacktrace.symbols.uploadCredential',
    'stacktrace.missing.list',
  ],
  '/services/{appId}/stacktrace/record': [
    'stacktrace.records.list',
    'stacktrace.records.setTags',
    'stacktrace.records.reParse',
    'stacktrace.groups.list',
    'stacktrace.groups.get',
    'stacktrace.records.get',
    'stacktrace.missing.list',
  ],
  '/services/{appId}/stacktrace/record/{recordId}': [
    'stacktrace.records.get',
    'stacktrace.records.reParse',
    'stacktrace.records.setTags',
  ],
  '/services/{appId}/stacktrace/record/parseLogs': ['stacktrace.parse'],
};
