// The address that games load from: by a badge, pinned to a release, or what is there now; of a folder or of one file.

import { Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ContentUrlStyle, contentUrl, reservedBadge } from '@uos/contract/rules';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { externalIcon, playIcon } from '../../../kit/show/icons.ts';
import { badgesQuery, INDEX, indexQuery, releaseChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { BucketContext } from './bucket-detail.tsx';
import { useContentBase } from './content-base.ts';

const HEAD = 'head';

export default function ContentUrl({ appId, bucket }: BucketContext) {
  const badges = useQuery(badgesQuery({ appId, id: bucket.id })).data ?? [];
  const releases = useQuery(releaseChoicesQuery({ appId, id: bucket.id })).data ?? [];
  const [chosen, setChosen] = useState<string>();
  const [path, setPath] = useState('');
  const [style, setStyle] = useState<ContentUrlStyle>('path');
  const base = useContentBase();
  const hasLatest = badges.some(({ name }) => name === reservedBadge);
  const target = chosen ?? (hasLatest ? `badge:${reservedBadge}` : HEAD);
  const urlOf = (of: string): string =>
    base + contentUrl({ bucketId: bucket.id, path: of, ...targetOf(target) }, style);
  const url = urlOf(path.trim());
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
        <Open appId={appId} bucket={bucket} path={path.trim()} urlOf={urlOf} />
      </Group>
    </Stack>
  );
}

interface OpenProps extends Pick<BucketContext, 'appId' | 'bucket'> {
  readonly path: string;
  readonly urlOf: (path: string) => string;
}

/** Opens the file of the path; without one the page of the game, which is what most buckets are for. */
function Open({ appId, bucket, path, urlOf }: OpenProps) {
  const index = useQuery(indexQuery({ appId, id: bucket.id }));
  const isPlay = path === '';
  const reason = isPlay && index.data === false ? text.noIndex : undefined;
  return (
    <ActionButton
      icon={isPlay ? playIcon : externalIcon}
      size="compact-sm"
      variant="subtle"
      reason={reason}
      onClick={() => void window.open(urlOf(isPlay ? INDEX : path), '_blank', 'noopener')}
    >
      {isPlay ? text.play : text.open}
    </ActionButton>
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
