// Generated from the contract by `npm run gen`; do not edit.
import type { metrics, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/metrics';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof metrics.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['appInfo']>, sdk.MetricsAppInfo>>,
  Check<SameReply<ReplyOf<Tree['clearCache']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['bindUserRoles']>, sdk.BindUserRolesReply>>,
  Check<SameInput<InputOf<Tree['bindUserRoles']>, sdk.BindUserRolesInput>>,
];
export type { Json, Page, Rows };
