// Generated from the contract by `npm run gen`; do not edit.
import type { alert, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/alert';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof alert.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['records']['list']>, sdk.RecordsListReply>>,
  Check<SameInput<InputOf<Tree['records']['list']>, sdk.RecordsListInput>>,
  Check<SameReply<ReplyOf<Tree['records']['create']>, sdk.RecordsCreateReply>>,
  Check<SameInput<InputOf<Tree['records']['create']>, sdk.RecordsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['records']['report']>, sdk.RecordsReportReply>>,
  Check<SameInput<InputOf<Tree['records']['report']>, sdk.RecordsReportInput>>,
  Check<SameReply<ReplyOf<Tree['mails']['send']>, sdk.MailsSendReply>>,
  Check<SameInput<InputOf<Tree['mails']['send']>, sdk.MailsSendInput>>,
  Check<SameReply<ReplyOf<Tree['mails']['outbox']>, sdk.MailsOutboxReply>>,
  Check<SameInput<InputOf<Tree['mails']['outbox']>, sdk.MailsOutboxInput>>,
  Check<SameReply<ReplyOf<Tree['monitors']['list']>, sdk.MonitorsListReply>>,
  Check<SameInput<InputOf<Tree['monitors']['list']>, sdk.MonitorsListInput>>,
  Check<SameReply<ReplyOf<Tree['monitors']['create']>, sdk.Monitor>>,
  Check<SameInput<InputOf<Tree['monitors']['create']>, sdk.MonitorsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['monitors']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['monitors']['remove']>, sdk.MonitorsRemoveInput>>,
];
export type { Json, Page, Rows };
