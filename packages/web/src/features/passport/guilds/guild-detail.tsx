// One guild, as a page and as a drawer: its members by their rank, who waits to come in, and what was done to it.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { Guild } from '@uos/sdk/browser';
import { guildColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { playersIcon, terminalIcon, trashIcon, userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf, realmNamesQuery } from '../queries.ts';
import { guildQuery, settingsQuery, waitingQuery } from './queries.ts';
import { Seats } from './seats.tsx';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const GuildMembers = part(() => import('./guild-members.tsx'));
const GuildRequests = part(() => import('./guild-requests.tsx'));
const DismissDialog = part(() => import('./dismiss-dialog.tsx'), 'over');
const OwnerDialog = part(() => import('./owner-dialog.tsx'), 'over');

const factsFor = (realms: ReadonlyMap<string, string> | undefined, limit: number | undefined) =>
  columnsOf<Guild>(guildColumns, {
    id: {},
    memberCount: {
      title: text.seats,
      kind: 'text',
      cell: ({ memberCount }) => <Seats members={memberCount} limit={limit} />,
    },
    realmID: { title: text.realm, kind: 'text', cell: ({ realmID }) => realms?.get(realmID) ?? realmID },
    enableGainApprovalBeforeJoin: {},
    announcement: {},
    guildType: {},
    ownerPersonaID: { title: text.ownerId },
    createdAt: {},
    modifiedAt: {},
  });

export default function GuildDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'owner' | 'dismiss'>();
  const realms = useQuery(realmNamesQuery(appId));
  const limit = useQuery({ ...settingsQuery(appId), select: ({ config }) => config.MemberLimitCount });
  const waiting = useQuery(waitingQuery(appId, id));
  const close = () => setOpen(undefined);
  return (
    <DetailPage
      place={place}
      query={useQuery(guildQuery(appId, id))}
      kind={text.guild}
      icon={playersIcon}
      title={({ guildName }) => guildName}
      status={({ visibility }) => <StatusDot label={label(guildColumns.visibility.labels, visibility)} />}
      facts={factsFor(realms.data, limit.data)}
      aside={{
        title: text.code,
        icon: terminalIcon,
        render: () => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).guilds.get} input={{ id }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/guilds/management', { appId })}
      tabs={(guild) => [
        {
          key: 'members',
          title: text.members,
          count: guild.memberCount,
          render: () => <GuildMembers appId={appId} guild={guild} />,
        },
        {
          key: 'requests',
          title: text.requests,
          count: waiting.data,
          render: () => <GuildRequests appId={appId} id={id} />,
        },
        historyTab({ appId }, id, guild.guildName),
      ]}
      actions={({ memberCount }) => [
        {
          label: text.changeOwner,
          icon: userIcon,
          primary: true,
          reason: reasonFor('passport.guilds.handOver') ?? (memberCount < 2 ? text.nobodyElse : undefined),
          onClick: () => setOpen('owner'),
        },
        {
          label: text.dismiss,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.guilds.dismiss'),
          onClick: () => setOpen('dismiss'),
        },
      ]}
    >
      {(guild) => (
        <Suspense fallback={null}>
          {open === 'owner' ? <OwnerDialog appId={appId} id={id} onClose={close} /> : null}
          {open === 'dismiss' ? (
            <DismissDialog
              appId={appId}
              guild={guild}
              onClose={(isDismissed) => {
                close();
                if (isDismissed) {
                  onClose();
                }
              }}
            />
          ) : null}
        </Suspense>
      )}
    </DetailPage>
  );
}
