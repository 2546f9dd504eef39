// Generated from the contract by `npm run gen`; do not edit.
import type { match, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/match';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof match.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['refreshAuthCache']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['refreshRegionsCache']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['apps']['open']>, sdk.AppsOpenReply>>,
  Check<SameInput<InputOf<Tree['apps']['open']>, sdk.AppsOpenInput>>,
  Check<SameReply<ReplyOf<Tree['apps']['get']>, sdk.AppsGetReply>>,
  Check<SameInput<InputOf<Tree['apps']['get']>, sdk.AppsGetInput>>,
  Check<SameReply<ReplyOf<Tree['apps']['close']>, sdk.AppsCloseReply>>,
  Check<SameInput<InputOf<Tree['apps']['close']>, sdk.AppsCloseInput>>,
  Check<SameReply<ReplyOf<Tree['apps']['ticketSum']>, sdk.AppsTicketSumReply>>,
  Check<SameInput<InputOf<Tree['apps']['ticketSum']>, sdk.AppsTicketSumInput>>,
  Check<SameReply<ReplyOf<Tree['apps']['ticketTopK']>, sdk.AppsTicketTopKReply>>,
  Check<SameInput<InputOf<Tree['apps']['ticketTopK']>, sdk.AppsTicketTopKInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['list']>, sdk.ConfigsListReply>>,
  Check<SameInput<InputOf<Tree['configs']['list']>, sdk.ConfigsListInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['create']>, sdk.ConfigsCreateReply>>,
  Check<SameInput<InputOf<Tree['configs']['create']>, sdk.ConfigsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['get']>, sdk.ConfigsGetReply>>,
  Check<SameInput<InputOf<Tree['configs']['get']>, sdk.ConfigsGetInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['update']>, sdk.ConfigsUpdateReply>>,
  Check<SameInput<InputOf<Tree['configs']['update']>, sdk.ConfigsUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['configs']['remove']>, sdk.ConfigsRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['test']>, sdk.MatchTestResult>>,
  Check<SameInput<InputOf<Tree['configs']['test']>, sdk.ConfigsTestInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['ticketCount']>, sdk.MatchTicketCount>>,
  Check<SameInput<InputOf<Tree['configs']['ticketCount']>, sdk.ConfigsTicketCountInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['ticketMetrics']>, sdk.ConfigsTicketMetricsReply>>,
  Check<SameInput<InputOf<Tree['configs']['ticketMetrics']>, sdk.ConfigsTicketMetricsInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['releaseTickets']>, sdk.ConfigsReleaseTicketsReply>>,
  Check<SameInput<InputOf<Tree['configs']['releaseTickets']>, sdk.ConfigsReleaseTicketsInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['releaseBackfills']>, sdk.ConfigsReleaseBackfillsReply>>,
  Check<SameInput<InputOf<Tree['configs']['releaseBackfills']>, sdk.ConfigsReleaseBackfillsInput>>,
  Check<SameReply<ReplyOf<Tree['tickets']['create']>, sdk.TicketsCreateReply>>,
  Check<SameInput<InputOf<Tree['tickets']['create']>, sdk.TicketsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['tickets']['get']>, sdk.TicketsGetReply>>,
  Check<SameInput<InputOf<Tree['tickets']['get']>, sdk.TicketsGetInput>>,
  Check<SameReply<ReplyOf<Tree['tickets']['cancel']>, sdk.TicketsCancelReply>>,
  Check<SameInput<InputOf<Tree['tickets']['cancel']>, sdk.TicketsCancelInput>>,
  Check<SameReply<ReplyOf<Tree['backfills']['start']>, sdk.MatchBackfill>>,
  Check<SameInput<InputOf<Tree['backfills']['start']>, sdk.BackfillsStartInput>>,
  Check<SameReply<ReplyOf<Tree['backfills']['get']>, sdk.MatchBackfill>>,
  Check<SameInput<InputOf<Tree['backfills']['get']>, sdk.BackfillsGetInput>>,
  Check<SameReply<ReplyOf<Tree['backfills']['stop']>, sdk.MatchBackfill>>,
  Check<SameInput<InputOf<Tree['backfills']['stop']>, sdk.BackfillsStopInput>>,
];
export type { Json, Page, Rows };
