// Every service of the contract beside what serves it, in the order of the contract.
import { app, cdn, org, passport, session, usage } from '@uos/contract';
import type { Mounted } from '#kernel/mount';
import { appHandlers } from './app/handlers.ts';
import { cdnHandlers } from './cdn/handlers.ts';
import { orgHandlers } from './org/handlers.ts';
import { passportHandlers } from './passport/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { usageHandlers } from './usage/handlers.ts';

export const mounted: readonly Mounted[] = [
  { service: session, handlers: sessionHandlers },
  { service: app, handlers: appHandlers },
  { service: org, handlers: orgHandlers },
  { service: usage, handlers: usageHandlers },
  { service: cdn, handlers: cdnHandlers },
  { service: passport, handlers: passportHandlers },
];
