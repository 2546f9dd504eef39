// For how long somebody may be banned, and the words that the player reads.
import { Paper, Stack, Text } from '@mantine/core';
import { formatTime } from '@uos/contract/rules';
import { text } from './text.zh.ts';

const HOUR = 3600;
/** Seconds of each preset; for good has none. */
const TERMS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, good: undefined } as const;

export const termOptions = Object.keys(TERMS).map((value) => ({
  value,
  label: text.terms[value as keyof typeof TERMS],
}));

/** What a ban call is told of a term and a reason. */
export function banOf(term: string, reason: string): { readonly reason?: string; readonly duration?: number } {
  const duration = TERMS[term as keyof typeof TERMS];
  return { ...(reason !== '' && { reason }), ...(duration !== undefined && { duration }) };
}

interface BanPreviewProps {
  readonly kind: 'user' | 'persona';
  readonly term: string;
  readonly reason: string;
}

/** What a game shows that says what it was told. */
export function BanPreview({ kind, term, reason }: BanPreviewProps) {
  const { duration } = banOf(term, reason);
  const until = duration === undefined ? undefined : formatTime(Date.now() + duration * 1000);
  return (
    <Stack gap="xs">
      <Text size="sm">{kind === 'user' ? text.banUserHelp : text.banPersonaHelp}</Text>
      <Paper p="sm" withBorder component="section" aria-label={text.preview}>
        <Text size="xs" c="dimmed">
          {text.preview}
        </Text>
        <Text size="sm">{text.playerReads(reason, until)}</Text>
      </Paper>
    </Stack>
  );
}
