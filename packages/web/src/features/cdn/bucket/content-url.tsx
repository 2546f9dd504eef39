// The address that games load from: by a badge, pinned to a release, or what is there now; of a folder or of one file.

import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ContentUrlStyle, contentUrl, reservedBadge } from '@uos/contract/rules';
import { useState } from 'react';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { externalIcon } from '../../../kit/show/icons.ts';
import { badgesQuery, releaseChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { BucketContext } from './bucket-detail.tsx';
import { useContentBase } from './content-base.ts';

const HEAD = 'head';

export function ContentUrl({ appId, bucket }: BucketContext) {
  const badges = useQuery(badgesQuery({ appId, id: bucket.id })).data ?? [];
  const releases = useQuery(releaseChoicesQuery({ appId, id: bucket.id })).data ?? [];
  const [chosen, setChosen] = useState<string>();
  const [path, setPath] = useState('');
  const [style, setStyle] = useState<ContentUrlStyle>('path');
  const base = useContentBase();
  const hasLatest = badges.some(({ name }) => name === reservedBadge);
  const target = chosen ?? (hasLatest ? `badge:${reservedBadge}` : HEAD);
  const url = base + contentUrl({ bucketId: bucket.id, path: path.trim(), ...targetOf(target) }, style);
  return (
    <Stack gap="sm">
      <div>
        <Title order={2}>{text.contentUrl}</Title>
        <Text size="sm" c="dimmed">
          {text.contentUrlHelp}
        </Text>
      </div>
      <Group gap="sm" grow preventGrowOverflow={false}>
        <NativeSelect
          aria-label={text.contentUrlTarget}
          value={target}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            ...badges.map(({ name, releasenum }) => ({
              value: `badge:${name}`,
              label: text.badgeOption(name, releasenum),
            })),
            ...releases.map(({ releaseid, releasenum }) => ({
              value: `release:${releaseid}`,
              label: text.urlReleaseOption(releasenum),
            })),
            { value: HEAD, label: text.contentUrlHead },
          ]}
        />
        <NativeSelect
          aria-label={text.urlStyle}
          value={style}
          onChange={(event) => setStyle(event.currentTarget.value as ContentUrlStyle)}
          data={(['path', 'query'] as const).map((value) => ({ value, label: text.urlStyles[value] }))}
        />
      </Group>
      <TextInput
        aria-label={text.urlPath}
        placeholder={text.urlPathPlaceholder}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
      />
      <Group gap="xs">
        <CopyableId value={url} label={text.copyUrl} />
        {path.trim() === '' ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            leftSection={<Icon of={externalIcon} size={14} />}
          >
            {text.open}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function targetOf(word: string): { badge?: string; releaseId?: string } {
  const at = word.indexOf(':');
  const value = word.slice(at + 1);
  if (at < 0) {
    return {};
  }
  return word.startsWith('badge:') ? { badge: value } : { releaseId: value };
}
