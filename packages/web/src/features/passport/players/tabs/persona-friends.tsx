// The friends of a persona, and whom it keeps away.
import { Stack, Title } from '@mantine/core';
import type { Friend } from '@uos/sdk/browser';
import type { FriendBlacklistEntry } from '@uos/sdk/services/passport';
import { friendBlacklistEntryColumns, friendColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { membersIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { text } from './text.zh.ts';

const friendsOf = columnsOf<Friend>(friendColumns, {
  displayName: {},
  status: {},
  targetRealmName: { kind: 'text', title: text.realm },
  remark: { kind: 'text', wideOnly: true },
  createdAt: {},
});

const blacklistOf = columnsOf<FriendBlacklistEntry>(friendBlacklistEntryColumns, { displayName: {}, createdAt: {} });

export default function PersonaFriends({ appId, id }: { appId: string; id: string }) {
  const { personas } = passportOf(appId);
  return (
    <Stack gap="xl">
      <DataList
        id="passport.persona.friends"
        scope="friends"
        label={text.friends}
        source={listOf(personas.friends, () => ({ id }))}
        columns={friendsOf}
        rowKey={({ targetPersonaID }) => targetPersonaID}
        rowName={({ displayName, targetPersonaID }) => displayName || targetPersonaID}
        rowEntity={({ targetPersonaID }) => ({ kind: 'persona', id: targetPersonaID })}
        empty={<EmptyState icon={membersIcon} title={text.noFriends} />}
      />
      <section aria-label={text.blacklist}>
        <Title order={2}>{text.blacklist}</Title>
        <DataList
          id="passport.persona.blacklist"
          scope="blacklist"
          label={text.blacklist}
          source={listOf(personas.friendBlacklist, () => ({ id }))}
          columns={blacklistOf}
          rowKey={({ targetPersonaID }) => targetPersonaID}
          rowName={({ displayName, targetPersonaID }) => displayName || targetPersonaID}
          rowEntity={({ targetPersonaID }) => ({ kind: 'persona', id: targetPersonaID })}
          empty={<EmptyState icon={membersIcon} title={text.noBlacklist} />}
        />
      </section>
    </Stack>
  );
}
