// The picture of the player, as others see it.
import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { uploadIcon } from '../../../kit/show/icons.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import { saveOf } from '../queries.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

interface PlayerPictureProps {
  readonly appId: string;
  readonly userId: string;
  readonly reason: string | undefined;
}

export default function PlayerPicture({ appId, userId, reason }: PlayerPictureProps) {
  const { list } = saveOf(appId).profilePictures;
  const input = useRef<HTMLInputElement>(null);
  const picture = useQuery({
    ...queryOf(list, { userIds: [userId], includeDownloadURL: true, count: 1 }),
    select: ({ pfps }) => pfps[0] ?? null,
  });
  const send = useAction({
    run: (content: File) => sendPicture(appId, { content, userId, personaId: '' }),
    done: () => text.pictureSet,
    refresh: [keyOf(list)],
  });
  return (
    <section aria-label={text.picture}>
      <Title order={2} mb="sm">
        {text.picture}
      </Title>
      {picture.isLoadingError ? (
        <ErrorPanel error={picture.error} onRetry={() => void picture.refetch()} />
      ) : (
        <Group gap="md">
          {picture.data === null || picture.data === undefined ? (
            <Text size="sm" c="dimmed">
              {text.noPicture}
            </Text>
          ) : (
            <img className={classes.picture} src={picture.data.file.fileURL} alt={text.pictureOf(userId)} />
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(event) => {
              const [content] = event.currentTarget.files ?? [];
              if (content !== undefined) {
                send.mutate(content);
              }
              event.currentTarget.value = '';
            }}
          />
          <ActionButton
            variant="default"
            size="xs"
            icon={uploadIcon}
            reason={reason}
            loading={send.isPending}
            onClick={() => input.current?.click()}
          >
            {text.setPicture}
          </ActionButton>
        </Group>
      )}
    </section>
  );
}
