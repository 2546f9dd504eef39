// Listens to a channel: what it keeps, and what is said from then on.
import { Stack, Text } from '@mantine/core';
import type { PushChannel } from '@uos/sdk/services/push';
import { useMemo, useState } from 'react';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { pushOf } from '../queries.ts';
import { listenSource } from './listen-source.ts';
import { text } from './text.zh.ts';

interface ListenProps {
  readonly appId: string;
  readonly channel: Pick<PushChannel, 'name' | 'isPublic'>;
}

export default function Listen({ appId, channel: { name, isPublic } }: ListenProps) {
  // why one for each: the same player in two windows would throw itself out
  const [playerId] = useState(() => `console-${Math.random().toString(36).slice(2, 8)}`);
  const source = useMemo(
    () =>
      listenSource({
        playerId,
        token: (signal) => pushOf(appId).apps.connectToken({ id: appId, playerId }, { signal }),
        channels: [{ name, isPublic }],
      }),
    [appId, playerId, name, isPublic],
  );
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text.listener(playerId)}
      </Text>
      <LiveView
        title={text.listening(name)}
        source={source}
        empty={{
          title: text.quiet,
          hint: text.quietHint,
          commands: [`uos push send --channel ${name} --text hello${isPublic ? '' : ' --private'}`],
        }}
      />
    </Stack>
  );
}
