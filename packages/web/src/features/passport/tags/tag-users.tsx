// The users that carry a tag.
import type { PassportUser } from '@uos/sdk/browser';
import { passportUserColumns } from '@uos/sdk/services/passport.columns';
import { useAction } from '../../../kit/act/use-action.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { closeIcon, userIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { tagKeys } from './queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<PassportUser>(passportUserColumns, {
  displayName: {},
  userStatus: {},
  externalUserID: { kind: 'text' },
  lastLoginAt: {},
  userID: { wideOnly: true },
});

export default function TagUsers({ appId, id }: { appId: string; id: string }) {
  const { tags, users } = passportOf(appId);
  const reason = usePermission()('passport.users.untag');
  const untag = useAction({
    run: ({ userID }: PassportUser) => users.untag({ id: userID, tagIDs: [id] }),
    done: (_reply, user) => text.untagged(nameOf(user)),
    undo: (_reply, { userID }) => users.tag({ id: userID, tagIDs: [id] }),
    refresh: tagKeys(appId),
  });
  return (
    <DataList
      id="passport.tag.users"
      scope="users"
      label={text.users}
      source={listOf(tags.users, () => ({ id }))}
      columns={columns}
      rowKey={({ userID }) => userID}
      rowName={nameOf}
      rowEntity={({ userID }) => ({ kind: 'user', id: userID })}
      refresh={tagKeys(appId)}
      actions={(user) => [{ label: text.untag, icon: closeIcon, reason, onClick: () => untag.mutate(user) }]}
      bulk={[
        {
          key: 'untag',
          label: text.untag,
          icon: closeIcon,
          reason,
          run: ({ userID }) => users.untag({ id: userID, tagIDs: [id] }),
          words: text.bulkUntag,
        },
      ]}
      empty={
        <EmptyState icon={userIcon} title={text.noUsers}>
          {text.noCarriersHint}
        </EmptyState>
      }
    />
  );
}

function nameOf({ displayName, externalUserID, userID }: PassportUser): string {
  return displayName || externalUserID || userID;
}
