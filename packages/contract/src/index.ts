// The contract: kernel, services and what they share.
import type { Service } from './kernel/service.ts';
import { app } from './services/app/contract.ts';
import { baking } from './services/baking/contract.ts';
import { cdn } from './services/cdn/contract.ts';
import { func } from './services/func/contract.ts';
import { match } from './services/match/contract.ts';
import { multiverse } from './services/multiverse/contract.ts';
import { org } from './services/org/contract.ts';
import { passport } from './services/passport/contract.ts';
import { push } from './services/push/contract.ts';
import { session } from './services/session/contract.ts';
import { stateless } from './services/stateless/contract.ts';
import { sync } from './services/sync/contract.ts';
import { usage } from './services/usage/contract.ts';

export * from './kernel/op.ts';
export * from './kernel/service.ts';
export * from './kernel/vocabulary.ts';
export * from './kernel/walk.ts';
export { app, baking, cdn, func, match, multiverse, org, passport, push, session, stateless, sync, usage };

/** Every service, in the order of the navigation. */
export const services: readonly Service[] = [
  session,
  app,
  org,
  usage,
  cdn,
  passport,
  multiverse,
  sync,
  match,
  func,
  stateless,
  push,
  baking,
];
