// Every developer of the platform.
import { platformLabels } from '@uos/contract/labels';
import type { User } from '@uos/sdk/browser';
import type { ListInput } from '@uos/sdk/services/user';
import { lazy, Suspense, useState } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { given, serverSource, sortedHere } from '../../../kit/list/source.ts';
import { Page } from '../../../kit/page.tsx';
import { platform } from '../../../shell/uos.ts';
import { usersKey } from './queries.ts';
import { text } from './text.zh.ts';
import { useUserActions } from './user-actions.ts';
import { type UserDeed, UserDialog } from './user-dialog.tsx';

const UserDrawer = lazy(() => import('./user-drawer.tsx'));

const c = columnsOf<User>();

const columns = [
  c.text('UserName', text.name, { sort: true }),
  c.text('Email', text.email, { sort: true }),
  c.text('Phone', text.phone, { wideOnly: true }),
  c.status('Status', text.status, platformLabels.user.status),
  c.own(
    'verified',
    text.verified,
    ({ Properties }) => (Properties.isRealNameVerified === 'true' ? text.isVerified : text.notVerified),
    { wideOnly: true, value: ({ Properties }) => Properties.isRealNameVerified === 'true' },
  ),
  c.flag('IsInternal', text.internal, { wideOnly: true }),
  c.time('LastLoginAt', text.lastLogin, { sort: true }),
  c.time('CreatedAt', text.created, { hidden: true, sort: true }),
  c.id('UserId', text.id, { hidden: true }),
];

const source = sortedHere<User>(
  serverSource({
    key: usersKey,
    call: platform.user.list,
    input: ({ q, filters: { email, status } }) => given({ name: q, email, status: status as ListInput['status'] | '' }),
  }),
);

export default function UserList() {
  const drawer = useSideDrawer('developer');
  const [deed, setDeed] = useState<UserDeed>();
  const actionsOf = useUserActions(setDeed);
  return (
    <Page title={text.users} help={text.usersHelp}>
      <DataList
        id="admin.users"
        label={text.users}
        source={source}
        columns={columns}
        rowKey={({ UserId }) => UserId}
        rowName={({ UserName }) => UserName}
        rowSearch={({ UserId }) => sideDrawer('developer', UserId)}
        search={text.search}
        filters={[
          { kind: 'text', key: 'email', title: text.emailFilter },
          labelFilter('status', text.status, platformLabels.user.status),
        ]}
        actions={actionsOf}
        empty={
          <EmptyState icon="user" title={text.empty} commands={text.commands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {drawer.id === undefined ? null : (
        <Suspense fallback={null}>
          <UserDrawer id={drawer.id} actionsOf={actionsOf} onClose={drawer.close} />
        </Suspense>
      )}
      {deed === undefined ? null : <UserDialog deed={deed} onClose={() => setDeed(undefined)} />}
    </Page>
  );
}
