// The realms of an app: search, create, change the state, delete.

import type { App, Realm } from '@uos/sdk/browser';
import { realmColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { Confirm } from '../../kit/act/confirm.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { keyOf } from '../../kit/call/query.ts';
import { language } from '../../kit/language/language.zh.ts';
import { part } from '../../kit/lazy/part.tsx';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { labelFilter } from '../../kit/list/filter.ts';
import { listOf } from '../../kit/list/source/list-of.ts';
import { given } from '../../kit/list/source/source.ts';
import type { BulkAction } from '../../kit/list/view.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { editIcon, plusIcon, serverIcon, trashIcon, uploadIcon } from '../../kit/show/icons.ts';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { passportOf, type RealmStatus, realmKeys, realmStatuses } from './queries.ts';
import { text } from './text.zh.ts';

const RealmImport = part(() => import('./realm-import.tsx'), 'over');
const RealmForm = part(() => import('./realm-form.tsx'), 'over');

const { status: state } = realmColumns;

const columns = columnsOf<Realm>(realmColumns, {
  name: {},
  status: {},
  externalRealmID: { kind: 'text' },
  realmID: { wideOnly: true },
  modifiedAt: {},
});

type Open = { readonly kind: 'create' | 'import' } | { readonly kind: 'edit' | 'delete'; readonly realm: Realm };

export default function RealmList() {
  const app = useApp();
  const [open, setOpen] = useState<Open>();
  const readOnly = usePermission()('passport.realms.create');
  const create = (
    <ActionButton icon={plusIcon} reason={readOnly} onClick={() => setOpen({ kind: 'create' })}>
      {text.create}
    </ActionButton>
  );
  const close = () => setOpen(undefined);
  return (
    <Page
      title={text.realms}
      help={text.realmsHelp}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={readOnly}
            onClick={() => setOpen({ kind: 'import' })}
          >
            {text.import}
          </ActionButton>
          {create}
        </>
      }
    >
      <Realms app={app} readOnly={readOnly} create={create} onOpen={setOpen} />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <RealmForm appId={app.AppId} onClose={close} /> : null}
        {open?.kind === 'import' ? <RealmImport appId={app.AppId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <RealmForm appId={app.AppId} realm={open.realm} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteRealm}
          verb={text.delete}
          typed={open.realm.name}
          onConfirm={() => passportOf(app.AppId).realms.remove({ id: open.realm.realmID })}
          done={text.deleted(open.realm.name)}
          refresh={[keyOf(passportOf(app.AppId).realms.search)]}
          onClose={close}
        >
          {text.deleteWords}
        </Confirm>
      ) : null}
    </Page>
  );
}

interface RealmsProps {
  readonly app: App;
  readonly readOnly: string | undefined;
  readonly create: React.ReactNode;
  readonly onOpen: (open: Open) => void;
}

function Realms({ app, readOnly, create, onOpen }: RealmsProps) {
  const appId = app.AppId;
  const { realms } = passportOf(appId);
  const setStatus = useAction({
    run: ({ realm, next }: { realm: Realm; next: RealmStatus }) => realms.update({ id: realm.realmID, status: next }),
    done: (_reply, { realm, next }) => text.statusSet(realm.name, state.labels[next][language]),
    undo: (_reply, { realm }) => realms.update({ id: realm.realmID, status: realm.status as RealmStatus }),
    now: ({ realm, next }) => ({ is: ({ realmID }) => realmID === realm.realmID, set: { status: next } }),
    refresh: realmKeys(appId),
  });
  return (
    <DataList
      id="passport.realms"
      label={text.realms}
      source={listOf(realms.search, ({ q, filters: { status } }) =>
        given({ name: q, status: status as RealmStatus | '' }),
      )}
      columns={columns}
      rowKey={({ realmID }) => realmID}
      rowName={({ name }) => name}
      rowEntity={({ realmID }) => ({ kind: 'realm', id: realmID })}
      refresh={[keyOf(realms.get)]}
      search={text.search}
      filters={[labelFilter('status', state.title, state.labels)]}
      actions={(realm) => [
        { label: text.edit, icon: editIcon, reason: readOnly, onClick: () => onOpen({ kind: 'edit', realm }) },
        ...realmStatuses
          .filter((next) => next !== realm.status)
          .map((next) => ({
            label: text.setStatus(state.labels[next][language]),
            icon: serverIcon,
            reason: readOnly,
            onClick: () => setStatus.mutate({ realm, next }),
          })),
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: readOnly,
          onClick: () => onOpen({ kind: 'delete', realm }),
        },
      ]}
      bulk={realmStatuses.map(
        (next): BulkAction<Realm> => ({
          key: next,
          label: text.setStatus(state.labels[next][language]),
          reason: readOnly,
          leaves: ({ status }) => (status === next ? text.alreadySet(state.labels[next][language]) : undefined),
          run: ({ realmID }) => realms.update({ id: realmID, status: next }),
          words: (count) => text.bulkStatus(count, state.labels[next][language]),
        }),
      )}
      empty={
        <EmptyState
          icon={serverIcon}
          title={text.empty}
          action={create}
          snippets={{ call: realms.create, input: text.sample }}
        >
          {text.emptyHint}
        </EmptyState>
      }
    />
  );
}
