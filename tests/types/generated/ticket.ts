// Generated from the contract by `npm run gen`; do not edit.
import type { ticket, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/ticket';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof ticket.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['create']>, sdk.Ticket>>,
  Check<SameInput<InputOf<Tree['create']>, sdk.CreateInput>>,
  Check<SameReply<ReplyOf<Tree['get']>, sdk.PublicTicket>>,
  Check<SameInput<InputOf<Tree['get']>, sdk.GetInput>>,
  Check<SameReply<ReplyOf<Tree['update']>, sdk.Ticket>>,
  Check<SameInput<InputOf<Tree['update']>, sdk.UpdateInput>>,
  Check<SameReply<ReplyOf<Tree['contactUs']>, sdk.ContactUsReply>>,
  Check<SameInput<InputOf<Tree['contactUs']>, sdk.ContactUsInput>>,
];
export type { Json, Page, Rows };
