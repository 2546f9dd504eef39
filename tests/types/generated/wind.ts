// Generated from the contract by `npm run gen`; do not edit.
import type { wind, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/wind';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof wind.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['publish']>, sdk.WindPublish>>,
  Check<SameInput<InputOf<Tree['publish']>, sdk.PublishInput>>,
];
export type { Json, Page, Rows };
