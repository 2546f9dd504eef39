// The contract: kernel, services and what they share.
import type { Service } from './kernel/service.ts';
import { alert } from './services/alert/contract.ts';
import { app } from './services/app/contract.ts';
import { baking } from './services/baking/contract.ts';
import { billing } from './services/billing/contract.ts';
import { cdn } from './services/cdn/contract.ts';
import { certification } from './services/certification/contract.ts';
import { device } from './services/device/contract.ts';
import { func } from './services/func/contract.ts';
import { hello } from './services/hello/contract.ts';
import { knowledge } from './services/knowledge/contract.ts';
import { match } from './services/match/contract.ts';
import { metrics } from './services/metrics/contract.ts';
import { multiverse } from './services/multiverse/contract.ts';
import { org } from './services/org/contract.ts';
import { passport } from './services/passport/contract.ts';
import { payment } from './services/payment/contract.ts';
import { push } from './services/push/contract.ts';
import { remoteConfig } from './services/remote-config/contract.ts';
import { safe } from './services/safe/contract.ts';
import { save } from './services/save/contract.ts';
import { serviceToken } from './services/service-token/contract.ts';
import { session } from './services/session/contract.ts';
import { stacktrace } from './services/stacktrace/contract.ts';
import { stateless } from './services/stateless/contract.ts';
import { storage } from './services/storage/contract.ts';
import { sync } from './services/sync/contract.ts';
import { ticket } from './services/ticket/contract.ts';
import { upr } from './services/upr/contract.ts';
import { usage } from './services/usage/contract.ts';
import { user } from './services/user/contract.ts';
import { wind } from './services/wind/contract.ts';

export * from './kernel/history.ts';
export * from './kernel/listers.ts';
export * from './kernel/may-call.ts';
export * from './kernel/op.ts';
export * from './kernel/refs.ts';
export * from './kernel/secrets.ts';
export * from './kernel/service.ts';
export * from './kernel/socket.ts';
export * from './kernel/titles.ts';
export * from './kernel/vocabulary.ts';
export * from './kernel/walk.ts';
export {
  alert,
  app,
  baking,
  billing,
  cdn,
  certification,
  device,
  func,
  hello,
  knowledge,
  match,
  metrics,
  multiverse,
  org,
  passport,
  payment,
  push,
  remoteConfig,
  safe,
  save,
  serviceToken,
  session,
  stacktrace,
  stateless,
  storage,
  sync,
  ticket,
  upr,
  usage,
  user,
  wind,
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
  storage,
  save,
  remoteConfig,
  stacktrace,
  hello,
  safe,
  wind,
  upr,
  device,
  metrics,
  billing,
  certification,
  payment,
  user,
  ticket,
  serviceToken,
  knowledge,
  alert,
];
