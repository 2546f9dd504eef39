// One item of a quest beside its list: what is to be done, what it gives, and what was done to it.
import { Anchor, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import type { QuestItem } from '@uos/sdk/browser';
import { questItemColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { drawerSearch, type EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import type { Column } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { editIcon, playIcon, powerIcon, tasksIcon, terminalIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { amountWords } from '../economy/amounts/amounts.ts';
import { passportOf } from '../queries.ts';
import { DeleteItem, FlipItem } from './flip-item.tsx';
import { type FoundItem, isPublished, itemQuery, publishedCount } from './queries.ts';
import classes from './quests.module.css';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const ItemForm = part(() => import('./item-form.tsx'), 'over');

type Found = FoundItem | null;

/** Of the item inside what was found. */
const facts: readonly Column<Found>[] = columnsOf<QuestItem>(questItemColumns, {
  slugName: { kind: 'id' },
  kind: {},
  thresholdValue: {},
  points: {},
  order: {},
  id: {},
}).map(({ cell, value: _value, ...column }) => ({
  ...column,
  cell: (found: Found) => (found === null ? null : cell(found.item)),
}));

export default function ItemDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'flip' | 'delete'>();
  const close = () => setOpen(undefined);
  const found = useQuery(itemQuery(appId, id));
  if (found.data === null) {
    return (
      <EmptyState icon={tasksIcon} title={text.missingItem}>
        {text.missingItemHint}
      </EmptyState>
    );
  }
  return (
    <DetailPage<Found>
      place={place}
      query={found}
      kind={text.item}
      icon={tasksIcon}
      title={(shown) => shown?.item.displayName ?? text.item}
      help={(shown) =>
        shown === null ? null : (
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                {...props}
                to="."
                search={drawerSearch({ kind: 'quest', id: shown.quest.slugName }) as never}
                resetScroll={false}
              />
            )}
          >
            {text.ofQuest(shown.quest.displayName)}
          </Anchor>
        )
      }
      status={(shown) =>
        shown === null ? null : <StatusDot label={label(questItemColumns.status.labels, shown.item.status)} />
      }
      facts={facts}
      aside={{
        title: text.commands,
        icon: terminalIcon,
        render: (shown) => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).questItems.publish} input={{ id: shown?.item.id ?? '' }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/quests', { appId })}
      tabs={(shown) =>
        shown === null
          ? []
          : [
              { key: 'content', title: text.content, render: () => <Rewards item={shown.item} /> },
              historyTab({ appId }, shown.item.id, shown.item.slugName, shown.item.displayName),
            ]
      }
      actions={(shown) => {
        if (shown === null) {
          return [];
        }
        const isOn = isPublished(shown.item);
        return [
          {
            label: isOn ? text.revokeItem : text.publishItem,
            icon: isOn ? powerIcon : playIcon,
            primary: isOn ? 'plain' : true,
            reason: reasonFor(isOn ? 'passport.questItems.revoke' : 'passport.questItems.publish'),
            onClick: () => setOpen('flip'),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason:
              reasonFor('passport.quests.import') ?? (publishedCount(shown.quest) > 0 ? text.revokeFirst : undefined),
            onClick: () => setOpen('edit'),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.questItems.remove') ?? (isOn ? text.revokeItemFirst : undefined),
            onClick: () => setOpen('delete'),
          },
        ];
      }}
    >
      {(shown) =>
        shown === null ? null : (
          <>
            <Suspense fallback={null}>
              {open === 'edit' ? (
                <ItemForm appId={appId} quest={shown.quest} item={shown.item} onClose={close} />
              ) : null}
            </Suspense>
            {open === 'flip' ? <FlipItem appId={appId} item={shown.item} onClose={close} /> : null}
            {open === 'delete' ? (
              <DeleteItem
                appId={appId}
                item={shown.item}
                onClose={(isDeleted) => {
                  close();
                  if (isDeleted) {
                    onClose();
                  }
                }}
              />
            ) : null}
          </>
        )
      }
    </DetailPage>
  );
}

function Rewards({ item: { rewards } }: { item: QuestItem }) {
  return (
    <section aria-label={text.rewards}>
      <Title order={3}>{text.rewards}</Title>
      {rewards.length === 0 ? (
        <p className={classes.dim}>{text.rewardsNone}</p>
      ) : (
        <ul className={classes.amounts}>
          {rewards.map((reward) => (
            <li key={reward.slugName}>
              <span>{amountWords(reward)}</span>
              <code>{reward.slugName}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
