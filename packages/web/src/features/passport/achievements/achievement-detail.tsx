// One achievement beside its list: what it gives, how many have done it, how players see it, and what was done to it.
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { AchievementMeta } from '@uos/sdk/browser';
import { achievementMetaColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import {
  copyIcon,
  editIcon,
  playIcon,
  powerIcon,
  terminalIcon,
  trashIcon,
  trophyIcon,
} from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { amountWords } from '../economy/amounts/amounts.ts';
import { passportOf } from '../queries.ts';
import classes from './achievements.module.css';
import { hintOf, shareOf } from './completion.ts';
import { DeleteAchievement } from './delete-achievement.tsx';
import { FlipAchievement } from './flip-achievement.tsx';
import { achievementQuery, completionQuery, isReleased } from './queries.ts';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const AsPlayers = part(() => import('./as-players.tsx'));
const AchievementForm = part(() => import('./achievement-form.tsx'), 'over');

const facts = columnsOf<AchievementMeta>(achievementMetaColumns, {
  slugName: { kind: 'id' },
  startValue: {},
  thresholdValue: {},
  series: {},
  category: {},
  hidden: {},
  createdAt: {},
  modifiedAt: {},
});

export default function AchievementDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'copy' | 'flip' | 'delete'>();
  const close = () => setOpen(undefined);
  const { achievements } = passportOf(appId);
  return (
    <DetailPage
      place={place}
      query={useQuery(achievementQuery(appId, id))}
      kind={text.achievement}
      icon={trophyIcon}
      title={({ displayName }) => displayName}
      help={({ description }) => description}
      status={({ releaseStatus }) => (
        <StatusDot label={label(achievementMetaColumns.releaseStatus.labels, releaseStatus)} />
      )}
      facts={facts}
      aside={{
        title: text.commands,
        icon: terminalIcon,
        render: ({ slugName }) => (
          <Suspense fallback={null}>
            <Snippets call={achievements.release} input={{ slugNames: [slugName] }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/achievements/meta', { appId })}
      tabs={(achievement) => [
        { key: 'content', title: text.content, render: () => <Content appId={appId} achievement={achievement} /> },
        { key: 'players', title: text.players, render: () => <AsPlayers achievement={achievement} /> },
        historyTab({ appId }, achievement.slugName, achievement.displayName),
      ]}
      actions={(achievement) => {
        const isOn = isReleased(achievement);
        return [
          {
            label: isOn ? text.revokeAsk : text.releaseAsk,
            icon: isOn ? powerIcon : playIcon,
            primary: isOn ? 'plain' : true,
            reason: reasonFor(isOn ? 'passport.achievements.revoke' : 'passport.achievements.release'),
            onClick: () => setOpen('flip'),
          },
          {
            label: text.edit,
            icon: editIcon,
            primary: isOn,
            reason: reasonFor('passport.achievements.update'),
            onClick: () => setOpen('edit'),
          },
          {
            label: text.copy,
            icon: copyIcon,
            reason: reasonFor('passport.achievements.create'),
            onClick: () => setOpen('copy'),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.achievements.remove') ?? (isOn ? text.revokeFirst : undefined),
            onClick: () => setOpen('delete'),
          },
        ];
      }}
    >
      {(achievement) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' ? <AchievementForm appId={appId} achievement={achievement} onClose={close} /> : null}
            {open === 'copy' ? <AchievementForm appId={appId} like={achievement} onClose={close} /> : null}
          </Suspense>
          {open === 'flip' ? <FlipAchievement appId={appId} achievement={achievement} onClose={close} /> : null}
          {open === 'delete' ? (
            <DeleteAchievement
              appId={appId}
              achievement={achievement}
              onClose={(isDeleted) => {
                close();
                if (isDeleted) {
                  onClose();
                }
              }}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}

function Content({ appId, achievement: { slugName, rewards } }: { appId: string; achievement: AchievementMeta }) {
  const completion = useQuery(completionQuery(appId, slugName));
  const { data } = completion;
  const [achieved, redeemed, players] = [data?.achieved, data?.redeemed, data?.players];
  const isKnown = achieved !== undefined && players !== undefined;
  return (
    <Stack gap="lg">
      {completion.isLoadingError ? (
        <ErrorPanel error={completion.error} onRetry={() => void completion.refetch()} />
      ) : (
        <Figures
          label={text.completion}
          figures={[
            {
              title: text.rate,
              value: isKnown ? text.percent(shareOf(achieved, players)) : undefined,
              note: isKnown ? hintOf(achieved, players) : undefined,
            },
            {
              title: text.achieved,
              value: achieved === undefined ? undefined : grouped(achieved),
              note: players === undefined ? undefined : text.ofPlayers(players),
            },
            { title: text.redeemed, value: redeemed === undefined ? undefined : grouped(redeemed) },
          ]}
        />
      )}
      <section aria-label={text.rewards}>
        <Title order={3}>{text.rewards}</Title>
        {rewards.length === 0 ? (
          <p className={classes.dim}>{text.rewardsNone}</p>
        ) : (
          <ul className={classes.amounts}>
            {rewards.map((item) => (
              <li key={item.slugName}>
                <span>{amountWords(item)}</span>
                <code>{item.slugName}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Stack>
  );
}
