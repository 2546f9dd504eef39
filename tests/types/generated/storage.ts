// Generated from the contract by `npm run gen`; do not edit.
import type { storage, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/storage';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof storage.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['refreshAuthCache']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['databases']['list']>, sdk.DatabasesListReply>>,
  Check<SameInput<InputOf<Tree['databases']['list']>, sdk.DatabasesListInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['listAll']>, sdk.DatabasesListAllReply>>,
  Check<SameInput<InputOf<Tree['databases']['listAll']>, sdk.DatabasesListAllInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['create']>, sdk.DatabasesCreateReply>>,
  Check<SameInput<InputOf<Tree['databases']['create']>, sdk.DatabasesCreateInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['get']>, sdk.DatabasesGetReply>>,
  Check<SameInput<InputOf<Tree['databases']['get']>, sdk.DatabasesGetInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['remove']>, sdk.DatabasesRemoveReply>>,
  Check<SameInput<InputOf<Tree['databases']['remove']>, sdk.DatabasesRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['resetPassword']>, sdk.DatabasesResetPasswordReply>>,
  Check<SameInput<InputOf<Tree['databases']['resetPassword']>, sdk.DatabasesResetPasswordInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['createProxy']>, sdk.DatabasesCreateProxyReply>>,
  Check<SameInput<InputOf<Tree['databases']['createProxy']>, sdk.DatabasesCreateProxyInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['releaseProxy']>, sdk.DatabasesReleaseProxyReply>>,
  Check<SameInput<InputOf<Tree['databases']['releaseProxy']>, sdk.DatabasesReleaseProxyInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['upgrade']>, sdk.DatabasesUpgradeReply>>,
  Check<SameInput<InputOf<Tree['databases']['upgrade']>, sdk.DatabasesUpgradeInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['restart']>, sdk.DatabasesRestartReply>>,
  Check<SameInput<InputOf<Tree['databases']['restart']>, sdk.DatabasesRestartInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['backup']>, sdk.DatabasesBackupReply>>,
  Check<SameInput<InputOf<Tree['databases']['backup']>, sdk.DatabasesBackupInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['metrics']>, sdk.DatabasesMetricsReply>>,
  Check<SameInput<InputOf<Tree['databases']['metrics']>, sdk.DatabasesMetricsInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['slowQueries']>, sdk.DatabasesSlowQueriesReply>>,
  Check<SameInput<InputOf<Tree['databases']['slowQueries']>, sdk.DatabasesSlowQueriesInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['supportedMetrics']>, sdk.DatabasesSupportedMetricsReply>>,
  Check<SameInput<InputOf<Tree['databases']['supportedMetrics']>, sdk.DatabasesSupportedMetricsInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['dailyNew']>, sdk.DatabasesDailyNewReply>>,
  Check<SameInput<InputOf<Tree['databases']['dailyNew']>, sdk.DatabasesDailyNewInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['dailyAlive']>, sdk.DatabasesDailyAliveReply>>,
  Check<SameInput<InputOf<Tree['databases']['dailyAlive']>, sdk.DatabasesDailyAliveInput>>,
  Check<SameReply<ReplyOf<Tree['databases']['topK']>, sdk.DatabasesTopKReply>>,
  Check<SameInput<InputOf<Tree['databases']['topK']>, sdk.DatabasesTopKInput>>,
  Check<SameReply<ReplyOf<Tree['backups']['list']>, sdk.BackupsListReply>>,
  Check<SameInput<InputOf<Tree['backups']['list']>, sdk.BackupsListInput>>,
  Check<SameReply<ReplyOf<Tree['backups']['downloadUrls']>, sdk.BackupUrls>>,
  Check<SameInput<InputOf<Tree['backups']['downloadUrls']>, sdk.BackupsDownloadUrlsInput>>,
  Check<SameReply<ReplyOf<Tree['asyncRequests']['status']>, sdk.DatabaseTask>>,
  Check<SameInput<InputOf<Tree['asyncRequests']['status']>, sdk.AsyncRequestsStatusInput>>,
  Check<SameReply<ReplyOf<Tree['regions']['list']>, sdk.RegionsListReply>>,
  Check<SameInput<InputOf<Tree['regions']['list']>, sdk.RegionsListInput>>,
  Check<SameReply<ReplyOf<Tree['instanceTypes']['list']>, sdk.InstanceTypesListReply>>,
  Check<SameInput<InputOf<Tree['instanceTypes']['list']>, sdk.InstanceTypesListInput>>,
];
export type { Json, Page, Rows };
