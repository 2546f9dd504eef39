// One realm, as a page and as a drawer: its state, its words, and what may be done with it.
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import type { Realm } from '@uos/sdk/browser';
import { useState } from 'react';
import { Commands } from '../../kit/code.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import type { EntityViewProps } from '../../kit/entity.ts';
import { screen } from '../../kit/link.ts';
import { columnsOf } from '../../kit/list/column.tsx';
import { StatusDot } from '../../kit/status-dot.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission.ts';
import { passportOf, type RealmStatus, realmKey, realmQuery, realmsKey } from './queries.ts';
import { RealmForm, statusOptions } from './realm-form.tsx';
import { text } from './text.zh.ts';

const c = columnsOf<Realm>();

const facts = [
  c.id('realmID', text.id),
  c.text('externalRealmID', text.externalId),
  c.time('createdAt', text.created_),
  c.time('modifiedAt', text.modified),
];

export default function RealmDetail({ id, place, onClose }: EntityViewProps) {
  const app = useApp();
  const appId = app.AppId;
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const refresh = [realmKey(appId, id), realmsKey(appId)];
  const setStatus = useAction({
    run: ({ realm, next }: { realm: Realm; next: RealmStatus }) =>
      passportOf(appId).realms.update({ id: realm.realmID, status: next }),
    done: (_reply, { realm, next }) => text.statusSet(realm.name, label(passportPlayerLabels.realm.status, next).zh),
    refresh,
  });
  const cannotEdit = reasonFor('passport.realms.update');
  return (
    <DetailPage
      place={place}
      query={useQuery(realmQuery(appId, id))}
      kind={text.realm}
      icon="server"
      title={({ name }) => name}
      help={() => text.realmHelp}
      status={({ status }) => <StatusDot label={label(passportPlayerLabels.realm.status, status)} />}
      facts={facts}
      aside={() => (
        <Stack gap="xs">
          <Title order={2}>{text.commands}</Title>
          <Commands lines={text.realmCommands(id)} />
        </Stack>
      )}
      crumbs={[
        { title: app.ProjectName, link: screen('/services/{appId}', { appId }) },
        { title: text.realms, link: screen('/services/{appId}/passport/auth/realm', { appId }) },
      ]}
      list={screen('/services/{appId}/passport/auth/realm', { appId })}
      actions={(realm) => [
        { label: text.edit, icon: 'edit', primary: true, reason: cannotEdit, onClick: () => setOpen('edit') },
        ...statusOptions
          .filter(({ value }) => value !== realm.status)
          .map(({ value, label: words }) => ({
            label: text.setStatus(words),
            icon: 'server' as const,
            reason: cannotEdit,
            onClick: () => setStatus.mutate({ realm, next: value }),
          })),
        {
          label: text.delete,
          icon: 'trash',
          danger: true,
          reason: reasonFor('passport.realms.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(realm) => (
        <>
          {open === 'edit' ? <RealmForm appId={appId} realm={realm} onClose={() => setOpen(undefined)} /> : null}
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
              refresh={[realmsKey(appId)]}
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
