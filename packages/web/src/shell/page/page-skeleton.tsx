// The outline of a screen while it is being loaded.
import { Skeleton, Stack } from '@mantine/core';
import { Waiting } from '../../kit/page/waiting.tsx';
import { text } from '../text.zh.ts';

export function PageSkeleton() {
  return (
    <Stack gap="lg" maw={1200} mx="auto" role="status" aria-label={text.loading}>
      <Stack gap="xs">
        <Skeleton height={26} width={180} />
        <Skeleton height={14} width="min(320px, 70%)" />
      </Stack>
      <Waiting height={220} />
    </Stack>
  );
}
