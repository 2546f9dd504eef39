// Users who were verified with one number: a family, or somebody who sells accounts.
import type { PassportUser } from '@uos/sdk/browser';
import { passportUserColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { userIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<PassportUser>(passportUserColumns, {
  displayName: {},
  userStatus: {},
  realName: {},
  externalUserID: { kind: 'text' },
  lastLoginAt: {},
});

interface SameIdCardProps {
  readonly appId: string;
  readonly userId: string;
}

export default function SameIdCard({ appId, userId }: SameIdCardProps) {
  return (
    <DataList
      id="passport.user.same-id-card"
      scope="same-id-card"
      label={text.sameIdCard}
      source={listOf(passportOf(appId).users.search, () => ({ sameIdCardAs: userId }))}
      columns={columns}
      rowKey={({ userID }) => userID}
      rowName={({ displayName, externalUserID, userID }) => displayName || externalUserID || userID}
      rowEntity={({ userID }) => ({ kind: 'user', id: userID })}
      empty={<EmptyState icon={userIcon} title={text.noSameIdCard} />}
    />
  );
}
