// Members from a file: those who belong to the organisation already get the role that it says, the others are taken in.
import { wordsOf } from '@uos/contract/labels';
import type { Organization, OrganizationMember } from '@uos/sdk/browser';
import type { MembersAddInput } from '@uos/sdk/services/org';
import { organizationMemberColumns } from '@uos/sdk/services/org.columns';
import { useRef } from 'react';
import { keyOf } from '../../../kit/call/query.ts';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const { Login, Role } = organizationMemberColumns;
const { members } = platform.org;

const fields: readonly ImportField[] = [
  { key: 'Login', title: Login.title, required: true, aliases: ['login', 'user', 'username'] },
  {
    key: 'Role',
    title: Role.title,
    aliases: ['role'],
    options: wordsOf(Role.labels).map((value) => ({ value, label: Role.labels[value][language] })),
  },
];

interface MembersImportProps extends Pick<Organization, 'id'> {
  readonly onClose: () => void;
}

export default function MembersImport({ id: orgId, onClose }: MembersImportProps) {
  const there = useRef<ReadonlyMap<string, OrganizationMember>>(new Map());
  return (
    <ImportWizard
      title={text.memberImportTitle}
      fields={fields}
      samples={text.memberSamples}
      keyOf={loginOf}
      existing={async () => {
        const found = new Map<string, OrganizationMember>();
        for await (const member of members.list.all({ orgId })) {
          found.set(member.Login, member);
        }
        there.current = found;
        return new Map([...found].map(([login, member]) => [login, { Login: login, Role: member.Role }]));
      }}
      run={(row, how) => {
        const UserId = there.current.get(loginOf(row))?.UserId;
        return how === 'update' && UserId !== undefined
          ? members.update({ orgId, userId: UserId, Role: roleOf(row) })
          : members.add({ orgId, Login: loginOf(row), Role: roleOf(row) });
      }}
      refresh={[keyOf(members.list), organizationsQuery.queryKey]}
      onClose={onClose}
    />
  );
}

function loginOf({ Login: login }: ImportRow): string {
  return String(login ?? '').trim();
}

/** Whoever is given no role may only look. */
function roleOf({ Role: role }: ImportRow): MembersAddInput['Role'] {
  return (role === undefined || role === '' ? 'user' : role) as MembersAddInput['Role'];
}
