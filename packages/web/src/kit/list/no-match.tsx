// A list that has rows, but none here: a search without a find, or a page beyond the end.
import { Button, Stack, Text, Title } from '@mantine/core';
import type { ListState } from './list-state.ts';
import { text } from './text.zh.ts';

export function NoMatch({ state }: { state: ListState }) {
  const beyond = state.question.page > 1;
  return (
    <Stack align="center" gap={4} py={48} px="md">
      <Title order={3}>{beyond ? text.noMorePages : text.noMatch}</Title>
      <Text size="sm" c="dimmed" ta="center">
        {beyond ? text.noMorePagesHint : text.noMatchHint}
      </Text>
      <Button mt="sm" size="xs" variant="default" onClick={beyond ? () => state.setPage(1) : state.clear}>
        {beyond ? text.firstPage : text.clearFilters}
      </Button>
    </Stack>
  );
}
