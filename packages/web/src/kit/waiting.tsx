// What stands in the place of a part of a page until it is there: its outline, and a hint of what it will say.
import { Paper, Skeleton, Stack } from '@mantine/core';
import { text } from './text.zh.ts';

const LINES = ['24%', '52%', '40%', '46%', '32%'] as const;
const LINE_PX = 34;

/** `height`: about that of what comes, in pixels. */
export function Waiting({ height }: { readonly height: number }) {
  return (
    <Paper withBorder p="lg" mih={height} role="status" aria-label={text.loading}>
      <Stack gap={20}>
        {LINES.slice(0, Math.max(1, Math.floor(height / LINE_PX) - 1)).map((width, line) => (
          <Skeleton key={width} height={line === 0 ? 16 : 12} width={width} />
        ))}
      </Stack>
    </Paper>
  );
}
