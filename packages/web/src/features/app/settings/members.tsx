// Who belongs to an organisation, and as what. Whoever belongs to it sees all of its apps.

import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Organization, OrganizationMember } from '@uos/sdk/browser';
import type { MembersAddInput, MembersUpdateInput } from '@uos/sdk/services/org';
import { organizationMemberColumns } from '@uos/sdk/services/org.columns';
import { membersAddForm, membersUpdateForm } from '@uos/sdk/services/org.forms';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { editIcon, plusIcon, trashIcon, uploadIcon, userIcon } from '../../../kit/show/icons.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { refusal } from '../../../shell/permission/refusal.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const MembersImport = part(() => import('./members-import.tsx'), 'over');

type Values = ValuesOf<Pick<MembersAddInput, 'Login' | 'Role'>>;

const role = { kind: 'radio', required: true, hints: text.roleHelp } as const;

const added = fieldsOf<Values>(membersAddForm, {
  Login: { description: text.memberLoginHelp },
  Role: role,
});
const changed = fieldsOf<Pick<Values, 'Role'>>(membersUpdateForm, { Role: role });

const columns = columnsOf<OrganizationMember>(organizationMemberColumns, {
  UserName: {},
  Login: {},
  Email: { wideOnly: true },
  Role: {},
});

const { members } = platform.org;

/** What is open: a form to add, to change, or the question before somebody is taken out. */
type Open = 'add' | 'import' | { readonly verb: 'change' | 'remove'; readonly member: OrganizationMember };

export default function Members({ id: orgId, name: orgName }: Pick<Organization, 'id' | 'name'>) {
  const { data: organizations } = useQuery(organizationsQuery);
  const [open, setOpen] = useState<Open>();
  const key = keyOf(members.list);
  const own = organizations?.find(({ id }) => id === orgId)?.role;
  const reason = refusal(own === undefined ? [] : [own === 'owner' ? 'owner' : 'member'], 'org.members.add');
  const close = () => setOpen(undefined);
  const add = (
    <ActionButton icon={plusIcon} variant="default" reason={reason} onClick={() => setOpen('add')}>
      {text.memberAdd}
    </ActionButton>
  );
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {text.membersHelp(orgName)}
        </Text>
        <Group gap="xs">
          <ActionButton icon={uploadIcon} variant="default" reason={reason} onClick={() => setOpen('import')}>
            {text.memberImport}
          </ActionButton>
          {add}
        </Group>
      </Group>
      <DataList
        id="org.members"
        scope="members"
        label={text.tabMembers}
        source={listOf(members.list, ({ q }) => given({ orgId, name: q }))}
        columns={columns}
        rowKey={({ UserId }) => UserId}
        rowName={({ UserName }) => UserName}
        search={text.memberSearch}
        actions={(member) => [
          { label: text.memberChange, icon: editIcon, reason, onClick: () => setOpen({ verb: 'change', member }) },
          {
            label: text.memberRemove,
            icon: trashIcon,
            danger: true,
            reason,
            onClick: () => setOpen({ verb: 'remove', member }),
          },
        ]}
        empty={<EmptyState icon={userIcon} title={text.membersEmpty} action={add} />}
      />
      <Suspense fallback={null}>{open === 'import' ? <MembersImport id={orgId} onClose={close} /> : null}</Suspense>
      {open === 'add' ? (
        <FormDialog
          title={text.memberAdd}
          fields={added}
          initial={{ Login: '', Role: 'user' }}
          submitLabel={text.memberAdd}
          onSubmit={(values) => members.add({ ...inputOf<MembersAddInput>(membersAddForm, values), orgId })}
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
            members.update({
              ...inputOf<MembersUpdateInput>(membersUpdateForm, values),
              orgId,
              userId: open.member.UserId,
            })
          }
          done={({ UserName }) => text.memberChanged(UserName)}
          refresh={[key, organizationsQuery.queryKey]}
          now={(set) => ({ is: ({ UserId }) => UserId === open.member.UserId, set })}
          onClose={close}
        />
      ) : null}
      {typeof open === 'object' && open.verb === 'remove' ? (
        <Confirm
          title={text.memberRemoveTitle(open.member.UserName)}
          verb={text.memberRemove}
          onConfirm={() => members.rm({ orgId, userId: open.member.UserId })}
          done={text.memberRemoved(open.member.UserName)}
          refresh={[key]}
          onClose={close}
        >
          {text.memberRemoveWords(orgName)}
        </Confirm>
      ) : null}
    </Stack>
  );
}
