// One realm, as a page and as a drawer: its state, its words, and what may be done with it.

import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { Realm } from '@uos/sdk/browser';
import { realmColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../kit/act/confirm.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import type { EntityViewProps } from '../../kit/address/entity.ts';
import { screen } from '../../kit/address/link.ts';
import { keyOf } from '../../kit/call/query.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { language } from '../../kit/language/language.zh.ts';
import { part } from '../../kit/lazy/part.tsx';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { Commands } from '../../kit/show/code.tsx';
import { editIcon, serverIcon, terminalIcon, trashIcon } from '../../kit/show/icons.ts';
import { StatusDot } from '../../kit/show/status-dot.tsx';
import { historyTab } from '../../parts/history/history-tab.tsx';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { passportOf, type RealmStatus, realmKeys, realmQuery, realmStatuses } from './queries.ts';
import { text } from './text.zh.ts';

const RealmForm = part(() => import('./realm-form.tsx'), 'over');

const { labels } = realmColumns.status;

const facts = columnsOf<Realm>(realmColumns, {
  realmID: {},
  externalRealmID: { kind: 'text' },
  createdAt: {},
  modifiedAt: {},
});

export default function RealmDetail({ id, place, onClose }: EntityViewProps) {
  const app = useApp();
  const appId = app.AppId;
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const setStatus = useAction({
    run: ({ realm, next }: { realm: Realm; next: RealmStatus }) =>
      passportOf(appId).realms.update({ id: realm.realmID, status: next }),
    done: (_reply, { realm, next }) => text.statusSet(realm.name, label(labels, next)[language]),
    now: ({ realm, next }) => ({ is: ({ realmID }) => realmID === realm.realmID, set: { status: next } }),
    refresh: realmKeys(appId),
  });
  const cannotEdit = reasonFor('passport.realms.update');
  return (
    <DetailPage
      place={place}
      query={useQuery(realmQuery(appId, id))}
      kind={text.realm}
      icon={serverIcon}
      title={({ name }) => name}
      help={() => text.realmHelp}
      status={({ status }) => <StatusDot label={label(labels, status)} />}
      facts={facts}
      aside={{ title: text.commands, icon: terminalIcon, render: () => <Commands lines={text.realmCommands(id)} /> }}
      list={screen('/services/{appId}/passport/auth/realm', { appId })}
      tabs={(realm) => [historyTab({ appId }, id, realm.name)]}
      actions={(realm) => [
        { label: text.edit, icon: editIcon, primary: true, reason: cannotEdit, onClick: () => setOpen('edit') },
        ...realmStatuses
          .filter((next) => next !== realm.status)
          .map((next) => ({
            label: text.setStatus(labels[next][language]),
            icon: serverIcon,
            reason: cannotEdit,
            onClick: () => setStatus.mutate({ realm, next }),
          })),
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.realms.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(realm) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' ? <RealmForm appId={appId} realm={realm} onClose={() => setOpen(undefined)} /> : null}
          </Suspense>
          {open === 'delete' ? (
            <Confirm
              title={text.deleteRealm}
              verb={text.delete}
              typed={realm.name}
              onConfirm={async () => {
                await passportOf(appId).realms.remove({ id: realm.realmID });
                onClose();
              }}
              done={text.deleted(realm.name)}
              refresh={[keyOf(passportOf(appId).realms.search)]}
              onClose={() => setOpen(undefined)}
            >
              {text.deleteWords}
            </Confirm>
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
