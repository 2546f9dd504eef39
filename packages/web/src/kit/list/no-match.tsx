// There are rows, but none here: a search without a find, or a page beyond the end.
import { Button, Stack, Text, Title } from '@mantine/core';
import { text } from './text.zh.ts';

interface NoMatchProps {
  /** The page lies beyond the last one. */
  readonly beyond: boolean;
  /** Clears the search, or goes to the first page. */
  readonly onClick: () => void;
}

export function NoMatch({ beyond, onClick }: NoMatchProps) {
  return (
    <Stack align="center" gap={4} py={48} px="md">
      <Title order={3}>{beyond ? text.noMorePages : text.noMatch}</Title>
      <Text size="sm" c="dimmed" ta="center">
        {beyond ? text.noMorePagesHint : text.noMatchHint}
      </Text>
      <Button mt="sm" size="xs" variant="default" onClick={onClick}>
        {beyond ? text.firstPage : text.clearFilters}
      </Button>
    </Stack>
  );
}
