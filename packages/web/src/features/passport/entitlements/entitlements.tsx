// Entitlements by player, type, state and end: changed, suspended, restored and taken away, one or many at once.
import { useQuery } from '@tanstack/react-query';
import { formatTime, isUuid } from '@uos/contract/rules';
import type { Entitlement } from '@uos/sdk/browser';
import type { EntitlementsSearchInput } from '@uos/sdk/services/passport';
import { entitlementColumns } from '@uos/sdk/services/passport.columns';
import { type ReactNode, Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { badgeIcon, editIcon, pauseIcon, playIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { entitlementKeys, typesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const EntitlementForm = part(() => import('./entitlement-form.tsx'), 'over');
const SuspendForm = part(() => import('./suspend-form.tsx'), 'over');

const { status: state, type: kind } = entitlementColumns;

const columns = columnsOf<Entitlement>(entitlementColumns, {
  displayName: {},
  type: {},
  status: {},
  ownerType: {},
  personaID: {
    title: text.owner,
    kind: 'text',
    cell: ({ userID, personaID }) => <CopyableId value={personaID || userID} />,
    value: ({ userID, personaID }) => personaID || userID,
  },
  startTime: { wideOnly: true },
  endTime: { kind: 'text', cell: ({ endTime }) => (endTime === undefined ? text.forGood : formatTime(endTime)) },
  suspendReason: { wideOnly: true, hidden: true },
});

type Open = { readonly kind: 'edit' | 'suspend' | 'delete'; readonly of: Entitlement };

const isOn = ({ status }: Entitlement) => status === 'Active' || status === 'Pending';

export function Entitlements({ appId, give }: { appId: string; give: ReactNode }) {
  const { entitlements } = passportOf(appId);
  const reasonFor = usePermission();
  const types = useQuery(typesQuery(appId)).data ?? [];
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = entitlementKeys(appId);
  const restore = useAction({
    run: ({ id }: Entitlement) => entitlements.restore({ id }),
    done: (_reply, { displayName }) => text.restored(displayName),
    refresh,
  });
  return (
    <>
      <DataList
        id="passport.entitlements"
        label={text.entitlements}
        source={listOf(entitlements.search, ({ filters: { type, status, persona = '', user = '', ends } }) => {
          const { from: endsFrom, to: endsTo } = readMomentRange(ends);
          return given({
            type,
            status: status as EntitlementsSearchInput['status'],
            personaID: isUuid(persona) ? persona : '',
            userID: isUuid(user) ? user : '',
            ...{ endsFrom, endsTo },
          });
        })}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ displayName }) => displayName}
        rowEntity={({ ownerType, userID, personaID }) =>
          ownerType === 'User' ? { kind: 'user', id: userID } : { kind: 'persona', id: personaID }
        }
        refresh={refresh}
        filters={[
          { kind: 'choice', key: 'type', title: kind.title, options: types.map((value) => ({ value, label: value })) },
          labelFilter('status', state.title, state.labels),
          { kind: 'range', key: 'ends', title: text.endsFilter },
          { kind: 'text', key: 'persona', title: text.personaFilter },
          { kind: 'text', key: 'user', title: text.userFilter },
        ]}
        actions={(of) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.entitlements.update'),
            onClick: () => setOpen({ kind: 'edit', of }),
          },
          of.status === 'Suspended'
            ? {
                label: text.restore,
                icon: playIcon,
                reason: reasonFor('passport.entitlements.restore'),
                onClick: () => restore.mutate(of),
              }
            : {
                label: text.suspend,
                icon: pauseIcon,
                reason: reasonFor('passport.entitlements.suspend') ?? (isOn(of) ? undefined : text.over),
                onClick: () => setOpen({ kind: 'suspend', of }),
              },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.entitlements.remove'),
            onClick: () => setOpen({ kind: 'delete', of }),
          },
        ]}
        bulk={[
          {
            key: 'suspend',
            label: text.suspendVerb,
            icon: pauseIcon,
            reason: reasonFor('passport.entitlements.suspend'),
            leaves: (of) => (isOn(of) ? undefined : text.over),
            run: ({ id }) => entitlements.suspend({ id }),
            words: text.bulkSuspend,
          },
          {
            key: 'restore',
            label: text.restore,
            icon: playIcon,
            reason: reasonFor('passport.entitlements.restore'),
            leaves: ({ status }) => (status === 'Suspended' ? undefined : text.notSuspended),
            run: ({ id }) => entitlements.restore({ id }),
            words: text.bulkRestore,
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.entitlements.remove'),
            run: ({ id }) => entitlements.remove({ id }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={badgeIcon}
            title={text.empty}
            action={give}
            snippets={{ call: entitlements.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'edit' ? <EntitlementForm appId={appId} entitlement={open.of} onClose={close} /> : null}
        {open?.kind === 'suspend' ? <SuspendForm appId={appId} entitlement={open.of} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteTitle}
          verb={text.delete}
          onConfirm={() => entitlements.remove({ id: open.of.id })}
          done={text.deleted(open.of.displayName)}
          refresh={refresh}
          onClose={close}
        >
          {text.deleteWords}
        </Confirm>
      ) : null}
    </>
  );
}
