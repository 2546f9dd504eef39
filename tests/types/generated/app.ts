// Generated from the contract by `npm run gen`; do not edit.
import type { app, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/app';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof app.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['create']>, sdk.App>>,
  Check<SameInput<InputOf<Tree['create']>, sdk.CreateInput>>,
  Check<SameReply<ReplyOf<Tree['get']>, sdk.App>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['getByService']>, sdk.App>>,
  Check<SameInput<InputOf<Tree['getByService']>, sdk.GetByServiceInput>>,
  Check<SameReply<ReplyOf<Tree['update']>, sdk.App>>,
  Check<SameInput<InputOf<Tree['update']>, sdk.UpdateInput>>,
  Check<SameReply<ReplyOf<Tree['redeem']>, sdk.Redemption>>,
  Check<SameInput<InputOf<Tree['redeem']>, sdk.RedeemInput>>,
  Check<SameReply<ReplyOf<Tree['bill']>, sdk.AppBill>>,
  Check<SameInput<InputOf<Tree['bill']>, sdk.BillInput>>,
  Check<SameReply<ReplyOf<Tree['services']['set']>, sdk.App>>,
  Check<SameInput<InputOf<Tree['services']['set']>, sdk.ServicesSetInput>>,
  Check<SameReply<ReplyOf<Tree['secrets']['regenerate']>, sdk.AppSecrets>>,
  Check<SameInput<InputOf<Tree['secrets']['regenerate']>, sdk.SecretsRegenerateInput>>,
  Check<SameReply<ReplyOf<Tree['redeemTokens']['create']>, sdk.RedeemTokensCreateReply>>,
  Check<SameInput<InputOf<Tree['redeemTokens']['create']>, sdk.RedeemTokensCreateInput>>,
  Check<SameReply<ReplyOf<Tree['self']['get']>, sdk.AppInfo>>,
  Check<SameReply<ReplyOf<Tree['self']['update']>, sdk.AppInfo>>,
  Check<SameInput<InputOf<Tree['self']['update']>, sdk.SelfUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['self']['enableService']>, sdk.AppInfo>>,
  Check<SameInput<InputOf<Tree['self']['enableService']>, sdk.SelfEnableServiceInput>>,
];
export type { Json, Page, Rows };
