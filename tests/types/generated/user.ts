// Generated from the contract by `npm run gen`; do not edit.
import type { user, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/user';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof user.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['get']>, sdk.User>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['update']>, sdk.User>>,
  Check<SameInput<InputOf<Tree['update']>, sdk.UpdateInput>>,
  Check<SameReply<ReplyOf<Tree['clearLoginState']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['clearLoginState']>, sdk.ClearLoginStateInput>>,
];
export type { Json, Page, Rows };
