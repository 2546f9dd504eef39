// Every developer of the platform.

import type { User } from '@uos/sdk/browser';
import type { ListInput } from '@uos/sdk/services/user';
import { userColumns } from '@uos/sdk/services/user.columns';
import { Suspense, useState } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, sortedHere } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';
import { useUserActions } from './user-actions.ts';
import { type UserDeed, UserDialog } from './user-dialog.tsx';

const UserDrawer = part(() => import('./user-drawer.tsx'), 'over');

const { Status } = userColumns;

const columns = [
  ...columnsOf<User>(userColumns, {
    UserName: { sort: true },
    Email: { sort: true },
    Phone: { wideOnly: true },
    Status: {},
  }),
  columnKinds<User>().own(
    'verified',
    text.verified,
    ({ Properties }) => (Properties.isRealNameVerified === 'true' ? text.isVerified : text.notVerified),
    { wideOnly: true, value: ({ Properties }) => Properties.isRealNameVerified === 'true' },
  ),
  ...columnsOf<User>(userColumns, {
    IsInternal: { wideOnly: true },
    LastLoginAt: { sort: true },
    CreatedAt: { hidden: true, sort: true },
    UserId: { hidden: true },
  }),
];

const source = sortedHere(
  listOf(platform.user.list, ({ q, filters: { email, status } }) =>
    given({ name: q, email, status: status as ListInput['status'] | '' }),
  ),
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
          labelFilter('status', Status.title, Status.labels),
        ]}
        actions={actionsOf}
        empty={
          <EmptyState icon={userIcon} title={text.empty} commands={text.commands}>
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
