// The badges of a bucket and the release each one points at.

import { useQuery } from '@tanstack/react-query';
import { reservedBadge } from '@uos/contract/rules';
import type { Badge, Release } from '@uos/sdk/browser';
import { badgeColumns } from '@uos/sdk/services/cdn.columns';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { backIcon, badgeIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { BadgeTag } from '../../../parts/badge/badge-tag.tsx';
import { bucketKeys, CHOICES, cdnOf, releaseChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { BadgeForm } from './badge-form.tsx';
import type { BucketContext } from './bucket-detail.tsx';

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'move' | 'remove'; readonly badge: Badge }
  | { readonly kind: 'back'; readonly badge: Badge; readonly to: Release };

export default function BucketBadges(context: BucketContext) {
  const { appId, bucket, readOnly } = context;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const releases = useQuery(releaseChoicesQuery({ appId, id: bucket.id })).data ?? [];
  const point = (name: string, releaseid: string) => cdnOf(appId).badges.set({ id: bucket.id, name, releaseid });
  // newest first, so the first one below is the one before
  const before = ({ releasenum }: Badge) => releases.find((release) => release.releasenum < releasenum);
  const blocked = readOnly ?? (bucket.release_count === 0 ? text.noReleases : undefined);
  const add = (
    <ActionButton icon={plusIcon} size="sm" variant="default" reason={blocked} onClick={() => setOpen({ kind: 'new' })}>
      {text.newBadge}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="cdn.badges"
        label={text.badges}
        source={wholeListOf(
          cdnOf(appId).badges.list,
          { id: bucket.id, per_page: CHOICES },
          { rows: ({ Items }) => Items },
        )}
        columns={columns}
        rowKey={({ name }) => name}
        toolbar={add}
        actions={(badge) => {
          const reason = readOnly ?? (badge.name === reservedBadge ? text.reserved : undefined);
          const to = before(badge);
          return [
            {
              label: to === undefined ? text.rollback : text.rollbackVerb(to.releasenum),
              icon: backIcon,
              reason: reason ?? (to === undefined ? text.nothingBefore : undefined),
              onClick: () => (to === undefined ? undefined : setOpen({ kind: 'back', badge, to })),
            },
            { label: text.badgeMove, icon: badgeIcon, reason, onClick: () => setOpen({ kind: 'move', badge }) },
            {
              label: text.badgeRemove,
              icon: trashIcon,
              danger: true,
              reason,
              onClick: () => setOpen({ kind: 'remove', badge }),
            },
          ];
        }}
        empty={
          <EmptyState icon={badgeIcon} title={text.noBadges} action={add} commands={text.badgeCommands}>
            {text.badgeHelp}
          </EmptyState>
        }
      />
      {open?.kind === 'new' ? <BadgeForm {...context} onClose={close} /> : null}
      {open?.kind === 'move' ? <BadgeForm {...context} badge={open.badge} onClose={close} /> : null}
      {open?.kind === 'back' ? (
        <Confirm
          title={text.rollbackTitle(open.badge.name)}
          verb={text.rollbackVerb(open.to.releasenum)}
          change={{
            from: text.releaseNumber(open.badge.releasenum),
            to: text.releaseNumber(open.to.releasenum),
          }}
          onConfirm={() => point(open.badge.name, open.to.releaseid)}
          done={text.rolledBack(open.badge.name, open.to.releasenum)}
          undo={() => point(open.badge.name, open.badge.releaseid)}
          refresh={bucketKeys(appId)}
          onClose={close}
        >
          {text.rollbackWords(open.badge.name)}
        </Confirm>
      ) : null}
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.badgeRemove}
          verb={text.delete}
          onConfirm={() => cdnOf(appId).badges.remove({ id: bucket.id, name: open.badge.name })}
          done={text.badgeRemoved(open.badge.name)}
          refresh={bucketKeys(appId)}
          onClose={close}
        >
          {text.badgeRemoveWords(open.badge.name)}
        </Confirm>
      ) : null}
    </>
  );
}

const columns = columnsOf<Badge>(badgeColumns, {
  name: { sort: true, cell: ({ name }) => <BadgeTag name={name} /> },
  releasenum: {
    title: text.badgeRelease,
    kind: 'text',
    cell: ({ releasenum }) => text.releaseNumber(releasenum),
    sort: true,
  },
  created_by_name: { title: text.author, wideOnly: true },
  created: { title: text.setAt, sort: true },
});
