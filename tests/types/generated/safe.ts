// Generated from the contract by `npm run gen`; do not edit.
import type { safe, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/safe';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof safe.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['refreshToken']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['enable']>, sdk.EnableReply>>,
  Check<SameInput<InputOf<Tree['enable']>, sdk.EnableInput>>,
  Check<SameReply<ReplyOf<Tree['get']>, sdk.GetReply>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['update']>, sdk.UpdateReply>>,
  Check<SameInput<InputOf<Tree['update']>, sdk.UpdateInput>>,
  Check<SameReply<ReplyOf<Tree['uploadUrl']>, sdk.PackageUpload>>,
  Check<SameInput<InputOf<Tree['uploadUrl']>, sdk.UploadUrlInput>>,
  Check<SameReply<ReplyOf<Tree['protect']>, sdk.ProtectReply>>,
  Check<SameInput<InputOf<Tree['protect']>, sdk.ProtectInput>>,
  Check<SameReply<ReplyOf<Tree['statistics']>, sdk.SafeStatistics>>,
  Check<SameInput<InputOf<Tree['statistics']>, sdk.StatisticsInput>>,
  Check<SameReply<ReplyOf<Tree['usage']>, sdk.UsageReply>>,
  Check<SameInput<InputOf<Tree['usage']>, sdk.UsageInput>>,
  Check<SameReply<ReplyOf<Tree['report']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['report']>, sdk.ReportInput>>,
  Check<SameReply<ReplyOf<Tree['protections']['list']>, sdk.ProtectionsListReply>>,
  Check<SameInput<InputOf<Tree['protections']['list']>, sdk.ProtectionsListInput>>,
  Check<SameReply<ReplyOf<Tree['protections']['status']>, sdk.ProtectionProgress>>,
  Check<SameInput<InputOf<Tree['protections']['status']>, sdk.ProtectionsStatusInput>>,
  Check<SameReply<ReplyOf<Tree['protections']['logs']>, sdk.ProtectionsLogsReply>>,
  Check<SameInput<InputOf<Tree['protections']['logs']>, sdk.ProtectionsLogsInput>>,
  Check<SameReply<ReplyOf<Tree['sha1s']['list']>, sdk.Sha1sListReply>>,
  Check<SameInput<InputOf<Tree['sha1s']['list']>, sdk.Sha1sListInput>>,
  Check<SameReply<ReplyOf<Tree['sha1s']['create']>, sdk.Sha1sCreateReply>>,
  Check<SameInput<InputOf<Tree['sha1s']['create']>, sdk.Sha1sCreateInput>>,
  Check<SameReply<ReplyOf<Tree['sha1s']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['sha1s']['remove']>, sdk.Sha1sRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['config']['get']>, sdk.ConfigGetReply>>,
  Check<SameInput<InputOf<Tree['config']['get']>, sdk.ConfigGetInput>>,
  Check<SameReply<ReplyOf<Tree['config']['set']>, sdk.ConfigSetReply>>,
  Check<SameInput<InputOf<Tree['config']['set']>, sdk.ConfigSetInput>>,
  Check<SameReply<ReplyOf<Tree['detections']['list']>, sdk.DetectionsListReply>>,
  Check<SameInput<InputOf<Tree['detections']['list']>, sdk.DetectionsListInput>>,
  Check<SameReply<ReplyOf<Tree['metrics']['aggregation']>, sdk.MetricsAggregationReply>>,
  Check<SameInput<InputOf<Tree['metrics']['aggregation']>, sdk.MetricsAggregationInput>>,
  Check<SameReply<ReplyOf<Tree['metrics']['topK']>, sdk.MetricsTopKReply>>,
  Check<SameInput<InputOf<Tree['metrics']['topK']>, sdk.MetricsTopKInput>>,
];
export type { Json, Page, Rows };
