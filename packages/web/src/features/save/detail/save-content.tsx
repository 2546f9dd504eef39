// What a save holds now, and the picture it was saved with.
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { lockIcon } from '../../../kit/show/icons.ts';
import ContentView from '../content/content-view.tsx';
import { nameOf, saveWithFilesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

interface SaveContentProps {
  readonly appId: string;
  readonly id: string;
  /** Why somebody may not see what players saved. */
  readonly reason: string | undefined;
}

const HEIGHT = 240;

export default function SaveContent({ appId, id, reason }: SaveContentProps) {
  const save = useQuery({ ...saveWithFilesQuery(appId, id), enabled: reason === undefined });
  if (reason !== undefined) {
    return (
      <EmptyState icon={lockIcon} title={text.contentClosed}>
        {reason}
      </EmptyState>
    );
  }
  if (save.data === undefined) {
    return save.isLoadingError ? (
      <ErrorPanel error={save.error} onRetry={() => void save.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  const { file, cover } = save.data;
  return (
    <Stack gap="md">
      <ContentView file={file} label={text.contentOf(nameOf(save.data))} />
      {cover === undefined || cover.objectId === '' ? null : (
        <section aria-label={text.cover}>
          <Title order={3} mb="xs">
            {text.cover}
          </Title>
          <ContentView file={cover} label={text.cover} />
        </section>
      )}
    </Stack>
  );
}
