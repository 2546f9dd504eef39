// Generated from the contract by `npm run gen`; do not edit.
import type { certification, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/certification';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof certification.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['create']>, sdk.EnterpriseCertification>>,
  Check<SameInput<InputOf<Tree['create']>, sdk.CreateInput>>,
  Check<SameReply<ReplyOf<Tree['get']>, sdk.EnterpriseCertification>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['update']>, sdk.EnterpriseCertification>>,
  Check<SameInput<InputOf<Tree['update']>, sdk.UpdateInput>>,
  Check<SameReply<ReplyOf<Tree['approve']>, sdk.EnterpriseCertification>>,
  Check<SameInput<InputOf<Tree['approve']>, sdk.ApproveInput>>,
  Check<SameReply<ReplyOf<Tree['invalidate']>, sdk.EnterpriseCertification>>,
  Check<SameInput<InputOf<Tree['invalidate']>, sdk.InvalidateInput>>,
];
export type { Json, Page, Rows };
