// Generated from the contract by `npm run gen`; do not edit.
import type { knowledge, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/knowledge';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof knowledge.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['ask']>, sdk.KnowledgeAnswer>>,
  Check<SameInput<InputOf<Tree['ask']>, sdk.AskInput>>,
  Check<SameReply<ReplyOf<Tree['history']>, sdk.KnowledgeHistory>>,
  Check<SameInput<InputOf<Tree['history']>, sdk.HistoryInput>>,
  Check<SameReply<ReplyOf<Tree['clearHistory']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['clearHistory']>, sdk.ClearHistoryInput>>,
  Check<SameReply<ReplyOf<Tree['searchDocuments']>, sdk.SearchDocumentsReply>>,
  Check<SameInput<InputOf<Tree['searchDocuments']>, sdk.SearchDocumentsInput>>,
];
export type { Json, Page, Rows };
