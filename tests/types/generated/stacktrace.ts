// Generated from the contract by `npm run gen`; do not edit.
import type { stacktrace, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/stacktrace';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof stacktrace.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['initialize']>, sdk.InitializeReply>>,
  Check<SameInput<InputOf<Tree['initialize']>, sdk.InitializeInput>>,
  Check<SameReply<ReplyOf<Tree['refreshToken']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['parse']>, sdk.ParsedLog>>,
  Check<SameInput<InputOf<Tree['parse']>, sdk.ParseInput>>,
  Check<SameReply<ReplyOf<Tree['report']>, sdk.ReportReply>>,
  Check<SameInput<InputOf<Tree['report']>, sdk.ReportInput>>,
  Check<SameReply<ReplyOf<Tree['symbols']['list']>, sdk.SymbolsListReply>>,
  Check<SameInput<InputOf<Tree['symbols']['list']>, sdk.SymbolsListInput>>,
  Check<SameReply<ReplyOf<Tree['symbols']['create']>, sdk.SymbolsCreateReply>>,
  Check<SameInput<InputOf<Tree['symbols']['create']>, sdk.SymbolsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['symbols']['get']>, sdk.SymbolsGetReply>>,
  Check<SameInput<InputOf<Tree['symbols']['get']>, sdk.SymbolsGetInput>>,
  Check<SameReply<ReplyOf<Tree['symbols']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['symbols']['remove']>, sdk.SymbolsRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['symbols']['uploadCredential']>, sdk.SymbolUploadCredential>>,
  Check<SameInput<InputOf<Tree['symbols']['uploadCredential']>, sdk.SymbolsUploadCredentialInput>>,
  Check<SameReply<ReplyOf<Tree['records']['list']>, sdk.RecordsListReply>>,
  Check<SameInput<InputOf<Tree['records']['list']>, sdk.RecordsListInput>>,
  Check<SameReply<ReplyOf<Tree['records']['get']>, sdk.RecordsGetReply>>,
  Check<SameInput<InputOf<Tree['records']['get']>, sdk.RecordsGetInput>>,
  Check<SameReply<ReplyOf<Tree['records']['setTags']>, sdk.RecordsSetTagsReply>>,
  Check<SameInput<InputOf<Tree['records']['setTags']>, sdk.RecordsSetTagsInput>>,
  Check<SameReply<ReplyOf<Tree['records']['reParse']>, sdk.RecordsReParseReply>>,
  Check<SameInput<InputOf<Tree['records']['reParse']>, sdk.RecordsReParseInput>>,
  Check<SameReply<ReplyOf<Tree['groups']['list']>, sdk.GroupsListReply>>,
  Check<SameInput<InputOf<Tree['groups']['list']>, sdk.GroupsListInput>>,
  Check<SameReply<ReplyOf<Tree['groups']['get']>, sdk.GroupsGetReply>>,
  Check<SameInput<InputOf<Tree['groups']['get']>, sdk.GroupsGetInput>>,
  Check<SameReply<ReplyOf<Tree['missing']['list']>, sdk.MissingListReply>>,
  Check<SameInput<InputOf<Tree['missing']['list']>, sdk.MissingListInput>>,
  Check<SameReply<ReplyOf<Tree['metrics']['aggregation']>, sdk.MetricsAggregationReply>>,
  Check<SameInput<InputOf<Tree['metrics']['aggregation']>, sdk.MetricsAggregationInput>>,
  Check<SameReply<ReplyOf<Tree['metrics']['topK']>, sdk.MetricsTopKReply>>,
  Check<SameInput<InputOf<Tree['metrics']['topK']>, sdk.MetricsTopKInput>>,
];
export type { Json, Page, Rows };
