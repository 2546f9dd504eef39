// Stateful functions. Source: wire/realtime-and-compute.md 5, 9.7.
import type { func } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { autoscaler } from './autoscaler.ts';
import { functions } from './functions.ts';
import { logs } from './logs.ts';
import { servers } from './servers.ts';
import { usage } from './usage.ts';

export const funcHandlers: Handlers<typeof func> = {
  // why nothing: a secret that was regenerated is told to every process at once
  refreshToken: async () => ({}),
  functions,
  servers,
  autoscaler,
  logs,
  usage,
};
