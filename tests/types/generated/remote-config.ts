// Generated from the contract by `npm run gen`; do not edit.
import type { remoteConfig, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/remote-config';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof remoteConfig.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['refreshToken']>, Record<string, never>>>,
  Check<SameReply<ReplyOf<Tree['configs']['list']>, sdk.ConfigsListReply>>,
  Check<SameInput<InputOf<Tree['configs']['list']>, sdk.ConfigsListInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['create']>, sdk.ConfigsCreateReply>>,
  Check<SameInput<InputOf<Tree['configs']['create']>, sdk.ConfigsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['get']>, sdk.ConfigsGetReply>>,
  Check<SameInput<InputOf<Tree['configs']['get']>, sdk.ConfigsGetInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['update']>, sdk.ConfigsUpdateReply>>,
  Check<SameInput<InputOf<Tree['configs']['update']>, sdk.ConfigsUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['configs']['remove']>, sdk.ConfigsRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['configs']['removeMany']>, sdk.ConfigsRemoveManyReply>>,
  Check<SameInput<InputOf<Tree['configs']['removeMany']>, sdk.ConfigsRemoveManyInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['list']>, sdk.OverridesListReply>>,
  Check<SameInput<InputOf<Tree['overrides']['list']>, sdk.OverridesListInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['create']>, sdk.OverridesCreateReply>>,
  Check<SameInput<InputOf<Tree['overrides']['create']>, sdk.OverridesCreateInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['get']>, sdk.OverridesGetReply>>,
  Check<SameInput<InputOf<Tree['overrides']['get']>, sdk.OverridesGetInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['update']>, sdk.OverridesUpdateReply>>,
  Check<SameInput<InputOf<Tree['overrides']['update']>, sdk.OverridesUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['remove']>, Record<string, never>>>,
  Check<SameInput<InputOf<Tree['overrides']['remove']>, sdk.OverridesRemoveInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['removeMany']>, sdk.OverridesRemoveManyReply>>,
  Check<SameInput<InputOf<Tree['overrides']['removeMany']>, sdk.OverridesRemoveManyInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['validateRule']>, sdk.RuleCheck>>,
  Check<SameInput<InputOf<Tree['overrides']['validateRule']>, sdk.OverridesValidateRuleInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['enable']>, sdk.OverridesEnableReply>>,
  Check<SameInput<InputOf<Tree['overrides']['enable']>, sdk.OverridesEnableInput>>,
  Check<SameReply<ReplyOf<Tree['overrides']['disable']>, sdk.OverridesDisableReply>>,
  Check<SameInput<InputOf<Tree['overrides']['disable']>, sdk.OverridesDisableInput>>,
  Check<SameReply<ReplyOf<Tree['variants']['list']>, sdk.VariantsListReply>>,
  Check<SameInput<InputOf<Tree['variants']['list']>, sdk.VariantsListInput>>,
  Check<SameReply<ReplyOf<Tree['variants']['set']>, sdk.VariantsSetReply>>,
  Check<SameInput<InputOf<Tree['variants']['set']>, sdk.VariantsSetInput>>,
  Check<SameReply<ReplyOf<Tree['settings']['simulate']>, sdk.ConfigSimulation>>,
  Check<SameInput<InputOf<Tree['settings']['simulate']>, sdk.SettingsSimulateInput>>,
  Check<SameReply<ReplyOf<Tree['settings']['get']>, sdk.SettingsGetReply>>,
  Check<SameInput<InputOf<Tree['settings']['get']>, sdk.SettingsGetInput>>,
  Check<SameReply<ReplyOf<Tree['settings']['resolve']>, sdk.SettingsResolveReply>>,
  Check<SameInput<InputOf<Tree['settings']['resolve']>, sdk.SettingsResolveInput>>,
  Check<SameReply<ReplyOf<Tree['usages']['total']>, sdk.ConfigUsage>>,
  Check<SameInput<InputOf<Tree['usages']['total']>, sdk.UsagesTotalInput>>,
  Check<SameReply<ReplyOf<Tree['usages']['daily']>, sdk.UsagesDailyReply>>,
  Check<SameInput<InputOf<Tree['usages']['daily']>, sdk.UsagesDailyInput>>,
  Check<SameReply<ReplyOf<Tree['usages']['byApp']>, sdk.UsagesByAppReply>>,
  Check<SameInput<InputOf<Tree['usages']['byApp']>, sdk.UsagesByAppInput>>,
];
export type { Json, Page, Rows };
