// One developer with everything that is known of them.

import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import type { User } from '@uos/sdk/browser';
import { userColumns } from '@uos/sdk/services/user.columns';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { CopyableId } from '../../../kit/show/code.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { organizationsQuery } from '../../../shell/apps.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const own = columnKinds<User>().own;

const facts = [
  ...columnsOf<User>(userColumns, { Email: {}, Phone: {} }),
  own('verified', text.verified, ({ Properties }) =>
    Properties.isRealNameVerified === 'true' ? text.isVerified : text.notVerified,
  ),
  ...columnsOf<User>(userColumns, { IsInternal: {} }),
  own('policy', text.policy, ({ Properties }) => Properties.policyVersion ?? '–'),
  ...columnsOf<User>(userColumns, {
    CreatedAt: {},
    LastLoginAt: {},
    OrganizationIds: {
      title: text.organizations,
      cell: ({ OrganizationIds }) => <Organizations ids={OrganizationIds} />,
    },
    Properties: { cell: ({ Properties }) => <OwnProperties of={Properties} /> },
    UserId: {},
  }),
];

interface UserDrawerProps {
  readonly id: string;
  readonly actionsOf: (user: User) => readonly RowAction[];
  readonly onClose: () => void;
}

export default function UserDrawer({ id, actionsOf, onClose }: UserDrawerProps) {
  return (
    <SideDrawer title={text.user} closeLabel={text.closeDrawer} onClose={onClose}>
      <DetailPage
        place="drawer"
        query={useQuery(queryOf(platform.user.get, { id }))}
        kind={text.user}
        icon={userIcon}
        title={({ UserName }) => UserName}
        status={({ Status }) => <StatusDot label={label(userColumns.Status.labels, Status)} />}
        facts={facts}
        actions={(user) => actionsOf(user).map((action, index) => ({ ...action, primary: index === 0 }))}
        tabs={({ UserName }) => [historyTab({}, id, UserName)]}
      />
    </SideDrawer>
  );
}

function Organizations({ ids }: { ids: readonly string[] }) {
  const known = useQuery(organizationsQuery).data ?? [];
  return ids.length === 0 ? (
    '–'
  ) : (
    <Stack gap={2}>
      {ids.map((orgId) => (
        <Anchor
          key={orgId}
          size="sm"
          renderRoot={(props) => <Link {...props} {...screen('/admin/organization/{orgId}', { orgId })} />}
        >
          {known.find(({ id }) => id === orgId)?.name ?? orgId}
        </Anchor>
      ))}
    </Stack>
  );
}

function OwnProperties({ of }: { of: User['Properties'] }) {
  const rows = Object.entries(of).filter(([, value]) => value !== '');
  return rows.length === 0 ? (
    '–'
  ) : (
    <Stack gap={2}>
      {rows.map(([key, value]) => (
        <CopyableId key={key} value={`${key}=${value}`} />
      ))}
    </Stack>
  );
}
