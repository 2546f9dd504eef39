// The guilds of an app: how full each is, whose it is, and its end.
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import type { Guild } from '@uos/sdk/browser';
import { guildColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { playersIcon, trashIcon, userIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf, realmNamesQuery } from '../queries.ts';
import { settingsQuery } from './queries.ts';
import { Seats } from './seats.tsx';
import { text } from './text.zh.ts';

const DismissDialog = part(() => import('./dismiss-dialog.tsx'), 'over');
const OwnerDialog = part(() => import('./owner-dialog.tsx'), 'over');

/** What the rows say beside themselves: names of realms, and how many may be in one. */
const columnsFor = (realms: ReadonlyMap<string, string> | undefined, limit: number | undefined) =>
  columnsOf<Guild>(guildColumns, {
    guildName: {},
    memberCount: {
      title: text.seats,
      align: 'right',
      kind: 'text',
      cell: ({ memberCount }) => <Seats members={memberCount} limit={limit} />,
    },
    realmID: { title: text.realm, kind: 'text', cell: ({ realmID }) => realms?.get(realmID) ?? realmID },
    visibility: {},
    enableGainApprovalBeforeJoin: { wideOnly: true },
    ownerPersonaID: { title: text.ownerId, wideOnly: true },
    createdAt: {},
  });

type Open = { readonly kind: 'dismiss' | 'owner'; readonly guild: Guild };

export default function GuildList() {
  const { AppId: appId } = useApp();
  const { guilds } = passportOf(appId);
  const [open, setOpen] = useState<Open>();
  const reasonFor = usePermission();
  const realms = useQuery(realmNamesQuery(appId));
  const limit = useQuery({ ...settingsQuery(appId), select: ({ config }) => config.MemberLimitCount });
  const close = () => setOpen(undefined);
  return (
    <Page title={text.guilds} help={text.guildsHelp}>
      <DataList
        id="passport.guilds"
        label={text.guilds}
        source={listOf(guilds.list, ({ q, filters: { realm, member = '' } }) =>
          given({ guildName: q, realmID: realm, memberId: isUuid(member) ? member : '' }),
        )}
        columns={columnsFor(realms.data, limit.data)}
        rowKey={({ id }) => id}
        rowName={({ guildName }) => guildName}
        rowEntity={({ id }) => ({ kind: 'guild', id })}
        refresh={[keyOf(guilds.get)]}
        search={text.search}
        filters={[
          {
            kind: 'choice',
            key: 'realm',
            title: text.realm,
            options: [...(realms.data ?? [])].map(([value, label]) => ({ value, label })),
          },
          { kind: 'text', key: 'member', title: text.memberFilter },
        ]}
        actions={(guild) => [
          {
            label: text.changeOwner,
            icon: userIcon,
            reason: reasonFor('passport.guilds.handOver') ?? (guild.memberCount < 2 ? text.nobodyElse : undefined),
            onClick: () => setOpen({ kind: 'owner', guild }),
          },
          {
            label: text.dismiss,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.guilds.dismiss'),
            onClick: () => setOpen({ kind: 'dismiss', guild }),
          },
        ]}
        empty={
          <EmptyState icon={playersIcon} title={text.empty} commands={text.playCommands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'dismiss' ? <DismissDialog appId={appId} guild={open.guild} onClose={close} /> : null}
        {open?.kind === 'owner' ? <OwnerDialog appId={appId} id={open.guild.id} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
