// Generated from the contract by `npm run gen`; do not edit.
import type { save, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/save';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof save.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['refreshToken']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['files']['list']>, sdk.FilesListReply>>,
  Check<SameInput<InputOf<Tree['files']['list']>, sdk.FilesListInput>>,
  Check<SameReply<ReplyOf<Tree['files']['get']>, sdk.FilesGetReply>>,
  Check<SameInput<InputOf<Tree['files']['get']>, sdk.FilesGetInput>>,
  Check<SameReply<ReplyOf<Tree['files']['uploadToken']>, sdk.SaveUploadTokens>>,
  Check<SameInput<InputOf<Tree['files']['uploadToken']>, sdk.FilesUploadTokenInput>>,
  Check<SameReply<ReplyOf<Tree['files']['set']>, sdk.FilesSetReply>>,
  Check<SameInput<InputOf<Tree['files']['set']>, sdk.FilesSetInput>>,
  Check<SameReply<ReplyOf<Tree['files']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['files']['remove']>, sdk.FilesRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['files']['removeMany']>, sdk.FilesRemoveManyReply>>,
  Check<SameInput<InputOf<Tree['files']['removeMany']>, sdk.FilesRemoveManyInput>>,
  Check<SameReply<ReplyOf<Tree['versions']['list']>, sdk.VersionsListReply>>,
  Check<SameInput<InputOf<Tree['versions']['list']>, sdk.VersionsListInput>>,
  Check<SameReply<ReplyOf<Tree['versions']['restore']>, sdk.VersionsRestoreReply>>,
  Check<SameInput<InputOf<Tree['versions']['restore']>, sdk.VersionsRestoreInput>>,
  Check<SameReply<ReplyOf<Tree['profilePictures']['list']>, sdk.ProfilePicturesListReply>>,
  Check<SameInput<InputOf<Tree['profilePictures']['list']>, sdk.ProfilePicturesListInput>>,
  Check<SameReply<ReplyOf<Tree['profilePictures']['uploadToken']>, sdk.ProfilePicturesUploadTokenReply>>,
  Check<SameInput<InputOf<Tree['profilePictures']['uploadToken']>, sdk.ProfilePicturesUploadTokenInput>>,
  Check<SameReply<ReplyOf<Tree['profilePictures']['set']>, sdk.ProfilePicturesSetReply>>,
  Check<SameInput<InputOf<Tree['profilePictures']['set']>, sdk.ProfilePicturesSetInput>>,
  Check<SameReply<ReplyOf<Tree['profilePictures']['removeMany']>, sdk.ProfilePicturesRemoveManyReply>>,
  Check<SameInput<InputOf<Tree['profilePictures']['removeMany']>, sdk.ProfilePicturesRemoveManyInput>>,
  Check<SameReply<ReplyOf<Tree['appConfig']['get']>, sdk.AppConfigGetReply>>,
  Check<SameReply<ReplyOf<Tree['appConfig']['set']>, sdk.AppConfigSetReply>>,
  Check<SameInput<InputOf<Tree['appConfig']['set']>, sdk.AppConfigSetInput>>,
  Check<SameReply<ReplyOf<Tree['usage']['daily']>, sdk.UsageDailyReply>>,
  Check<SameInput<InputOf<Tree['usage']['daily']>, sdk.UsageDailyInput>>,
  Check<SameReply<ReplyOf<Tree['usage']['sum']>, sdk.SaveUsage>>,
  Check<SameInput<InputOf<Tree['usage']['sum']>, sdk.UsageSumInput>>,
  Check<SameReply<ReplyOf<Tree['usage']['top']>, sdk.UsageTopReply>>,
  Check<SameInput<InputOf<Tree['usage']['top']>, sdk.UsageTopInput>>,
];
export type { Json, Page, Rows };
