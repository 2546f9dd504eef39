// The roles of guilds from the owner down, and what a holder of each may do.
import { Stack, Text, Title } from '@mantine/core';
import type { GuildRole } from '@uos/sdk/browser';
import { guildRoleColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { badgeIcon, editIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import classes from './guilds.module.css';
import { RightsMatrix } from './rights-matrix.tsx';
import { text } from './text.zh.ts';

const RoleForm = part(() => import('./role-form.tsx'), 'over');

const HIGHEST = 100;

const columns = columnsOf<GuildRole>(guildRoleColumns, {
  displayName: {},
  slugName: { kind: 'text' },
  level: {
    align: 'right',
    cell: ({ level }) => (
      <span className={classes.level}>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${(level / HIGHEST) * 100}%` }} />
        </span>
        {level}
      </span>
    ),
  },
  limit: { cell: ({ limit }) => (limit === 0 ? text.unlimited : grouped(limit)) },
  isDefault: { wideOnly: true },
});

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly role: GuildRole };

export default function GuildRoles({ appId }: { appId: string }) {
  const { guildRoles } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.guildRoles.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.createRole}
    </ActionButton>
  );
  return (
    <Stack gap="xl">
      <section aria-label={text.ladder}>
        <Title order={2}>{text.ladder}</Title>
        <Text size="sm" c="dimmed" mb="sm">
          {text.ladderHelp}
        </Text>
        <DataList
          id="passport.guildRoles"
          scope="roles"
          label={text.roles}
          source={wholeListOf(guildRoles.list, undefined, { rows: (reply) => reply.guildRoles })}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ displayName }) => displayName}
          toolbar={create}
          actions={(role) => [
            {
              label: text.edit,
              icon: editIcon,
              reason: reasonFor('passport.guildRoles.update'),
              onClick: () => setOpen({ kind: 'edit', role }),
            },
            {
              label: text.delete,
              icon: trashIcon,
              danger: true,
              reason: reasonFor('passport.guildRoles.remove') ?? (role.isDefault ? text.builtIn : undefined),
              onClick: () => setOpen({ kind: 'delete', role }),
            },
          ]}
          empty={
            <EmptyState
              icon={badgeIcon}
              title={text.noRoles}
              action={create}
              snippets={{ call: guildRoles.create, input: text.sampleRole }}
            />
          }
        />
      </section>
      <RightsMatrix appId={appId} />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <RoleForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <RoleForm appId={appId} role={open.role} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteRole}
          verb={text.delete}
          onConfirm={() => guildRoles.remove({ id: open.role.id })}
          done={text.roleDeleted(open.role.displayName)}
          refresh={[keyOf(guildRoles.list)]}
          onClose={close}
        >
          {text.deleteRoleWords}
        </Confirm>
      ) : null}
    </Stack>
  );
}
