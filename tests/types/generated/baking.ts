// Generated from the contract by `npm run gen`; do not edit.
import type { baking, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/baking';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof baking.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['init']>, sdk.InitReply>>,
  Check<SameInput<InputOf<Tree['init']>, sdk.InitInput>>,
  Check<SameReply<ReplyOf<Tree['refreshToken']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['sessions']['create']>, sdk.SessionsCreateReply>>,
  Check<SameInput<InputOf<Tree['sessions']['create']>, sdk.SessionsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['list']>, sdk.SessionsListReply>>,
  Check<SameInput<InputOf<Tree['sessions']['list']>, sdk.SessionsListInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['get']>, sdk.SessionsGetReply>>,
  Check<SameInput<InputOf<Tree['sessions']['get']>, sdk.SessionsGetInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['cancel']>, sdk.SessionsCancelReply>>,
  Check<SameInput<InputOf<Tree['sessions']['cancel']>, sdk.SessionsCancelInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['done']>, sdk.SessionsDoneReply>>,
  Check<SameInput<InputOf<Tree['sessions']['done']>, sdk.SessionsDoneInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['fail']>, sdk.SessionsFailReply>>,
  Check<SameInput<InputOf<Tree['sessions']['fail']>, sdk.SessionsFailInput>>,
  Check<SameReply<ReplyOf<Tree['nodes']['list']>, sdk.NodesListReply>>,
  Check<SameInput<InputOf<Tree['nodes']['list']>, sdk.NodesListInput>>,
  Check<SameReply<ReplyOf<Tree['nodes']['heartbeat']>, sdk.NodesHeartbeatReply>>,
  Check<SameInput<InputOf<Tree['nodes']['heartbeat']>, sdk.NodesHeartbeatInput>>,
  Check<SameReply<ReplyOf<Tree['instanceTypes']['list']>, sdk.InstanceTypesListReply>>,
  Check<SameInput<InputOf<Tree['instanceTypes']['list']>, sdk.InstanceTypesListInput>>,
  Check<SameReply<ReplyOf<Tree['instanceTypes']['get']>, sdk.InstanceTypesGetReply>>,
  Check<SameInput<InputOf<Tree['instanceTypes']['get']>, sdk.InstanceTypesGetInput>>,
  Check<SameReply<ReplyOf<Tree['instanceTypes']['ofApp']>, sdk.InstanceTypesOfAppReply>>,
  Check<SameInput<InputOf<Tree['instanceTypes']['ofApp']>, sdk.InstanceTypesOfAppInput>>,
  Check<SameReply<ReplyOf<Tree['usage']['app']>, sdk.UsageAppReply>>,
  Check<SameInput<InputOf<Tree['usage']['app']>, sdk.UsageAppInput>>,
  Check<SameReply<ReplyOf<Tree['usage']['sum']>, sdk.UsageSumReply>>,
  Check<SameInput<InputOf<Tree['usage']['sum']>, sdk.UsageSumInput>>,
  Check<SameReply<ReplyOf<Tree['usage']['top']>, sdk.UsageTopReply>>,
  Check<SameInput<InputOf<Tree['usage']['top']>, sdk.UsageTopInput>>,
];
export type { Json, Page, Rows };
