// Every service of the contract beside what serves it, in the order of the contract.
import {
  app,
  baking,
  cdn,
  func,
  match,
  multiverse,
  org,
  passport,
  push,
  session,
  stateless,
  sync,
  usage,
} from '@uos/contract';
import { allNotBuilt } from '#kernel/call';
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
  { service: multiverse, handlers: allNotBuilt(multiverse) },
  { service: sync, handlers: allNotBuilt(sync) },
  { service: match, handlers: allNotBuilt(match) },
  { service: func, handlers: allNotBuilt(func) },
  { service: stateless, handlers: allNotBuilt(stateless) },
  { service: push, handlers: allNotBuilt(push) },
  { service: baking, handlers: allNotBuilt(baking) },
];
