// A ban in a line: until when, and why.
import { Text } from '@mantine/core';
import { formatTime } from '@uos/contract/rules';
import type { BanInfo } from '@uos/sdk/browser';
import { text } from './text.zh.ts';

export function BanWords({ of: { banInfo } }: { of: { readonly banInfo?: BanInfo | undefined } }) {
  if (banInfo === undefined) {
    return null;
  }
  const { unbanAt, reason } = banInfo;
  return (
    <Text size="sm" c="dimmed" component="span">
      {text.banFacts(unbanAt === undefined ? undefined : formatTime(unbanAt), reason)}
    </Text>
  );
}
