// Who belongs to the organisation of the app, and as what. Whoever belongs to it sees all of its apps.
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { App, OrganizationMember } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../../kit/action-button.tsx';
import { Confirm } from '../../../kit/confirm.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { given, serverSource } from '../../../kit/list/source.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { refusal } from '../../../shell/refusal.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

type Role = 'owner' | 'manager' | 'user';
type Values = { Login: string; Role: string };

const roleField = {
  kind: 'radio',
  label: text.memberRole,
  required: true,
  options: [
    { value: 'owner', label: text.roles.owner, description: text.roleHelp.owner },
    { value: 'manager', label: text.roles.manager, description: text.roleHelp.manager },
    { value: 'user', label: text.roles.user, description: text.roleHelp.user },
  ],
} as const;

const added: FieldsOf<Values> = {
  Login: { kind: 'text', label: text.memberLogin, description: text.memberLoginHelp, required: true, max: 254 },
  Role: roleField,
};
const changed: FieldsOf<Pick<Values, 'Role'>> = { Role: roleField };

const c = columnsOf<OrganizationMember>();

const columns = [
  c.text('UserName', text.memberName),
  c.text('Login', text.memberLogin),
  c.text('Email', text.memberEmail, { wideOnly: true }),
  c.own('Role', text.memberRole, ({ Role: role }) => roleName(role), { value: ({ Role: role }) => roleName(role) }),
];

/** What is open: a form to add, to change, or the question before somebody is taken out. */
type Open = 'add' | { readonly verb: 'change' | 'remove'; readonly member: OrganizationMember };

export default function AppMembers({ app: { OrganizationId: orgId, OrganizationName } }: { app: App }) {
  const { data: organizations } = useQuery(organizationsQuery);
  const [open, setOpen] = useState<Open>();
  const key = ['org.members', orgId];
  const role = organizations?.find(({ id }) => id === orgId)?.role;
  const reason = refusal(role === undefined ? [] : [role === 'owner' ? 'owner' : 'member'], 'org.members.add');
  const close = () => setOpen(undefined);
  const add = (
    <ActionButton icon="plus" variant="default" reason={reason} onClick={() => setOpen('add')}>
      {text.memberAdd}
    </ActionButton>
  );
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {text.membersHelp(OrganizationName)}
        </Text>
        {add}
      </Group>
      <DataList
        id="org.members"
        scope="members"
        label={text.tabMembers}
        source={serverSource({ key, call: platform.org.members.list, input: ({ q }) => given({ orgId, name: q }) })}
        columns={columns}
        rowKey={({ UserId }) => UserId}
        rowName={({ UserName }) => UserName}
        search={text.memberSearch}
        actions={(member) => [
          { label: text.memberChange, icon: 'edit', reason, onClick: () => setOpen({ verb: 'change', member }) },
          {
            label: text.memberRemove,
            icon: 'trash',
            danger: true,
            reason,
            onClick: () => setOpen({ verb: 'remove', member }),
          },
        ]}
        empty={<EmptyState icon="user" title={text.membersEmpty} action={add} />}
      />
      {open === 'add' ? (
        <FormDialog
          title={text.memberAdd}
          fields={added}
          initial={{ Login: '', Role: 'user' }}
          submitLabel={text.memberAdd}
          onSubmit={(values) => platform.org.members.add({ orgId, Login: values.Login, Role: values.Role as Role })}
          done={({ UserName }) => text.memberAdded(UserName)}
          refresh={[key]}
          onClose={close}
        />
      ) : null}
      {typeof open === 'object' && open.verb === 'change' ? (
        <FormDialog
          title={text.memberChangeTitle(open.member.UserName)}
          fields={changed}
          initial={{ Role: open.member.Role }}
          submitLabel={text.save}
          onSubmit={(values) =>
            platform.org.members.update({ orgId, userId: open.member.UserId, Role: values.Role as Role })
          }
          done={({ UserName }) => text.memberChanged(UserName)}
          refresh={[key, organizationsQuery.queryKey]}
          onClose={close}
        />
      ) : null}
      {typeof open === 'object' && open.verb === 'remove' ? (
        <Confirm
          title={text.memberRemoveTitle(open.member.UserName)}
          verb={text.memberRemove}
          onConfirm={() => platform.org.members.rm({ orgId, userId: open.member.UserId })}
          done={text.memberRemoved(open.member.UserName)}
          refresh={[key]}
          onClose={close}
        >
          {text.memberRemoveWords(OrganizationName)}
        </Confirm>
      ) : null}
    </Stack>
  );
}

/** A newer server may know roles that this page does not. */
function roleName(role: string): string {
  return Object.entries(text.roles).find(([word]) => word === role)?.[1] ?? role;
}
