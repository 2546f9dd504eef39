// Generated from the contract by `npm run gen`; do not edit.
import type { session, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/session';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof session.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['baseInfo']>, sdk.BaseInfo>>,
  Check<SameReply<ReplyOf<Tree['login']>, sdk.User>>,
  Check<SameInput<InputOf<Tree['login']>, sdk.LoginInput>>,
  Check<SameReply<ReplyOf<Tree['adminLogin']>, sdk.Operator>>,
  Check<SameInput<InputOf<Tree['adminLogin']>, sdk.AdminLoginInput>>,
  Check<SameReply<ReplyOf<Tree['billingLogin']>, sdk.BillingAdmin>>,
  Check<SameInput<InputOf<Tree['billingLogin']>, sdk.BillingLoginInput>>,
  Check<SameReply<ReplyOf<Tree['check']>, sdk.SessionState>>,
  Check<SameReply<ReplyOf<Tree['logout']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['verifyRealName']>, sdk.User>>,
  Check<SameInput<InputOf<Tree['verifyRealName']>, sdk.VerifyRealNameInput>>,
  Check<SameReply<ReplyOf<Tree['linkPartner']>, sdk.App>>,
  Check<SameInput<InputOf<Tree['linkPartner']>, sdk.LinkPartnerInput>>,
  Check<SameReply<ReplyOf<Tree['links']['list']>, sdk.LinksListReply>>,
  Check<SameReply<ReplyOf<Tree['links']['create']>, sdk.LinkedAccount>>,
  Check<SameInput<InputOf<Tree['links']['create']>, sdk.LinksCreateInput>>,
  Check<SameReply<ReplyOf<Tree['links']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['links']['remove']>, sdk.LinksRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['webVersion']>, sdk.WebVersionReply>>,
  Check<SameInput<InputOf<Tree['webVersion']>, sdk.WebVersionInput>>,
  Check<SameReply<ReplyOf<Tree['served']>, sdk.ServedReply>>,
  Check<SameReply<ReplyOf<Tree['uploadCredential']>, sdk.UploadCredential>>,
  Check<SameInput<InputOf<Tree['uploadCredential']>, sdk.UploadCredentialInput>>,
];
export type { Json, Page, Rows };
