// Every service that this build serves. Adding one is a line here; what it consists of says its own record.

import type { ServiceRecord } from '#kernel/service';
import { alert } from './alert/index.ts';
import { app } from './app/index.ts';
import { billing } from './billing/index.ts';
import { cdn } from './cdn/index.ts';
import { certification } from './certification/index.ts';
import { func } from './func/index.ts';
import { knowledge } from './knowledge/index.ts';
import { multiverse } from './multiverse/index.ts';
import { org } from './org/index.ts';
import { passport } from './passport/index.ts';
import { payment } from './payment/index.ts';
import { push } from './push/index.ts';
import { remoteConfig } from './remote-config/index.ts';
import { save } from './save/index.ts';
import { serviceToken } from './service-token/index.ts';
import { session } from './session/index.ts';
import { stacktrace } from './stacktrace/index.ts';
import { storage } from './storage/index.ts';
import { ticket } from './ticket/index.ts';
import { usage } from './usage/index.ts';
import { user } from './user/index.ts';
import { wind } from './wind/index.ts';

export const records: readonly ServiceRecord[] = [
  session,
  app,
  org,
  usage,
  cdn,
  passport,
  multiverse,
  func,
  wind,
  push,
  remoteConfig,
  save,
  stacktrace,
  storage,
  billing,
  certification,
  payment,
  user,
  ticket,
  serviceToken,
  knowledge,
  alert,
];
