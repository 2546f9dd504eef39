// The realms of an app: search, create, change the state, delete.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App, Realm } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { screen } from '../../kit/link.ts';
import { columnsOf } from '../../kit/list/column.tsx';
import { DataList } from '../../kit/list/data-list.tsx';
import { labelFilter } from '../../kit/list/filter.ts';
import type { BulkAction } from '../../kit/list/view.ts';
import { Page } from '../../kit/page.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useApp, writeReason } from '../../shell/apps.ts';
import { passportOf, type RealmStatus, realmKey, realmStatuses, realmsKey, realmsSource } from './queries.ts';
import { RealmForm, statusOptions } from './realm-form.tsx';
import { text } from './text.zh.ts';

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
  const setStatus = useAction({
    run: ({ realm, next }: { realm: Realm; next: RealmStatus }) =>
      passportOf(appId).realms.update({ id: realm.realmID, status: next }),
    done: (_reply, { realm, next }) => text.statusSet(realm.name, statusLabel(next).zh),
    refresh: [realmsKey(appId), realmKey(appId)],
  });
  return (
    <DataList
      id="passport.realms"
      label={text.realms}
      source={realmsSource(appId)}
      columns={columns}
      rowKey={({ realmID }) => realmID}
      rowName={({ name }) => name}
      rowEntity={({ realmID }) => ({ kind: 'realm', id: realmID })}
      refresh={[realmKey(appId)]}
      search={text.search}
      filters={[labelFilter('status', text.status, passportPlayerLabels.realm.status, realmStatuses)]}
      actions={(realm) => [
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
      bulk={realmStatuses.map(
        (next): BulkAction<Realm> => ({
          key: next,
          label: text.setStatus(statusLabel(next).zh),
          reason: readOnly,
          leaves: ({ status }) => (status === next ? text.alreadySet(statusLabel(next).zh) : undefined),
          run: ({ realmID }) => passportOf(appId).realms.update({ id: realmID, status: next }),
          words: (count) => text.bulkStatus(count, statusLabel(next).zh),
        }),
      )}
      empty={
        <EmptyState
          icon="server"
          title={text.empty}
          action={create}
          snippets={{ call: passportOf(appId).realms.create, input: text.sample }}
        >
          {text.emptyHint}
        </EmptyState>
      }
    />
  );
}

const statusLabel = (status: string) => label(passportPlayerLabels.realm.status, status);

const c = columnsOf<Realm>();

const columns = [
  c.text('name', text.name),
  c.status('status', text.status, passportPlayerLabels.realm.status),
  c.text('externalRealmID', text.externalId),
  c.id('realmID', text.id, { wideOnly: true }),
  c.time('modifiedAt', text.modified),
];
