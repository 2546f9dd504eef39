// The realms of an app: search, create, change the state, delete.
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import { formatTime, isSwitchedOn } from '@uos/contract/rules';
import type { App, Realm } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { CopyableId } from '../../kit/code.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { type Column, DataList } from '../../kit/data-list.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { screen } from '../../kit/link.ts';
import { Page } from '../../kit/page.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { counting, oneOf, useSearchState, words } from '../../kit/search-state.ts';
import { StatusDot } from '../../kit/status-dot.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useApp, writeReason } from '../../shell/apps.ts';
import { PAGE_SIZE, passportOf, type RealmStatus, realmStatuses, realmsKey, realmsQuery } from './queries.ts';
import { RealmForm, statusOptions } from './realm-form.tsx';
import { text } from './text.zh.ts';

const search = { page: counting(1), q: words(), status: oneOf('', ...realmStatuses) };

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly realm: Realm };

export default function RealmList() {
  const app = useApp();
  const isOn = isSwitchedOn(app, 'passport');
  const [open, setOpen] = useState<Open>();
  const readOnly = writeReason(app);
  const create = (
    <ActionButton icon="plus" reason={readOnly} onClick={() => setOpen({ kind: 'create' })}>
      {text.create}
    </ActionButton>
  );
  const overview = screen('/services/{appId}', { appId: app.AppId });
  const close = () => setOpen(undefined);
  return (
    <Page
      title={text.realms}
      help={text.realmsHelp}
      crumbs={[{ title: app.ProjectName, link: overview }]}
      actions={isOn ? create : null}
    >
      {isOn ? (
        <Realms app={app} readOnly={readOnly} create={create} onOpen={setOpen} />
      ) : (
        <EmptyState
          icon="user"
          title={text.off}
          commands={text.offCommands}
          action={<Button renderRoot={(props) => <Link {...props} {...overview} />}>{text.offAction}</Button>}
        >
          {text.offHint}
        </EmptyState>
      )}
      {open?.kind === 'create' ? <RealmForm appId={app.AppId} onClose={close} /> : null}
      {open?.kind === 'edit' ? <RealmForm appId={app.AppId} realm={open.realm} onClose={close} /> : null}
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteRealm}
          verb={text.delete}
          typed={open.realm.name}
          onConfirm={() => passportOf(app.AppId).realms.remove({ id: open.realm.realmID })}
          done={text.deleted(open.realm.name)}
          refresh={[realmsKey(app.AppId)]}
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
  const [{ page, q, status }, change] = useSearchState(search);
  const realms = useQuery(realmsQuery(appId, { page, q, status }));
  const setStatus = useAction({
    run: ({ realm, next }: { realm: Realm; next: RealmStatus }) =>
      passportOf(appId).realms.update({ id: realm.realmID, status: next }),
    done: (_reply, { realm, next }) => text.statusSet(realm.name, statusLabel(next).zh),
    refresh: [realmsKey(appId)],
  });
  return (
    <DataList
      label={text.realms}
      query={realms}
      columns={columns}
      rowKey={({ realmID }) => realmID}
      toolbar={
        <>
          <SearchField
            value={q}
            placeholder={text.search}
            onChange={(value) => change({ q: value, page: 1 }, { replace: true })}
          />
          <NativeSelect
            aria-label={text.status}
            value={status}
            onChange={(event) => change({ status: event.currentTarget.value as RealmStatus | '', page: 1 })}
            data={[{ value: '', label: text.allStatuses }, ...statusOptions]}
          />
        </>
      }
      onClearFilters={q === '' && status === '' ? undefined : () => change({ q: '', status: '', page: 1 })}
      paging={{ page, size: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
      actions={(realm) => (
        <RowMenu
          name={realm.name}
          actions={[
            { label: text.edit, icon: 'edit', reason: readOnly, onClick: () => onOpen({ kind: 'edit', realm }) },
            ...statusOptions
              .filter(({ value }) => value !== realm.status)
              .map(({ value, label: words }) => ({
                label: text.setStatus(words),
                icon: 'server' as const,
                reason: readOnly,
                onClick: () => setStatus.mutate({ realm, next: value }),
              })),
            {
              label: text.delete,
              icon: 'trash',
              danger: true,
              reason: readOnly,
              onClick: () => onOpen({ kind: 'delete', realm }),
            },
          ]}
        />
      )}
      empty={
        <EmptyState icon="server" title={text.empty} action={create} commands={text.emptyCommands}>
          {text.emptyHint}
        </EmptyState>
      }
    />
  );
}

const statusLabel = (status: string) => label(passportPlayerLabels.realm.status, status);

const columns: readonly Column<Realm>[] = [
  { key: 'name', title: text.name, cell: ({ name }) => <strong>{name}</strong> },
  { key: 'status', title: text.status, cell: ({ status }) => <StatusDot label={statusLabel(status)} /> },
  { key: 'external', title: text.externalId, cell: ({ externalRealmID }) => externalRealmID || '-' },
  { key: 'id', title: text.id, cell: ({ realmID }) => <CopyableId value={realmID} />, wideOnly: true },
  { key: 'modified', title: text.modified, cell: ({ modifiedAt }) => formatTime(modifiedAt) },
];
