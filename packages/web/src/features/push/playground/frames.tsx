// Every frame of both players, as it travels.
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { LiveSource } from '../../../kit/live/live-feed.ts';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { text } from './text.zh.ts';

export default function Frames({ source, channel }: { source: LiveSource; channel: string }) {
  return (
    <Paper p="md" component="section" aria-label={text.frames}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{text.frames}</Title>
          <Text size="sm" c="dimmed">
            {text.framesHelp}
          </Text>
        </div>
        <LiveView
          title={text.frames}
          source={source}
          height={280}
          empty={{
            title: text.noFrames,
            hint: text.noFramesHint,
            commands: [`uos push listen --player demo-cat --channel ${channel}`],
          }}
        />
      </Stack>
    </Paper>
  );
}
