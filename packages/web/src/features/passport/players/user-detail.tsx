// One user, as a page and as a drawer: who it is, whether the real name is known, the personas, and what is forbidden.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { PassportUser, Persona } from '@uos/sdk/browser';
import { passportUserColumns, personaColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Commands } from '../../../kit/show/code.tsx';
import { banIcon, terminalIcon, trashIcon, userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { BanWords } from './ban-words.tsx';
import { playerKeys, userQuery } from './queries.ts';
import { text as tab } from './tabs/text.zh.ts';
import { text } from './text.zh.ts';
import { useUnban } from './use-unban.ts';

const FiguresRow = part(() => import('./user-figures.tsx'), 'nothing');
const BanDialog = part(() => import('./ban-dialog.tsx'), 'over');
const Timeline = part(() => import('./timeline/timeline.tsx'));
const Entitlements = part(() => import('./tabs/player-entitlements.tsx'));
const SameIdCard = part(() => import('./tabs/same-id-card.tsx'));
const Tags = part(() => import('./tabs/player-tags.tsx'));

/** As high as they are. */
const FIGURES = 46;

const { userStatus: state } = passportUserColumns;

type Shown = PassportUser & { readonly personas: readonly Persona[]; readonly sameIdCardCount: number };

const facts = columnsOf<Shown>(passportUserColumns, {
  userID: {},
  externalUserID: { kind: 'text' },
  phoneNumber: {},
  isRealNameVerified: {},
  lastLoginAt: {},
  realName: {},
  idCardNumber: {},
  ageGroup: {},
  email: {},
  loginMethod: {},
  loginPlatform: {},
  lastLoginIp: {},
  createdAt: {},
  modifiedAt: {},
});

const personasOfUser = columnsOf<Persona>(personaColumns, {
  displayName: {},
  status: {},
  realmName: { title: text.realm },
  lastLoginAt: {},
});

export default function UserDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'ban' | 'delete'>();
  const unban = useUnban(appId);
  const close = () => setOpen(undefined);
  const { personas } = passportOf(appId);
  const user = useQuery({
    ...userQuery(appId, id),
    select: ({ user, personas: those, sameIdCardCount }): Shown => ({ ...user, personas: those, sameIdCardCount }),
  });
  return (
    <DetailPage
      place={place}
      query={user}
      kind={text.user}
      icon={userIcon}
      title={nameOf}
      help={() => text.userHelp}
      status={(shown) => (
        <>
          <StatusDot label={label(state.labels, shown.userStatus)} />
          <BanWords of={shown} />
        </>
      )}
      facts={facts}
      aside={{ title: text.commands, icon: terminalIcon, render: () => <Commands lines={text.userCommands(id)} /> }}
      figures={(shown) => (
        <Suspense fallback={<Skeleton height={FIGURES} />}>
          <FiguresRow appId={appId} user={shown} />
        </Suspense>
      )}
      list={screen('/services/{appId}/passport/account/user', { appId })}
      tabs={(shown) => [
        {
          key: 'personas',
          title: text.personas,
          count: shown.personas.length,
          render: () => (
            <DataList
              id="passport.user.personas"
              scope="personas"
              label={text.personas}
              source={listOf(personas.search, () => ({ userID: id }))}
              columns={personasOfUser}
              rowKey={({ personaID }) => personaID}
              rowName={({ displayName, personaID }) => displayName || personaID}
              rowEntity={({ personaID }) => ({ kind: 'persona', id: personaID })}
              refresh={[keyOf(personas.get)]}
              empty={<EmptyState icon={userIcon} title={text.noPersonas} />}
            />
          ),
        },
        { key: 'timeline', title: tab.timeline, render: () => <Timeline appId={appId} user={shown} /> },
        {
          key: 'entitlements',
          title: tab.entitlements,
          render: () => <Entitlements appId={appId} of={{ userID: id }} />,
        },
        {
          key: 'tags',
          title: tab.tags,
          count: shown.tags.length || undefined,
          render: () => <Tags appId={appId} kind="user" id={id} />,
        },
        // why not for one alone: it is what nearly everybody is
        ...(shown.sameIdCardCount > 1
          ? [
              {
                key: 'same-id-card',
                title: tab.sameIdCard,
                count: shown.sameIdCardCount,
                render: () => <SameIdCard appId={appId} userId={id} />,
              },
            ]
          : []),
        historyTab({ appId }, id, nameOf(shown)),
      ]}
      actions={(shown) => [
        shown.userStatus === 'Banned'
          ? {
              label: text.unban,
              icon: banIcon,
              primary: true,
              reason: reasonFor('passport.users.unban'),
              onClick: () => unban.mutate({ kind: 'user', id, name: nameOf(shown) }),
            }
          : {
              label: text.banAction,
              icon: banIcon,
              primary: true,
              danger: true,
              reason: reasonFor('passport.users.ban'),
              onClick: () => setOpen('ban'),
            },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.users.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(shown) => (
        <>
          <Suspense fallback={null}>
            {open === 'ban' ? (
              <BanDialog appId={appId} player={{ kind: 'user', id, name: nameOf(shown) }} onClose={close} />
            ) : null}
          </Suspense>
          {open === 'delete' ? (
            <Confirm
              title={text.deleteUser}
              verb={text.delete}
              typed={nameOf(shown)}
              onConfirm={async () => {
                await passportOf(appId).users.remove({ id });
                onClose();
              }}
              done={text.deleted(nameOf(shown))}
              refresh={playerKeys(appId)}
              onClose={close}
            >
              {text.deleteUserWords(shown.personas.length)}
            </Confirm>
          ) : null}
        </>
      )}
    </DetailPage>
  );
}

function nameOf({ displayName, externalUserID, userID }: PassportUser): string {
  return displayName || externalUserID || userID;
}
