// Generated from the contract by `npm run gen`; do not edit.
import type { usage, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/usage';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof usage.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['sampleCode']>, sdk.SampleCodeReply>>,
  Check<SameInput<InputOf<Tree['sampleCode']>, sdk.SampleCodeInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['statistics']>, sdk.CdnAppStatistics>>,
  Check<SameInput<InputOf<Tree['cdn']['statistics']>, sdk.CdnStatisticsInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['list']>, sdk.CdnListReply>>,
  Check<SameInput<InputOf<Tree['cdn']['list']>, sdk.CdnListInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['aggregation']>, sdk.CdnAggregation>>,
  Check<SameInput<InputOf<Tree['cdn']['aggregation']>, sdk.CdnAggregationInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['topK']>, sdk.CdnTopApps>>,
  Check<SameInput<InputOf<Tree['cdn']['topK']>, sdk.CdnTopKInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['partnerUsage']>, sdk.CdnPartnerUsageReply>>,
  Check<SameInput<InputOf<Tree['cdn']['partnerUsage']>, sdk.CdnPartnerUsageInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['analyzeBundle']>, sdk.BundleAnalysis>>,
  Check<SameInput<InputOf<Tree['cdn']['analyzeBundle']>, sdk.CdnAnalyzeBundleInput>>,
  Check<SameReply<ReplyOf<Tree['cdn']['clearProxyCache']>, sdk.ProxyCacheClearing>>,
  Check<SameInput<InputOf<Tree['cdn']['clearProxyCache']>, sdk.CdnClearProxyCacheInput>>,
  Check<SameReply<ReplyOf<Tree['apps']['dailyActive']>, sdk.DailyCounts>>,
  Check<SameInput<InputOf<Tree['apps']['dailyActive']>, sdk.AppsDailyActiveInput>>,
  Check<SameReply<ReplyOf<Tree['apps']['dailyNew']>, sdk.DailyCounts>>,
  Check<SameInput<InputOf<Tree['apps']['dailyNew']>, sdk.AppsDailyNewInput>>,
];
export type { Json, Page, Rows };
