// Generated from the contract by `npm run gen`; do not edit.
import type { org, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/org';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof org.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['list']>, sdk.ListReply>>,
  Check<SameInput<InputOf<Tree['list']>, sdk.ListInput>>,
  Check<SameReply<ReplyOf<Tree['create']>, sdk.Organization>>,
  Check<SameInput<InputOf<Tree['create']>, sdk.CreateInput>>,
  Check<SameReply<ReplyOf<Tree['approve']>, sdk.Organization>>,
  Check<SameInput<InputOf<Tree['approve']>, sdk.ApproveInput>>,
  Check<SameReply<ReplyOf<Tree['invalidate']>, sdk.Organization>>,
  Check<SameInput<InputOf<Tree['invalidate']>, sdk.InvalidateInput>>,
  Check<SameReply<ReplyOf<Tree['members']['list']>, sdk.MembersListReply>>,
  Check<SameInput<InputOf<Tree['members']['list']>, sdk.MembersListInput>>,
  Check<SameReply<ReplyOf<Tree['members']['add']>, sdk.OrganizationMember>>,
  Check<SameInput<InputOf<Tree['members']['add']>, sdk.MembersAddInput>>,
  Check<SameReply<ReplyOf<Tree['members']['update']>, sdk.OrganizationMember>>,
  Check<SameInput<InputOf<Tree['members']['update']>, sdk.MembersUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['members']['rm']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['members']['rm']>, sdk.MembersRmInput>>,
  Check<SameReply<ReplyOf<Tree['projects']['list']>, sdk.ProjectsListReply>>,
  Check<SameInput<InputOf<Tree['projects']['list']>, sdk.ProjectsListInput>>,
  Check<SameReply<ReplyOf<Tree['projects']['create']>, sdk.Project>>,
  Check<SameInput<InputOf<Tree['projects']['create']>, sdk.ProjectsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['projects']['get']>, sdk.ProjectWithApp>>,
  Check<SameInput<InputOf<Tree['projects']['get']>, sdk.ProjectsGetInput>>,
];
export type { Json, Page, Rows };
