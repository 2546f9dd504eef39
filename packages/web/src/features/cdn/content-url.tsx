// The address that games load from: by a badge, or what is there now and not released yet.
import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentUrl, reservedBadge } from '@uos/contract/rules';
import { useState } from 'react';
import { CopyableId } from '../../kit/code.tsx';
import type { BucketContext } from './bucket-detail.tsx';
import { useContentBase } from './content-base.ts';
import { badgesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const HEAD = '';

export function ContentUrl({ appId, bucket }: BucketContext) {
  const badges = useQuery(badgesQuery({ appId, id: bucket.id })).data?.rows ?? [];
  const [chosen, setChosen] = useState<string>();
  const base = useContentBase();
  const badge = chosen ?? (badges.some(({ name }) => name === reservedBadge) ? reservedBadge : HEAD);
  const url = base + contentUrl({ bucketId: bucket.id, path: '', ...(badge === HEAD ? {} : { badge }) });
  return (
    <Stack gap="sm">
      <div>
        <Title order={2}>{text.contentUrl}</Title>
        <Text size="sm" c="dimmed">
          {text.contentUrlHelp}
        </Text>
      </div>
      <NativeSelect
        aria-label={text.contentUrlTarget}
        value={badge}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          ...badges.map(({ name, releasenum }) => ({ value: name, label: text.badgeOption(name, releasenum) })),
          { value: HEAD, label: text.contentUrlHead },
        ]}
      />
      <Group gap="xs">
        <CopyableId value={url} label={text.copyUrl} />
      </Group>
    </Stack>
  );
}
