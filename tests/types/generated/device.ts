// Generated from the contract by `npm run gen`; do not edit.
import type { device, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/device';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof device.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['get']>, sdk.DeviceApp>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['update']>, sdk.DeviceApp>>,
  Check<SameInput<InputOf<Tree['update']>, sdk.UpdateInput>>,
  Check<SameReply<ReplyOf<Tree['token']>, sdk.DeviceToken>>,
  Check<SameInput<InputOf<Tree['token']>, sdk.TokenInput>>,
  Check<SameReply<ReplyOf<Tree['usage']>, sdk.UsageReply>>,
  Check<SameInput<InputOf<Tree['usage']>, sdk.UsageInput>>,
  Check<SameReply<ReplyOf<Tree['aggregation']>, sdk.AggregationReply>>,
  Check<SameInput<InputOf<Tree['aggregation']>, sdk.AggregationInput>>,
  Check<SameReply<ReplyOf<Tree['topK']>, sdk.TopKReply>>,
  Check<SameInput<InputOf<Tree['topK']>, sdk.TopKInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['list']>, sdk.SessionsListReply>>,
  Check<SameInput<InputOf<Tree['sessions']['list']>, sdk.SessionsListInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['start']>, sdk.DeviceSession>>,
  Check<SameInput<InputOf<Tree['sessions']['start']>, sdk.SessionsStartInput>>,
  Check<SameReply<ReplyOf<Tree['packages']['list']>, sdk.PackagesListReply>>,
  Check<SameInput<InputOf<Tree['packages']['list']>, sdk.PackagesListInput>>,
  Check<SameReply<ReplyOf<Tree['packages']['create']>, sdk.DevicePackage>>,
  Check<SameInput<InputOf<Tree['packages']['create']>, sdk.PackagesCreateInput>>,
  Check<SameReply<ReplyOf<Tree['packages']['get']>, sdk.DevicePackage>>,
  Check<SameInput<InputOf<Tree['packages']['get']>, sdk.PackagesGetInput>>,
  Check<SameReply<ReplyOf<Tree['packages']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['packages']['remove']>, sdk.PackagesRemoveInput>>,
];
export type { Json, Page, Rows };
