// The achievements of a game: released and taken back, one or many at once.
import { useQuery } from '@tanstack/react-query';
import type { AchievementMeta } from '@uos/sdk/browser';
import type { AchievementsSearchInput } from '@uos/sdk/services/passport';
import { achievementMetaColumns } from '@uos/sdk/services/passport.columns';
import { type ReactNode, Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { copyIcon, editIcon, playIcon, powerIcon, trashIcon, trophyIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { amountsWords, writeAmounts } from '../economy/amounts/amounts.ts';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { DeleteAchievement } from './delete-achievement.tsx';
import { FlipAchievement } from './flip-achievement.tsx';
import { achievementKeys, categoriesQuery, isReleased, seriesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const AchievementForm = part(() => import('./achievement-form.tsx'), 'over');

const { releaseStatus: state, category: categoryTitle, series: seriesTitle } = achievementMetaColumns;

const columns = columnsOf<AchievementMeta>(achievementMetaColumns, {
  displayName: {},
  slugName: { wideOnly: true },
  releaseStatus: {},
  thresholdValue: {},
  rewards: {
    kind: 'text',
    cell: ({ rewards }) => amountsWords(rewards) || text.none,
    value: ({ rewards }) => writeAmounts(rewards),
  },
  series: {},
  category: { wideOnly: true },
  hidden: { wideOnly: true },
  startValue: { hidden: true },
  description: { hidden: true },
  modifiedAt: { hidden: true },
});

type Open = { readonly kind: 'edit' | 'copy' | 'flip' | 'delete'; readonly achievement: AchievementMeta };

export function Achievements({ appId, create }: { appId: string; create: ReactNode }) {
  const { achievements } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const categories = useQuery(categoriesQuery(appId)).data ?? [];
  const series = useQuery(seriesQuery(appId)).data ?? [];
  const players = useQuery(playersQuery(appId)).data;
  const refresh = achievementKeys(appId);
  return (
    <>
      <DataList
        id="passport.achievements"
        label={text.achievements}
        source={listOf(achievements.search, ({ q, filters: { category, series: ofSeries, state: released } }) =>
          given({
            displayName: q,
            category,
            series: ofSeries,
            releaseStatus: released as AchievementsSearchInput['releaseStatus'],
          }),
        )}
        columns={columns}
        rowKey={({ slugName }) => slugName}
        rowName={({ displayName }) => displayName}
        rowEntity={({ slugName }) => ({ kind: 'achievement', id: slugName })}
        refresh={refresh}
        search={text.search}
        filters={[
          labelFilter('state', state.title, state.labels),
          choice('category', categoryTitle.title, categories),
          choice('series', seriesTitle.title, series),
        ]}
        actions={(achievement) => {
          const isOn = isReleased(achievement);
          return [
            {
              label: text.edit,
              icon: editIcon,
              reason: reasonFor('passport.achievements.update'),
              onClick: () => setOpen({ kind: 'edit', achievement }),
            },
            {
              label: isOn ? text.revokeAsk : text.releaseAsk,
              icon: isOn ? powerIcon : playIcon,
              reason: reasonFor(isOn ? 'passport.achievements.revoke' : 'passport.achievements.release'),
              onClick: () => setOpen({ kind: 'flip', achievement }),
            },
            {
              label: text.copy,
              icon: copyIcon,
              reason: reasonFor('passport.achievements.create'),
              onClick: () => setOpen({ kind: 'copy', achievement }),
            },
            {
              label: text.delete,
              icon: trashIcon,
              danger: true,
              reason: reasonFor('passport.achievements.remove') ?? (isOn ? text.revokeFirst : undefined),
              onClick: () => setOpen({ kind: 'delete', achievement }),
            },
          ];
        }}
        bulk={[
          {
            key: 'release',
            label: text.release,
            icon: playIcon,
            reason: reasonFor('passport.achievements.release'),
            leaves: (achievement) => (isReleased(achievement) ? text.isReleased : undefined),
            run: ({ slugName }) => achievements.release({ slugNames: [slugName] }),
            words: text.bulkRelease(players),
          },
          {
            key: 'revoke',
            label: text.revoke,
            icon: powerIcon,
            danger: true,
            reason: reasonFor('passport.achievements.revoke'),
            leaves: (achievement) => (isReleased(achievement) ? undefined : text.isUnreleased),
            run: ({ slugName }) => achievements.revoke({ slugNames: [slugName] }),
            words: text.bulkRevoke(players),
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.achievements.remove'),
            leaves: (achievement) => (isReleased(achievement) ? text.revokeFirst : undefined),
            run: ({ slugName }) => achievements.remove({ id: slugName }),
            words: text.bulkDelete(players),
          },
        ]}
        empty={
          <EmptyState
            icon={trophyIcon}
            title={text.empty}
            action={create}
            snippets={{ call: achievements.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'edit' ? (
          <AchievementForm appId={appId} achievement={open.achievement} onClose={close} />
        ) : null}
        {open?.kind === 'copy' ? <AchievementForm appId={appId} like={open.achievement} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'flip' ? <FlipAchievement appId={appId} achievement={open.achievement} onClose={close} /> : null}
      {open?.kind === 'delete' ? (
        <DeleteAchievement appId={appId} achievement={open.achievement} onClose={close} />
      ) : null}
    </>
  );
}

const choice = (key: string, title: string, words: readonly string[]) =>
  ({ kind: 'choice', key, title, options: words.map((value) => ({ value, label: value })) }) as const;
