// Who is in a guild, highest role first.
import { useQuery } from '@tanstack/react-query';
import type { Guild, GuildMember } from '@uos/sdk/browser';
import { guildMemberColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { OWNER, roleName, rolesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const OwnerDialog = part(() => import('./owner-dialog.tsx'), 'over');

export default function GuildMembers({ appId, guild: { id } }: { appId: string; guild: Guild }) {
  const roles = useQuery(rolesQuery(appId)).data;
  const [next, setNext] = useState<string>();
  const reason = usePermission()('passport.guilds.handOver');
  const columns = columnsOf<GuildMember>(guildMemberColumns, {
    memberName: { sort: true },
    role: { title: text.role, kind: 'text', cell: ({ role }) => roleName(roles, role) },
    joinedAt: { sort: true },
    memberId: { wideOnly: true },
  });
  return (
    <>
      <DataList
        id="passport.guild.members"
        scope="members"
        label={text.members}
        source={wholeListOf(
          passportOf(appId).guilds.get,
          { id },
          {
            rows: ({ guild }) => guild.members ?? [],
            search: ({ memberName, memberId }) => `${memberName} ${memberId}`,
          },
        )}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        rowName={({ memberName, memberId }) => memberName || memberId}
        rowEntity={({ memberId }) => ({ kind: 'persona', id: memberId })}
        search={text.memberSearch}
        filters={[
          {
            kind: 'choice',
            key: 'role',
            title: text.role,
            options: (roles ?? []).map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
          },
        ]}
        actions={({ memberId, role }) => [
          {
            label: text.makeOwner,
            icon: userIcon,
            reason: reason ?? (role === OWNER ? text.isOwner : undefined),
            onClick: () => setNext(memberId),
          },
        ]}
        empty={<EmptyState icon={userIcon} title={text.noMembers} />}
      />
      <Suspense fallback={null}>
        {next === undefined ? null : (
          <OwnerDialog appId={appId} id={id} memberId={next} onClose={() => setNext(undefined)} />
        )}
      </Suspense>
    </>
  );
}
