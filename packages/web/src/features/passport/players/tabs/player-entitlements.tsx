// What a user or a persona may do for a time.
import { formatTime } from '@uos/contract/rules';
import type { Entitlement } from '@uos/sdk/browser';
import { entitlementColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { badgeIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<Entitlement>(entitlementColumns, {
  displayName: {},
  status: {},
  type: {},
  startTime: {},
  endTime: { kind: 'text', cell: ({ endTime }) => (endTime === undefined ? text.forGood : formatTime(endTime)) },
  suspendReason: { wideOnly: true },
});

interface PlayerEntitlementsProps {
  readonly appId: string;
  readonly of: { readonly userID: string } | { readonly personaID: string };
}

export default function PlayerEntitlements({ appId, of }: PlayerEntitlementsProps) {
  return (
    <DataList
      id="passport.player.entitlements"
      scope="entitlements"
      label={text.entitlements}
      source={listOf(passportOf(appId).entitlements.search, () => of)}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ displayName }) => displayName}
      empty={<EmptyState icon={badgeIcon} title={text.noEntitlements} />}
    />
  );
}
