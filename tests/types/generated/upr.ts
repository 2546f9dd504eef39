// Generated from the contract by `npm run gen`; do not edit.
import type { upr, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/upr';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof upr.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['get']>, sdk.Upr>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['list']>, sdk.SessionsListReply>>,
  Check<SameInput<InputOf<Tree['sessions']['list']>, sdk.SessionsListInput>>,
  Check<SameReply<ReplyOf<Tree['sessions']['create']>, sdk.UprSession>>,
  Check<SameInput<InputOf<Tree['sessions']['create']>, sdk.SessionsCreateInput>>,
];
export type { Json, Page, Rows };
