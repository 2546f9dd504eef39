import { push as contract } from '@uos/contract';
import { notBuilt } from '#kernel/call/not-built';
import { serve } from '#kernel/service';
import { pushHandlers } from './handlers.ts';
import * as apps from './migrations/2026-11-23-apps.ts';

export const push = serve(contract, {
  handlers: pushHandlers,
  sockets: { connection: notBuilt },
  migrations: { '2026-11-23-apps': apps },
});
