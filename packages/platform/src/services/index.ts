// Every service of the contract beside what serves it, in the order of the contract.
import {
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
} from '@uos/contract';
import { allNotBuilt } from '#kernel/call';
import type { Mounted } from '#kernel/mount';
import { notBuiltBeyondInput } from '#kernel/not-built';
import { alertHandlers } from './alert/handlers.ts';
import { appHandlers } from './app/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { cdnHandlers } from './cdn/handlers.ts';
import { certificationHandlers } from './certification/handlers.ts';
import { knowledgeHandlers } from './knowledge/handlers.ts';
import { multiverseHandlers } from './multiverse/handlers.ts';
import { orgHandlers } from './org/handlers.ts';
import { passportHandlers } from './passport/handlers.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { serviceTokenHandlers } from './service-token/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { ticketHandlers } from './ticket/handlers.ts';
import { usageHandlers } from './usage/handlers.ts';
import { userHandlers } from './user/handlers.ts';

export const mounted: readonly Mounted[] = [
  { service: session, handlers: sessionHandlers },
  { service: app, handlers: appHandlers },
  { service: org, handlers: orgHandlers },
  { service: usage, handlers: usageHandlers },
  { service: cdn, handlers: cdnHandlers },
  { service: passport, handlers: passportHandlers },
  { service: multiverse, handlers: multiverseHandlers },
  { service: sync, handlers: allNotBuilt(sync) },
  { service: match, handlers: allNotBuilt(match) },
  { service: func, handlers: allNotBuilt(func) },
  { service: stateless, handlers: allNotBuilt(stateless) },
  { service: push, handlers: allNotBuilt(push) },
  { service: baking, handlers: allNotBuilt(baking) },
  { service: storage, handlers: allNotBuilt(storage) },
  { service: save, handlers: allNotBuilt(save) },
  { service: remoteConfig, handlers: allNotBuilt(remoteConfig) },
  { service: stacktrace, handlers: allNotBuilt(stacktrace) },
  { service: hello, handlers: allNotBuilt(hello) },
  { service: safe, handlers: allNotBuilt(safe) },
  { service: wind, handlers: { ...allNotBuilt(wind), publish: notBuiltBeyondInput } },
  { service: upr, handlers: allNotBuilt(upr) },
  { service: device, handlers: allNotBuilt(device) },
  { service: metrics, handlers: allNotBuilt(metrics) },
  { service: billing, handlers: billingHandlers },
  { service: certification, handlers: certificationHandlers },
  { service: payment, handlers: paymentHandlers },
  { service: user, handlers: userHandlers },
  { service: ticket, handlers: ticketHandlers },
  { service: serviceToken, handlers: serviceTokenHandlers },
  { service: knowledge, handlers: knowledgeHandlers },
  { service: alert, handlers: alertHandlers },
];
