// The fields of a leaderboard, of a new one and of one that is there, and what they are on the wire.

import { TextInput } from '@mantine/core';
import { featureSlug } from '@uos/contract/rules';
import type { Leaderboard } from '@uos/sdk/browser';
import type { LeaderboardsCreateInput, LeaderboardsUpdateInput } from '@uos/sdk/services/passport';
import { leaderboardsCreateForm, leaderboardsUpdateForm } from '@uos/sdk/services/passport.forms';
// why beside `fieldsOf`: tiers and rewards are lists that a form draws as rows
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { cronProblem, NextResets } from './next-resets.tsx';
import { type RewardRow, RewardRows } from './reward-rows.tsx';
import { bestFirst } from './spread.ts';
import { text } from './text.zh.ts';
import { type TierRow, TierRows } from './tier-rows.tsx';

export type BoardValues = ValuesOf<
  Omit<LeaderboardsCreateInput, 'tiers' | 'rewards'>,
  { tiers: readonly TierRow[]; rewards: readonly RewardRow[] }
>;

interface Fixed {
  /** The leaderboard that is changed; none for a new one. */
  readonly board?: Leaderboard | undefined;
  /** It has scores: how they are ordered stays. */
  readonly hasScores?: boolean;
}

export function boardFields({ board, hasScores = false }: Fixed): FieldsOf<BoardValues> {
  const isNew = board === undefined;
  const fixed = hasScores ? { reason: text.hasScores } : {};
  return fieldsOf<BoardValues>(leaderboardsCreateForm, {
    displayName: { placeholder: text.namePlaceholder },
    slugName: { rule: featureSlug, placeholder: 'weekly', description: text.slugHelp, when: () => isNew },
    memberType: { kind: 'radio', hints: text.memberTypes, when: () => isNew },
    sortOrder: { kind: 'radio', hints: text.sortOrders, ...fixed },
    updateType: { kind: 'radio', hints: text.updateTypes, ...fixed },
    crossRealm: { description: text.crossRealmHelp, ...fixed },
    forceDistinctRank: { description: text.distinctHelp },
    bucketStrategy: { kind: 'radio', hints: text.bucketStrategies, when: () => isNew },
    bucketSize: { required: true, when: ({ bucketStrategy }) => bucketStrategy === 'System' },
    tierStrategy: { kind: 'choice', placeholder: text.noTiers, description: text.tierHelp },
    tiers: {
      kind: 'own',
      label: text.tiers,
      when: ({ tierStrategy }) => tierStrategy !== '',
      check: tiersProblem,
      render: (input) => <TierRows {...input} />,
    },
    rewardStrategy: { kind: 'radio', hints: text.rewardStrategies },
    rewards: {
      kind: 'own',
      label: text.rewards,
      description: text.rewardsHelp,
      check: rewardsProblem,
      render: (input, { rewardStrategy, tiers }) => (
        <RewardRows {...input} byTier={rewardStrategy === 'ByTier'} tiers={tiers} />
      ),
    },
    rewardInboxTemplateSlug: { description: text.templateHelp },
    resetSchedule: {
      kind: 'own',
      label: text.resetSchedule,
      description: text.cronHelp,
      required: false,
      check: (cron) => cronProblem(cron),
      render: ({ value, onChange, disabled, problem }) => (
        <>
          <TextInput
            aria-label={text.resetSchedule}
            placeholder="0 0 * * 1"
            value={value}
            disabled={disabled}
            error={problem !== undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <NextResets cron={value} />
        </>
      ),
    },
    startTime: { half: true, description: text.startHelp },
    endTime: {
      half: true,
      description: text.endHelp,
      check: (end, { startTime }) =>
        end !== '' && startTime !== '' && Date.parse(end) <= Date.parse(startTime) ? text.endFirst : undefined,
    },
    properties: {},
  });
}

export function boardValues(board: Leaderboard | undefined): BoardValues {
  return {
    displayName: board?.displayName ?? '',
    slugName: board?.slugName ?? '',
    memberType: board?.memberType ?? 'Player',
    sortOrder: board?.sortOrder ?? 'Desc',
    updateType: board?.updateType ?? 'KeepBest',
    crossRealm: board?.crossRealm ?? true,
    forceDistinctRank: board?.forceDistinctRank ?? false,
    bucketStrategy: board?.bucketStrategy ?? 'None',
    bucketSize: board === undefined || board.bucketSize === 0 ? undefined : board.bucketSize,
    tierStrategy: board?.tierStrategy ?? '',
    tiers: board?.tiers ?? [],
    rewardStrategy: board?.rewardStrategy ?? 'General',
    rewards: (board?.rewards ?? []).map(({ from, to, tier = '', items }) => ({ from, to, tier, items })),
    rewardInboxTemplateSlug: board?.rewardInboxTemplateSlug ?? '',
    resetSchedule: board?.resetSchedule ?? '',
    startTime: board?.startTime ?? '',
    endTime: board?.endTime ?? '',
    properties: board?.properties ?? {},
  };
}

export function createInput(values: BoardValues): LeaderboardsCreateInput {
  const { bucketSize, bucketStrategy } = values;
  return inputOf<LeaderboardsCreateInput>(leaderboardsCreateForm, {
    ...values,
    ...listsOf(values),
    bucketSize: bucketStrategy === 'System' ? bucketSize : undefined,
    resetSchedule: values.resetSchedule.trim(),
  });
}

/** All that can be changed; what the form holds no word for is taken away. */
export function updateInput(name: string, values: BoardValues, before: Leaderboard): LeaderboardsUpdateInput {
  const { slugName: _slug, memberType: _member, bucketStrategy, ...rest } = values;
  const { tiers, rewards } = listsOf(values);
  const cron = values.resetSchedule.trim();
  return {
    ...inputOf<LeaderboardsUpdateInput>(leaderboardsUpdateForm, {
      ...rest,
      name,
      bucketSize: bucketStrategy === 'System' ? values.bucketSize : undefined,
      resetSchedule: undefined,
    }),
    tiers,
    rewards,
    rewardInboxTemplateSlug: values.rewardInboxTemplateSlug,
    // why only a change: the same call takes the schedule of another screen away
    ...(cron !== before.resetSchedule && { resetSchedule: cron }),
  };
}

type Lists = Required<Pick<LeaderboardsCreateInput, 'tiers' | 'rewards'>>;

function listsOf({ tierStrategy, sortOrder, tiers, rewardStrategy, rewards }: BoardValues): Lists {
  const known = tierStrategy === '' ? [] : tiers.map((tier) => ({ ...tier, cutoff: tier.cutoff ?? 0 }));
  return {
    tiers: bestFirst(known, tierStrategy, sortOrder).map(({ slugName, displayName, cutoff }, order) => ({
      ...{ slugName, displayName, cutoff, order },
    })),
    rewards: rewards.map(({ from = 0, to = 0, tier, items }) => ({
      ...(rewardStrategy === 'ByTier' ? { tier } : { from, to }),
      items: items.map(({ resourceSlug, quantity = 0 }) => ({ resourceSlug, quantity })),
    })),
  };
}

function tiersProblem(tiers: readonly TierRow[], { tierStrategy }: BoardValues): string | undefined {
  if (
    tiers.some(({ slugName, displayName, cutoff }) => slugName === '' || displayName === '' || cutoff === undefined)
  ) {
    return text.tierIncomplete;
  }
  if (new Set(tiers.map(({ slugName }) => slugName)).size < tiers.length) {
    return text.tierTwice;
  }
  if (new Set(tiers.map(({ cutoff }) => cutoff)).size < tiers.length) {
    return text.cutoffTwice;
  }
  const [least, most] =
    tierStrategy === 'Percent' ? [0, 100] : tierStrategy === 'Rank' ? [1, Infinity] : [-Infinity, Infinity];
  return tiers.some(({ cutoff = 0 }) => cutoff < least || cutoff > most)
    ? tierStrategy === 'Percent'
      ? text.percentRange
      : text.rankRange
    : undefined;
}

function rewardsProblem(rewards: readonly RewardRow[], values: BoardValues): string | undefined {
  if (
    rewards.some(({ items }) =>
      items.some(({ resourceSlug, quantity }) => resourceSlug === '' || quantity === undefined),
    )
  ) {
    return text.itemIncomplete;
  }
  if (values.rewardStrategy === 'ByTier') {
    const named = rewards.map(({ tier }) => tier);
    return named.some((tier) => !values.tiers.some(({ slugName }) => slugName === tier))
      ? text.rewardTierUnknown
      : new Set(named).size < named.length
        ? text.rewardTierTwice
        : undefined;
  }
  if (values.rewardStrategy === 'InBucket' && values.bucketStrategy === 'None') {
    return text.rewardNoBuckets;
  }
  if (rewards.some(({ from, to }) => from === undefined || to === undefined || to < from)) {
    return text.rewardRange;
  }
  const sorted = [...rewards].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  return sorted.some(({ from = 0 }, at) => at > 0 && from <= (sorted[at - 1]?.to ?? 0))
    ? text.rewardOverlap
    : undefined;
}
