// One quest, as a page and as a drawer: its clock, its points, its items one by one, and what was done to it.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { Quest } from '@uos/sdk/browser';
import { questColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import {
  editIcon,
  playIcon,
  plusIcon,
  powerIcon,
  tasksIcon,
  terminalIcon,
  trashIcon,
} from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { DeleteQuest } from './delete-quest.tsx';
import { FlipQuest } from './flip-quest.tsx';
import { PeriodClock } from './period-clock.tsx';
import { PointBar } from './point-bar.tsx';
import { publishedCount, questQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const QuestItems = part(() => import('./quest-items.tsx'));
const QuestForm = part(() => import('./quest-form.tsx'), 'over');
const ItemForm = part(() => import('./item-form.tsx'), 'over');

const facts = columnsOf<Quest>(questColumns, {
  slugName: { kind: 'id' },
  type: {},
  layout: {},
  resetHour: { kind: 'text', cell: ({ resetHour }) => `${String(resetHour).padStart(2, '0')}:00` },
  id: {},
  createdAt: {},
  modifiedAt: {},
});

type Open = 'item' | 'edit' | 'publish' | 'revoke' | 'delete';

export default function QuestDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <DetailPage
      place={place}
      query={useQuery(questQuery(appId, id))}
      kind={text.quest}
      icon={tasksIcon}
      title={({ displayName }) => displayName}
      status={({ status }) => <StatusDot label={label(questColumns.status.labels, status)} />}
      facts={facts}
      aside={{
        title: text.commands,
        icon: terminalIcon,
        render: ({ slugName }) => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).quests.publish} input={{ id: slugName }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/quests', { appId })}
      tabs={(quest) => [
        {
          key: 'items',
          title: text.items,
          count: quest.items.length,
          render: () => (
            <Stack gap="lg">
              <PeriodClock quest={quest} />
              {quest.layout === 'WithProgressBar' ? <PointBar quest={quest} /> : null}
              <QuestItems appId={appId} quest={quest} />
            </Stack>
          ),
        },
        historyTab({ appId }, quest.slugName, quest.displayName),
      ]}
      actions={(quest) => {
        const count = publishedCount(quest);
        const isWhole = quest.items.length > 0 && count === quest.items.length;
        const kept = count > 0 ? text.revokeFirst : undefined;
        return [
          {
            label: text.newItem,
            icon: plusIcon,
            primary: true,
            reason: reasonFor('passport.questItems.create'),
            onClick: () => setOpen('item'),
          },
          {
            label: text.publishAsk,
            icon: playIcon,
            primary: !isWhole,
            reason:
              reasonFor('passport.quests.publish') ??
              (quest.items.length === 0 ? text.noItems : isWhole ? text.isPublished : undefined),
            onClick: () => setOpen('publish'),
          },
          {
            label: text.revokeAsk,
            icon: powerIcon,
            primary: isWhole,
            reason: reasonFor('passport.quests.revoke') ?? (count === 0 ? text.isPending : undefined),
            onClick: () => setOpen('revoke'),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.quests.import') ?? kept,
            onClick: () => setOpen('edit'),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.quests.remove') ?? kept,
            onClick: () => setOpen('delete'),
          },
        ];
      }}
    >
      {(quest) => (
        <>
          <Suspense fallback={null}>
            {open === 'item' ? <ItemForm appId={appId} quest={quest} onClose={close} /> : null}
            {open === 'edit' ? <QuestForm appId={appId} quest={quest} onClose={close} /> : null}
          </Suspense>
          {open === 'publish' || open === 'revoke' ? (
            <FlipQuest appId={appId} quest={quest} how={open} onClose={close} />
          ) : null}
          {open === 'delete' ? (
            <DeleteQuest
              appId={appId}
              quest={quest}
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
