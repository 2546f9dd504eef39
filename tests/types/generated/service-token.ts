// Generated from the contract by `npm run gen`; do not edit.
import type { serviceToken, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/service-token';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof serviceToken.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['generate']>, sdk.ServiceToken>>,
  Check<SameInput<InputOf<Tree['generate']>, sdk.GenerateInput>>,
  Check<SameReply<ReplyOf<Tree['regenerate']>, sdk.ServiceToken>>,
  Check<SameInput<InputOf<Tree['regenerate']>, sdk.RegenerateInput>>,
  Check<SameReply<ReplyOf<Tree['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['remove']>, sdk.RemoveInput>>,
];
export type { Json, Page, Rows };
