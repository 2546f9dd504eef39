// Generated from the contract by `npm run gen`; do not edit.
import type { passport, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/passport';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof passport.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['idDomains']['create']>, sdk.IdDomainsCreateReply>>,
  Check<SameInput<InputOf<Tree['idDomains']['create']>, sdk.IdDomainsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['get']>, sdk.IdDomainsGetReply>>,
  Check<SameInput<InputOf<Tree['idDomains']['get']>, sdk.IdDomainsGetInput>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['update']>, sdk.IdDomainsUpdateReply>>,
  Check<SameInput<InputOf<Tree['idDomains']['update']>, sdk.IdDomainsUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['getProduction']>, sdk.IdDomainReview>>,
  Check<SameInput<InputOf<Tree['idDomains']['getProduction']>, sdk.IdDomainsGetProductionInput>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['setProduction']>, sdk.IdDomainsSetProductionReply>>,
  Check<SameInput<InputOf<Tree['idDomains']['setProduction']>, sdk.IdDomainsSetProductionInput>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['sendForReview']>, sdk.IdDomainsSendForReviewReply>>,
  Check<SameInput<InputOf<Tree['idDomains']['sendForReview']>, sdk.IdDomainsSendForReviewInput>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['notifyAppSecretUpdate']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['idDomains']['verificationCodeLogs']>, sdk.IdDomainsVerificationCodeLogsReply>>,
  Check<SameInput<InputOf<Tree['idDomains']['verificationCodeLogs']>, sdk.IdDomainsVerificationCodeLogsInput>>,
  Check<SameReply<ReplyOf<Tree['realms']['search']>, sdk.RealmsSearchReply>>,
  Check<SameInput<InputOf<Tree['realms']['search']>, sdk.RealmsSearchInput>>,
  Check<SameReply<ReplyOf<Tree['realms']['get']>, sdk.RealmsGetReply>>,
  Check<SameInput<InputOf<Tree['realms']['get']>, sdk.RealmsGetInput>>,
  Check<SameReply<ReplyOf<Tree['realms']['create']>, sdk.RealmsCreateReply>>,
  Check<SameInput<InputOf<Tree['realms']['create']>, sdk.RealmsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['realms']['update']>, sdk.RealmsUpdateReply>>,
  Check<SameInput<InputOf<Tree['realms']['update']>, sdk.RealmsUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['realms']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['realms']['remove']>, sdk.RealmsRemoveInput>>,
];
export type { Json, Page, Rows };
