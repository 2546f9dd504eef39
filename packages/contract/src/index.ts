// The contract: kernel, services and what they share.
import type { Service } from './kernel/service.ts';
import { alert } from './services/alert/contract.ts';
import { app } from './services/app/contract.ts';
import { baking } from './services/baking/contract.ts';
import { billing } from './services/billing/contract.ts';
import { cdn } from './services/cdn/contract.ts';
import { certification } from './services/certification/contract.ts';
import { func } from './services/func/contract.ts';
import { knowledge } from './services/knowledge/contract.ts';
import { match } from './services/match/contract.ts';
import { multiverse } from './services/multiverse/contract.ts';
import { org } from './services/org/contract.ts';
import { passport } from './services/passport/contract.ts';
import { payment } from './services/payment/contract.ts';
import { push } from './services/push/contract.ts';
import { serviceToken } from './services/service-token/contract.ts';
import { session } from './services/session/contract.ts';
import { stateless } from './services/stateless/contract.ts';
import { sync } from './services/sync/contract.ts';
import { ticket } from './services/ticket/contract.ts';
import { usage } from './services/usage/contract.ts';
import { user } from './services/user/contract.ts';

export * from './kernel/access.ts';
export * from './kernel/op.ts';
export * from './kernel/service.ts';
export * from './kernel/vocabulary.ts';
export * from './kernel/walk.ts';
export {
  alert,
  app,
  baking,
  billing,
  cdn,
  certification,
  func,
  knowledge,
  match,
  multiverse,
  org,
  passport,
  payment,
  push,
  serviceToken,
  session,
  stateless,
  sync,
  ticket,
  usage,
  user,
};

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
  billing,
  certification,
  payment,
  user,
  ticket,
  serviceToken,
  knowledge,
  alert,
];
