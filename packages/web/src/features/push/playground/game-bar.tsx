// What the game itself says, through the calls that its server makes.
import { Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { pushOf } from '../queries.ts';
import { text } from './text.zh.ts';

interface GameBarProps {
  readonly appId: string;
  readonly channel: string;
  readonly isPublic: boolean;
  /** Who gets a notice: the two of this page, and nobody who plays. */
  readonly playerIds: readonly string[];
}

export function GameBar({ appId, channel, isPublic, playerIds }: GameBarProps) {
  const [words, setWords] = useState('');
  const reasonFor = usePermission();
  const { messages } = pushOf(appId);
  const said = {
    done: ({ delivered }: { readonly delivered: number }) => {
      setWords('');
      return text.delivered(delivered);
    },
  };
  const send = useAction({
    ...said,
    run: () =>
      messages.send({
        id: appId,
        messageType: isPublic ? 'PublicChannel' : 'Channel',
        channelName: channel,
        text: words,
      }),
  });
  const notify = useAction({
    ...said,
    run: () => messages.notify({ id: appId, target: { playerIds: [...playerIds] }, content: words }),
  });
  const nothing = words.trim() === '' ? text.wordsFirst : undefined;
  return (
    <Paper p="md" component="section" aria-label={text.game}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{text.game}</Title>
          <Text size="sm" c="dimmed">
            {text.gameHelp}
          </Text>
        </div>
        <TextInput
          size="sm"
          aria-label={text.gameWords}
          placeholder={text.gameWords}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Group gap="xs">
          <ActionButton
            size="xs"
            variant="default"
            reason={reasonFor('push.messages.send') ?? nothing}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {text.toChannel(channel)}
          </ActionButton>
          <ActionButton
            size="xs"
            variant="default"
            reason={reasonFor('push.messages.notify') ?? nothing}
            loading={notify.isPending}
            onClick={() => notify.mutate()}
          >
            {text.notifyBoth}
          </ActionButton>
        </Group>
      </Stack>
    </Paper>
  );
}
