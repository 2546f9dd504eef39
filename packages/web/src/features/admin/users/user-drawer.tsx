// One developer with everything that is known of them.
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import type { User } from '@uos/sdk/browser';
import { CopyableId } from '../../../kit/code.tsx';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import type { RowAction } from '../../../kit/row-menu.tsx';
import { StatusDot } from '../../../kit/status-dot.tsx';
import { organizationsQuery } from '../../../shell/apps.ts';
import { userQuery } from './queries.ts';
import { text } from './text.zh.ts';

const c = columnsOf<User>();

const facts = [
  c.text('Email', text.email),
  c.text('Phone', text.phone),
  c.own('verified', text.verified, ({ Properties }) =>
    Properties.isRealNameVerified === 'true' ? text.isVerified : text.notVerified,
  ),
  c.flag('IsInternal', text.internal),
  c.own('policy', text.policy, ({ Properties }) => Properties.policyVersion ?? '-'),
  c.time('CreatedAt', text.created),
  c.time('LastLoginAt', text.lastLogin),
  c.own('OrganizationIds', text.organizations, ({ OrganizationIds }) => <Organizations ids={OrganizationIds} />, {
    width: 200,
  }),
  c.own('Properties', text.properties, ({ Properties }) => <OwnProperties of={Properties} />, { width: 200 }),
  c.id('UserId', text.id),
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
        query={useQuery(userQuery(id))}
        kind={text.user}
        icon="user"
        title={({ UserName }) => UserName}
        status={({ Status }) => <StatusDot label={label(platformLabels.user.status, Status)} />}
        facts={facts}
        actions={(user) => actionsOf(user).map((action, index) => ({ ...action, primary: index === 0 }))}
      />
    </SideDrawer>
  );
}

function Organizations({ ids }: { ids: readonly string[] }) {
  const known = useQuery(organizationsQuery).data ?? [];
  return ids.length === 0 ? (
    '-'
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
    '-'
  ) : (
    <Stack gap={2}>
      {rows.map(([key, value]) => (
        <CopyableId key={key} value={`${key}=${value}`} />
      ))}
    </Stack>
  );
}
