// The items of a quest: each is published and taken back by itself, one or many at once.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Quest, QuestItem } from '@uos/sdk/browser';
import { questItemColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { editIcon, playIcon, powerIcon, tasksIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { amountsWords, writeAmounts } from '../economy/amounts/amounts.ts';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { DeleteItem, FlipItem } from './flip-item.tsx';
import { type Completion, completionQuery, isPublished, publishedCount, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

const ItemForm = part(() => import('./item-form.tsx'), 'over');

const { status: state } = questItemColumns;

const first = columnsOf<QuestItem>(questItemColumns, { displayName: {}, slugName: { wideOnly: true }, status: {} });
const points = columnsOf<QuestItem>(questItemColumns, { kind: {}, points: {} });
const rest = columnsOf<QuestItem>(questItemColumns, {
  thresholdValue: { sort: true },
  rewards: {
    kind: 'text',
    cell: ({ rewards }) => amountsWords(rewards) || text.none,
    value: ({ rewards }) => writeAmounts(rewards),
  },
  order: { hidden: true },
  id: { hidden: true },
});

/** With points where the quest has a bar, and how many have done each in this period. */
function columnsWith({ layout }: Quest, completion: Completion | undefined) {
  const of = (item: QuestItem) => completion?.of.get(item.slugName)?.completed;
  const completed = columnKinds<QuestItem>().own(
    'completed',
    text.completedNow,
    (item) => {
      const count = of(item);
      return count === undefined || completion === undefined ? '' : text.completedOf(count, completion.begun);
    },
    { align: 'right', value: of },
  );
  return [...first, ...(layout === 'WithProgressBar' ? points : []), ...rest.slice(0, 1), completed, ...rest.slice(1)];
}

type Open = { readonly kind: 'edit' | 'flip' | 'delete'; readonly item: QuestItem };

export default function QuestItems({ appId, quest }: { appId: string; quest: Quest }) {
  const { quests, questItems } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const players = useQuery(playersQuery(appId)).data;
  const completion = useQuery(completionQuery(appId, quest.slugName)).data;
  const kept = publishedCount(quest) > 0 ? text.revokeFirst : undefined;
  return (
    <>
      {completion === undefined || completion.begun === 0 ? null : (
        <Text size="sm" c="dimmed">
          {text.begunNow(completion.begun)}
        </Text>
      )}
      <DataList
        id="passport.quest.items"
        scope="items"
        label={text.itemsLabel}
        source={wholeListOf(
          quests.get,
          { id: quest.slugName },
          {
            rows: ({ quest: { items } }) => items,
            search: ({ displayName, slugName }) => `${displayName} ${slugName}`,
          },
        )}
        columns={columnsWith(quest, completion)}
        rowKey={({ id }) => id}
        rowName={({ displayName }) => displayName}
        rowEntity={({ slugName }) => ({ kind: 'questItem', id: `${quest.slugName}/${slugName}` })}
        refresh={questKeys(appId)}
        search={text.searchItems}
        filters={[labelFilter('status', state.title, state.labels)]}
        actions={(item) => {
          const isOn = isPublished(item);
          return [
            {
              label: isOn ? text.revokeItem : text.publishItem,
              icon: isOn ? powerIcon : playIcon,
              reason: reasonFor(isOn ? 'passport.questItems.revoke' : 'passport.questItems.publish'),
              onClick: () => setOpen({ kind: 'flip', item }),
            },
            {
              label: text.edit,
              icon: editIcon,
              reason: reasonFor('passport.quests.import') ?? kept,
              onClick: () => setOpen({ kind: 'edit', item }),
            },
            {
              label: text.delete,
              icon: trashIcon,
              danger: true,
              reason: reasonFor('passport.questItems.remove') ?? (isOn ? text.revokeItemFirst : undefined),
              onClick: () => setOpen({ kind: 'delete', item }),
            },
          ];
        }}
        bulk={[
          {
            key: 'publish',
            label: text.publish,
            icon: playIcon,
            reason: reasonFor('passport.questItems.publish'),
            leaves: (item) => (isPublished(item) ? text.itemIsPublished : undefined),
            run: ({ id }) => questItems.publish({ id }),
            words: text.bulkPublishItems(players),
          },
          {
            key: 'revoke',
            label: text.revoke,
            icon: powerIcon,
            danger: true,
            reason: reasonFor('passport.questItems.revoke'),
            leaves: (item) => (isPublished(item) ? undefined : text.itemIsPending),
            run: ({ id }) => questItems.revoke({ id }),
            words: text.bulkRevokeItems(players),
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.questItems.remove'),
            leaves: (item) => (isPublished(item) ? text.revokeItemFirst : undefined),
            run: ({ id }) => questItems.remove({ id }),
            words: text.bulkDeleteItems(players),
          },
        ]}
        empty={
          <EmptyState
            icon={tasksIcon}
            title={text.noItemsYet}
            snippets={{ call: questItems.create, input: { id: quest.slugName, ...text.itemSample } }}
          >
            {text.noItemsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'edit' ? <ItemForm appId={appId} quest={quest} item={open.item} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'flip' ? <FlipItem appId={appId} item={open.item} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeleteItem appId={appId} item={open.item} onClose={close} /> : null}
    </>
  );
}
