// The channels of an app: those made here, and those that players opened in the game.

import type { PushChannel } from '@uos/sdk/services/push';
import { pushChannelColumns } from '@uos/sdk/services/push.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { chatIcon, editIcon, plusIcon, trashIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const ChannelForm = part(() => import('./channel-form.tsx'), 'over');
const ChannelImport = part(() => import('./channel-import.tsx'), 'over');
const ChannelDrawer = part(() => import('./channel-drawer.tsx'), 'over');

/** Who is in a channel changes by the second. */
const LOOK_MS = 10_000;

type Open =
  | { readonly kind: 'create' | 'import' }
  | { readonly kind: 'edit' | 'remove'; readonly channel: PushChannel };

export default function Channels({ appId }: { appId: string }) {
  const { channels } = pushOf(appId);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const drawer = useSideDrawer('channel');
  const reasonFor = usePermission();
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('push.channels.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.newChannel}
    </ActionButton>
  );
  const fixed = ({ isPublic }: PushChannel): string | undefined => (isPublic ? undefined : text.onlyPublic);
  return (
    <>
      <DataList
        id="push.channels"
        label={text.channels}
        source={listOf(channels.list, ({ q }) => ({ id: appId, ...given({ name: q }) }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowSearch={({ name }) => sideDrawer('channel', name)}
        refetchMs={LOOK_MS}
        search={text.searchChannel}
        toolbar={
          <>
            <ActionButton
              variant="default"
              icon={uploadIcon}
              reason={reasonFor('push.channels.create')}
              onClick={() => setOpen({ kind: 'import' })}
            >
              {text.import}
            </ActionButton>
            {create}
          </>
        }
        actions={(channel) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('push.channels.update') ?? fixed(channel),
            onClick: () => setOpen({ kind: 'edit', channel }),
          },
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('push.channels.removeMany') ?? fixed(channel),
            onClick: () => setOpen({ kind: 'remove', channel }),
          },
        ]}
        bulk={[
          {
            key: 'remove',
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('push.channels.removeMany'),
            leaves: fixed,
            run: ({ id }) => channels.removeMany({ id: appId, ids: [id] }),
            words: text.removeChannelsWords,
          },
        ]}
        empty={
          <EmptyState
            icon={chatIcon}
            title={text.noChannels}
            action={create}
            snippets={{ call: channels.create, input: { id: appId, name: 'world' } }}
          >
            {text.noChannelsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'import' ? <ChannelImport appId={appId} onClose={close} /> : null}
        {open?.kind === 'create' ? <ChannelForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <ChannelForm appId={appId} channel={open.channel} onClose={close} /> : null}
        {drawer.id === undefined ? null : (
          <ChannelDrawer key={drawer.id} appId={appId} name={drawer.id} onClose={drawer.close} />
        )}
      </Suspense>
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.removeChannel}
          verb={text.remove}
          typed={open.channel.name}
          onConfirm={() => channels.removeMany({ id: appId, ids: [open.channel.id] })}
          done={text.channelRemoved(open.channel.name)}
          refresh={[keyOf(channels.list)]}
          onClose={close}
        >
          {text.removeChannelWords(open.channel.name, open.channel.onlinePlayerCount.toLocaleString('en-US'))}
        </Confirm>
      ) : null}
    </>
  );
}

const columns = columnsOf<PushChannel>(pushChannelColumns, {
  name: {},
  isPublic: {},
  onlinePlayerCount: {},
  description: { wideOnly: true },
  createdAt: {},
  id: { hidden: true },
});
