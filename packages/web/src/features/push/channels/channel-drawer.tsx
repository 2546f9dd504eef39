// One channel beside the list: what it keeps, and what is said in it now.

import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PushChannel } from '@uos/sdk/services/push';
import { pushChannelColumns } from '@uos/sdk/services/push.columns';
import { Suspense } from 'react';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { chatIcon, lockIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { channelNamedQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

const HEIGHT = 420;
/** Who is in a channel changes while one listens. */
const LOOK_MS = 3000;
const Listen = part(() => import('../live/listen.tsx'));

interface ChannelDrawerProps {
  readonly appId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export default function ChannelDrawer({ appId, name, onClose }: ChannelDrawerProps) {
  const channel = useQuery({ ...channelNamedQuery(appId, name), refetchInterval: LOOK_MS });
  const reason = usePermission()('push.apps.connectToken');
  return (
    <SideDrawer title={text.channelTitle(name)} closeLabel={text.close} onClose={onClose}>
      {channel.data === undefined ? (
        channel.isLoadingError ? (
          <ErrorPanel error={channel.error} onRetry={() => void channel.refetch()} />
        ) : (
          <Waiting height={HEIGHT} />
        )
      ) : channel.data === null ? (
        <EmptyState icon={chatIcon} title={text.channelOver}>
          {text.channelOverHint}
        </EmptyState>
      ) : (
        <Found appId={appId} channel={channel.data} reason={reason} />
      )}
    </SideDrawer>
  );
}

function Found({ appId, channel, reason }: { appId: string; channel: PushChannel; reason: string | undefined }) {
  return (
    <Stack gap="md">
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(channel) }))} />
      {reason === undefined ? (
        <Suspense fallback={<Waiting height={HEIGHT} />}>
          <Listen appId={appId} channel={channel} />
        </Suspense>
      ) : (
        <EmptyState icon={lockIcon} title={text.listenOnly}>
          {reason}
        </EmptyState>
      )}
    </Stack>
  );
}

const facts = columnsOf<PushChannel>(pushChannelColumns, {
  onlinePlayerCount: {},
  isPublic: { title: text.channelKind, cell: ({ isPublic }) => (isPublic ? text.publicChannel : text.gameChannel) },
  description: {},
  createdAt: {},
});
