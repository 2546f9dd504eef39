// Crash stacks. Source: wire/data-and-tools.md 1.4, 2.5.
import type { stacktrace } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { parse, report } from './parse.ts';
import { groups, missing, records } from './records.ts';
import { symbols } from './symbols.ts';
import { metrics } from './usage.ts';

export const stacktraceHandlers: Handlers<typeof stacktrace> = {
  async initialize(call) {
    const { appId = call.appId } = call.input;
    if (appId.toLowerCase() !== call.appId) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['appId: not that of the call'] });
    }
    return { initialized: true as const };
  },
  // why nothing: a secret that was regenerated is told to every process at once
  refreshToken: async () => ({}),
  parse,
  report,
  symbols,
  records,
  groups,
  missing,
  metrics,
};
