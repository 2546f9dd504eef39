// One persona, as a page and as a drawer: where it lives, whose it is, and what it is kept from.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { Persona } from '@uos/sdk/browser';
import { personaColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Commands } from '../../../kit/show/code.tsx';
import { banIcon, terminalIcon, trashIcon, userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { BanWords } from './ban-words.tsx';
import { personaQuery, playerKeys } from './queries.ts';
import { text as tab } from './tabs/text.zh.ts';
import { text } from './text.zh.ts';
import { useUnban } from './use-unban.ts';

const BanDialog = part(() => import('./ban-dialog.tsx'), 'over');
const FiguresRow = part(() => import('./persona-figures.tsx'), 'nothing');
const Timeline = part(() => import('./timeline/timeline.tsx'));
const Friends = part(() => import('./tabs/persona-friends.tsx'));
const Boards = part(() => import('./tabs/persona-boards.tsx'));
const Guilds = part(() => import('./tabs/persona-guilds.tsx'));
const Entitlements = part(() => import('./tabs/player-entitlements.tsx'));
const Inventory = part(() => import('../economy/inventory/persona-inventory.tsx'));
const Orders = part(() => import('../economy/orders/persona-orders.tsx'));
const Mail = part(() => import('../mail/persona-mail.tsx'));
const Codes = part(() => import('../gifts/persona-codes.tsx'));
const Achievements = part(() => import('../achievements/persona-achievements.tsx'));
const Quests = part(() => import('../quests/persona-quests.tsx'));
const Passes = part(() => import('../battle-passes/players/persona-passes.tsx'));
const Tags = part(() => import('./tabs/player-tags.tsx'));
const ReportsAgainst = part(() => import('./tabs/reports-against.tsx'));

/** As high as they are. */
const FIGURES = 46;

const facts = columnsOf<Persona>(personaColumns, {
  personaID: {},
  realmName: { title: text.realm },
  userID: {},
  externalPersonaID: { kind: 'text' },
  lastLoginAt: {},
  createdAt: {},
  modifiedAt: {},
});

export default function PersonaDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'ban' | 'delete'>();
  const unban = useUnban(appId);
  const close = () => setOpen(undefined);
  return (
    <DetailPage
      place={place}
      query={useQuery(personaQuery(appId, id))}
      kind={text.persona}
      icon={userIcon}
      title={({ displayName, personaID }) => displayName || personaID}
      help={() => text.personaHelp}
      status={(shown) => (
        <>
          <StatusDot label={label(personaColumns.status.labels, shown.status)} />
          <BanWords of={shown} />
        </>
      )}
      facts={facts}
      aside={{ title: text.commands, icon: terminalIcon, render: () => <Commands lines={text.personaCommands(id)} /> }}
      figures={(shown) => (
        <Suspense fallback={<Skeleton height={FIGURES} />}>
          <FiguresRow appId={appId} persona={shown} />
        </Suspense>
      )}
      list={screen('/services/{appId}/passport/account/persona', { appId })}
      tabs={(shown) => [
        { key: 'timeline', title: tab.timeline, render: () => <Timeline appId={appId} persona={shown} /> },
        { key: 'friends', title: tab.friends, render: () => <Friends appId={appId} id={id} /> },
        { key: 'guilds', title: tab.guilds, render: () => <Guilds appId={appId} id={id} /> },
        { key: 'boards', title: tab.boards, render: () => <Boards appId={appId} id={id} /> },
        { key: 'inventory', title: tab.inventory, render: () => <Inventory appId={appId} id={id} /> },
        { key: 'orders', title: tab.orders, render: () => <Orders appId={appId} id={id} /> },
        { key: 'mail', title: tab.mail, render: () => <Mail appId={appId} id={id} /> },
        { key: 'codes', title: tab.codes, render: () => <Codes appId={appId} id={id} /> },
        { key: 'achievements', title: tab.achievements, render: () => <Achievements appId={appId} id={id} /> },
        { key: 'quests', title: tab.quests, render: () => <Quests appId={appId} id={id} /> },
        { key: 'passes', title: tab.passes, render: () => <Passes appId={appId} id={id} /> },
        {
          key: 'entitlements',
          title: tab.entitlements,
          render: () => <Entitlements appId={appId} of={{ personaID: id }} />,
        },
        {
          key: 'tags',
          title: tab.tags,
          count: shown.tags.length || undefined,
          render: () => <Tags appId={appId} kind="persona" id={id} />,
        },
        { key: 'reports', title: tab.reports, render: () => <ReportsAgainst appId={appId} id={id} /> },
        historyTab({ appId }, id, shown.displayName),
      ]}
      actions={({ status, displayName: name }) => [
        status === 'Banned'
          ? {
              label: text.unban,
              icon: banIcon,
              primary: true,
              reason: reasonFor('passport.personas.unban'),
              onClick: () => unban.mutate({ kind: 'persona', id, name }),
            }
          : {
              label: text.banAction,
              icon: banIcon,
              primary: true,
              danger: true,
              reason: reasonFor('passport.personas.ban'),
              onClick: () => setOpen('ban'),
            },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.personas.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {({ displayName }) => (
        <>
          <Suspense fallback={null}>
            {open === 'ban' ? (
              <BanDialog appId={appId} player={{ kind: 'persona', id, name: displayName }} onClose={close} />
            ) : null}
          </Suspense>
          {open === 'delete' ? (
            <Confirm
              title={text.deletePersona}
              verb={text.delete}
              typed={displayName}
              onConfirm={async () => {
                await passportOf(appId).personas.remove({ id });
                onClose();
              }}
              done={text.deleted(displayName)}
              refresh={playerKeys(appId)}
              onClose={close}
            >
              {text.deletePersonaWords}
            </Confirm>
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
