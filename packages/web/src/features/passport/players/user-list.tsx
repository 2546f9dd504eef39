// The users of an app: found by id, phone or name, banned and set free, one or many at once.
import type { PassportUser } from '@uos/sdk/browser';
import type { UsersSearchInput } from '@uos/sdk/services/passport';
import { passportUserColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { banIcon, userIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { useTagFilter } from '../tags/queries.ts';
import { TagMarks } from '../tags/tag-mark.tsx';
import { useTagBulk } from '../tags/use-tag-bulk.tsx';
import type { Banned } from './ban-dialog.tsx';
import { userAsked } from './queries.ts';
import { text } from './text.zh.ts';
import { useUnban } from './use-unban.ts';

const BanDialog = part(() => import('./ban-dialog.tsx'), 'over');

const { userStatus: state, ageGroup } = passportUserColumns;

const columns = columnsOf<PassportUser>(passportUserColumns, {
  displayName: {},
  userStatus: {},
  externalUserID: { kind: 'text' },
  phoneNumber: { wideOnly: true },
  ageGroup: { wideOnly: true },
  tags: { kind: 'text', cell: ({ tags }) => <TagMarks of={tags} />, value: tagNames },
  userID: { wideOnly: true },
  lastLoginAt: {},
});

const WEEK_SECONDS = 7 * 86_400;

export default function UserList() {
  const { AppId: appId } = useApp();
  const { users } = passportOf(appId);
  const [banned, setBanned] = useState<Banned>();
  const reason = usePermission()('passport.users.ban');
  const unban = useUnban(appId);
  const byTag = useTagFilter(appId);
  const tagBulk = useTagBulk<PassportUser>(appId, 'users', ({ userID }) => userID);
  return (
    <Page title={text.users} help={text.usersHelp}>
      <DataList
        id="passport.users"
        label={text.users}
        source={listOf(users.search, ({ q, filters: { userStatus, ageGroup: age, tag, range } }) =>
          given({
            ...userAsked(q ?? ''),
            status: userStatus as UsersSearchInput['status'],
            ageGroup: age as UsersSearchInput['ageGroup'],
            tagID: tag,
            ...readMomentRange(range),
          }),
        )}
        columns={columns}
        rowKey={({ userID }) => userID}
        rowName={nameOf}
        rowEntity={({ userID }) => ({ kind: 'user', id: userID })}
        refresh={[keyOf(users.get)]}
        search={text.searchUsers}
        filters={[
          labelFilter('userStatus', state.title, state.labels),
          labelFilter('ageGroup', ageGroup.title, ageGroup.labels),
          byTag,
          { kind: 'range', key: 'range', title: text.createdAt },
        ]}
        actions={(user) =>
          user.userStatus === 'Banned'
            ? [
                {
                  label: text.unban,
                  icon: banIcon,
                  reason,
                  onClick: () => unban.mutate({ kind: 'user', id: user.userID, name: nameOf(user) }),
                },
              ]
            : [
                {
                  label: text.banAction,
                  icon: banIcon,
                  danger: true,
                  reason,
                  onClick: () => setBanned({ kind: 'user', id: user.userID, name: nameOf(user) }),
                },
              ]
        }
        bulk={[
          ...tagBulk,
          {
            key: 'ban',
            label: text.banWeek,
            reason,
            leaves: ({ userStatus }) => (userStatus === 'Active' ? undefined : text.notActive),
            run: ({ userID }) => users.ban({ id: userID, duration: WEEK_SECONDS }),
            words: text.bulkBan,
          },
          {
            key: 'unban',
            label: text.unban,
            reason,
            leaves: ({ userStatus }) => (userStatus === 'Banned' ? undefined : text.notBanned),
            run: ({ userID }) => users.unban({ id: userID }),
            words: text.bulkUnban,
          },
        ]}
        empty={
          <EmptyState icon={userIcon} title={text.noUsers} commands={text.signInCommands}>
            {text.noUsersHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {banned === undefined ? null : <BanDialog appId={appId} player={banned} onClose={() => setBanned(undefined)} />}
      </Suspense>
    </Page>
  );
}

function tagNames({ tags }: PassportUser): string {
  return tags.map(({ name }) => name).join(' ');
}

function nameOf({ displayName, externalUserID, userID }: PassportUser): string {
  return displayName || externalUserID || userID;
}
