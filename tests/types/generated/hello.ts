// Generated from the contract by `npm run gen`; do not edit.
import type { hello, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/hello';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof hello.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['orgs']['create']>, sdk.OrgsCreateReply>>,
  Check<SameReply<ReplyOf<Tree['projects']['list']>, sdk.ProjectsListReply>>,
  Check<SameReply<ReplyOf<Tree['projects']['refactor']>, sdk.ProjectsRefactorReply>>,
  Check<SameReply<ReplyOf<Tree['usages']['daily']>, sdk.UsagesDailyReply>>,
  Check<SameInput<InputOf<Tree['usages']['daily']>, sdk.UsagesDailyInput>>,
  Check<SameReply<ReplyOf<Tree['usages']['sum']>, sdk.HelloUsage>>,
  Check<SameInput<InputOf<Tree['usages']['sum']>, sdk.UsagesSumInput>>,
  Check<SameReply<ReplyOf<Tree['usages']['top']>, sdk.UsagesTopReply>>,
  Check<SameInput<InputOf<Tree['usages']['top']>, sdk.UsagesTopInput>>,
  Check<SameReply<ReplyOf<Tree['usages']['compute']>, sdk.HelloDailyUsage>>,
  Check<SameInput<InputOf<Tree['usages']['compute']>, sdk.UsagesComputeInput>>,
  Check<SameReply<ReplyOf<Tree['tokens']['create']>, sdk.VoiceToken>>,
  Check<SameInput<InputOf<Tree['tokens']['create']>, sdk.TokensCreateInput>>,
];
export type { Json, Page, Rows };
