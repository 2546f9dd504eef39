// Hears beside the form what players hear: one channel, once it is chosen.
import { NativeSelect, Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { channelChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

const Listen = part(() => import('../live/listen.tsx'));

export function ListenBeside({ appId }: { appId: string }) {
  const channels = useQuery(channelChoicesQuery(appId)).data ?? [];
  const [name, setName] = useState('');
  const reason = usePermission()('push.apps.connectToken');
  const channel = channels.find((one) => one.name === name);
  return channels.length === 0 ? null : (
    <Paper p="md" component="section" aria-label={text.listenBeside} maw={880}>
      <Stack gap="md">
        <NativeSelect
          label={text.listenBeside}
          description={reason ?? text.listenBesideHelp}
          disabled={reason !== undefined}
          value={name}
          data={[{ value: '', label: text.listenToNone }, ...channels.map((one) => one.name)]}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {channel === undefined ? null : (
          <Suspense fallback={<Waiting height={420} />}>
            <Listen key={channel.name} appId={appId} channel={channel} />
          </Suspense>
        )}
      </Stack>
    </Paper>
  );
}
