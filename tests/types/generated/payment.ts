// Generated from the contract by `npm run gen`; do not edit.
import type { payment, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/payment';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof payment.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['create']>, sdk.PaymentOrder>>,
  Check<SameInput<InputOf<Tree['create']>, sdk.CreateInput>>,
  Check<SameReply<ReplyOf<Tree['complete']>, sdk.PaymentResult>>,
  Check<SameInput<InputOf<Tree['complete']>, sdk.CompleteInput>>,
];
export type { Json, Page, Rows };
