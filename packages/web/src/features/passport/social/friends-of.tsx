// One persona with its friends, how many it may have, and its blacklist.
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Friend, FriendBlacklistEntry } from '@uos/sdk/browser';
import { friendBlacklistEntryColumns, friendColumns } from '@uos/sdk/services/passport.columns';
import { drawerSearch } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { isMissing } from '../../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { banIcon, searchIcon, userIcon } from '../../../kit/show/icons.ts';
import { personaQuery } from '../players/queries.ts';
import { passportOf } from '../queries.ts';
import { drawnQuery, friendLimitQuery } from './queries.ts';
import { text } from './text.zh.ts';

const FriendGraph = part(() => import('./friend-graph.tsx'));

interface FriendsOfProps {
  readonly appId: string;
  /** The persona. */
  readonly id: string;
}

export default function FriendsOf({ appId, id }: FriendsOfProps) {
  const persona = useQuery(personaQuery(appId, id));
  const total = useQuery({ ...drawnQuery(appId, id), select: (reply) => reply.total });
  const most = useQuery(friendLimitQuery(appId)).data;
  const another = (
    <Button
      variant="default"
      size="compact-md"
      renderRoot={(button) => <Link {...button} {...screen('/services/{appId}/passport/account/friend', { appId })} />}
    >
      {text.another}
    </Button>
  );
  if (persona.data === undefined) {
    return persona.isError ? (
      isMissing(persona.error) ? (
        <EmptyState icon={searchIcon} title={text.missing} action={another} />
      ) : (
        <ErrorPanel error={persona.error} onRetry={() => void persona.refetch()} />
      )
    ) : (
      <Waiting height={320} />
    );
  }
  const name = persona.data.displayName || id;
  const isFull = most !== undefined && total.data !== undefined && total.data >= most;
  return (
    <Stack gap="sm">
      <Group gap="md">
        <Title order={2}>{name}</Title>
        {total.data === undefined ? null : (
          <Text size="sm" {...(isFull ? { c: 'orange' } : { c: 'dimmed' })}>
            {text.cap(total.data, most)}
            {isFull ? ` · ${text.isFull}` : ''}
          </Text>
        )}
        <Anchor
          size="sm"
          renderRoot={(anchor) => (
            <Link {...anchor} to="." search={drawerSearch({ kind: 'persona', id }) as never} resetScroll={false} />
          )}
        >
          {text.openPersona}
        </Anchor>
        {another}
      </Group>
      <DetailTabs
        place="page"
        keeps={['personaId']}
        data={id}
        tabs={[
          {
            key: 'friends',
            title: text.list,
            count: total.data,
            render: () => <Friends appId={appId} id={id} name={name} />,
          },
          { key: 'blacklist', title: text.blacklist, render: () => <Blacklist appId={appId} id={id} name={name} /> },
          { key: 'graph', title: text.graph, render: () => <FriendGraph appId={appId} id={id} name={name} /> },
        ]}
      />
    </Stack>
  );
}

type Named = FriendsOfProps & { readonly name: string };

const friendShown = columnsOf<Friend>(friendColumns, {
  displayName: {},
  status: {},
  remark: {},
  targetRealmName: {},
  createdAt: {},
  targetPersonaID: { wideOnly: true },
});

function Friends({ appId, id, name }: Named) {
  return (
    <DataList
      id="passport.friends"
      scope="friends"
      label={text.friendsOf(name)}
      source={listOf(passportOf(appId).personas.friends, () => ({ id }))}
      columns={friendShown}
      rowKey={({ targetPersonaID }) => targetPersonaID}
      rowName={({ displayName, targetPersonaID }) => displayName || targetPersonaID}
      rowEntity={({ targetPersonaID }) => ({ kind: 'persona', id: targetPersonaID })}
      empty={
        <EmptyState icon={userIcon} title={text.noFriends}>
          {text.noFriendsHint}
        </EmptyState>
      }
    />
  );
}

const blacklistShown = columnsOf<FriendBlacklistEntry>(friendBlacklistEntryColumns, {
  displayName: {},
  targetPersonaID: {},
  createdAt: {},
});

function Blacklist({ appId, id, name }: Named) {
  return (
    <DataList
      id="passport.friendBlacklist"
      scope="blacklist"
      label={text.blacklistOf(name)}
      source={listOf(passportOf(appId).personas.friendBlacklist, () => ({ id }))}
      columns={blacklistShown}
      rowKey={({ targetPersonaID }) => targetPersonaID}
      rowName={({ displayName, targetPersonaID }) => displayName || targetPersonaID}
      rowEntity={({ targetPersonaID }) => ({ kind: 'persona', id: targetPersonaID })}
      empty={
        <EmptyState icon={banIcon} title={text.noBlacklist}>
          {text.noBlacklistHint}
        </EmptyState>
      }
    />
  );
}
