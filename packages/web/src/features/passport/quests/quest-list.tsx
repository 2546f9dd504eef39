// Quests of a game: how often each starts anew and when, what of it is published, and new ones by hand or from a file.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Quest } from '@uos/sdk/browser';
import type { QuestsSearchInput } from '@uos/sdk/services/passport';
import { questColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import {
  editIcon,
  expandIcon,
  playIcon,
  plusIcon,
  powerIcon,
  tasksIcon,
  trashIcon,
  uploadIcon,
} from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { DeleteQuest } from './delete-quest.tsx';
import { FlipQuest } from './flip-quest.tsx';
import { Left } from './period-clock.tsx';
import { itemInput, publishedCount, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

const QuestForm = part(() => import('./quest-form.tsx'), 'over');
const QuestImport = part(() => import('./quest-import.tsx'), 'over');

const { type: often, status: state } = questColumns;

const columns = [
  ...columnsOf<Quest>(questColumns, {
    displayName: {},
    slugName: { wideOnly: true },
    type: {},
    layout: {},
    status: {},
    // why the whole of them: the file can be imported again
    items: {
      cell: (quest) => text.doneOf(publishedCount(quest), quest.items.length),
      value: ({ items }) => JSON.stringify(items.map(itemInput)),
    },
  }),
  columnKinds<Quest>().own('left', text.leftColumn, (quest) => <Left quest={quest} />, { value: () => undefined }),
  ...columnsOf<Quest>(questColumns, {
    resetHour: { hidden: true },
    createdAt: { hidden: true },
    modifiedAt: { hidden: true },
  }),
];

type Open =
  | { readonly kind: 'create' | 'import' }
  | { readonly kind: 'edit' | 'publish' | 'revoke' | 'delete'; readonly quest: Quest };

const published = (quest: Quest) => (publishedCount(quest) > 0 ? text.revokeFirst : undefined);

export default function QuestList() {
  const { AppId: appId } = useApp();
  const { quests } = passportOf(appId);
  const navigate = useNavigate();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const players = useQuery(playersQuery(appId)).data;
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.quests.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.create}
    </ActionButton>
  );
  return (
    <Page
      title={text.quests}
      help={text.help}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={reasonFor('passport.quests.import')}
            onClick={() => setOpen({ kind: 'import' })}
          >
            {text.import}
          </ActionButton>
          {create}
        </>
      }
    >
      <DataList
        id="passport.quests"
        label={text.quests}
        source={listOf(quests.search, ({ q, filters: { type, status } }) =>
          given({
            displayName: q,
            type: type as QuestsSearchInput['type'],
            status: status as QuestsSearchInput['status'],
          }),
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ displayName }) => displayName}
        rowEntity={({ slugName }) => ({ kind: 'quest', id: slugName })}
        refresh={questKeys(appId)}
        search={text.search}
        filters={[labelFilter('type', often.title, often.labels), labelFilter('status', state.title, state.labels)]}
        actions={(quest) => [
          {
            label: text.openPage,
            icon: expandIcon,
            onClick: () =>
              void navigate(
                screen('/services/{appId}/passport/quests/{questSlug}', { appId, questSlug: quest.slugName }),
              ),
          },
          {
            label: text.publishAsk,
            icon: playIcon,
            reason: reasonFor('passport.quests.publish') ?? notPublishable(quest),
            onClick: () => setOpen({ kind: 'publish', quest }),
          },
          {
            label: text.revokeAsk,
            icon: powerIcon,
            reason: reasonFor('passport.quests.revoke') ?? notRevocable(quest),
            onClick: () => setOpen({ kind: 'revoke', quest }),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.quests.import') ?? published(quest),
            onClick: () => setOpen({ kind: 'edit', quest }),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.quests.remove') ?? published(quest),
            onClick: () => setOpen({ kind: 'delete', quest }),
          },
        ]}
        bulk={[
          {
            key: 'publish',
            label: text.publish,
            icon: playIcon,
            reason: reasonFor('passport.quests.publish'),
            leaves: notPublishable,
            run: ({ slugName }) => quests.publish({ id: slugName }),
            words: text.bulkPublish(players),
          },
          {
            key: 'revoke',
            label: text.revoke,
            icon: powerIcon,
            danger: true,
            reason: reasonFor('passport.quests.revoke'),
            leaves: notRevocable,
            run: ({ slugName }) => quests.revoke({ id: slugName }),
            words: text.bulkRevoke(players),
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.quests.remove'),
            leaves: published,
            run: ({ slugName }) => quests.remove({ id: slugName }),
            words: text.bulkDelete(players),
          },
        ]}
        empty={
          <EmptyState
            icon={tasksIcon}
            title={text.empty}
            action={create}
            snippets={{ call: quests.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <QuestForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <QuestForm appId={appId} quest={open.quest} onClose={close} /> : null}
        {open?.kind === 'import' ? <QuestImport appId={appId} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'publish' || open?.kind === 'revoke' ? (
        <FlipQuest appId={appId} quest={open.quest} how={open.kind} onClose={close} />
      ) : null}
      {open?.kind === 'delete' ? <DeleteQuest appId={appId} quest={open.quest} onClose={close} /> : null}
    </Page>
  );
}

function notPublishable(quest: Quest): string | undefined {
  if (quest.items.length === 0) {
    return text.noItems;
  }
  return publishedCount(quest) === quest.items.length ? text.isPublished : undefined;
}

const notRevocable = (quest: Quest) => (publishedCount(quest) === 0 ? text.isPending : undefined);
