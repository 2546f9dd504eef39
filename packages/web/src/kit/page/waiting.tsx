// What stands in the place of a part of a page until it is there: its outline, and a hint of what it will say.
import { Paper, Skeleton, Stack } from '@mantine/core';
import { text } from '../text.zh.ts';

const LINES = ['24%', '52%', '40%', '46%', '32%'] as const;
const LINE_PX = 34;

interface WaitingProps {
  /** About that of what comes, in pixels. */
  readonly height: number;
}

export function Waiting({ height }: WaitingProps) {
  return (
    <Paper withBorder p="lg" mih={height} role="status" aria-label={text.loading}>
      <Lines height={height} />
    </Paper>
  );
}

/** The same inside a card that is already there. */
export function WaitingLines({ height }: WaitingProps) {
  return (
    <div style={{ minHeight: height }} role="status" aria-label={text.loading}>
      <Lines height={height} />
    </div>
  );
}

function Lines({ height }: WaitingProps) {
  return (
    <Stack gap={20}>
      {LINES.slice(0, Math.max(1, Math.floor(height / LINE_PX) - 1)).map((width, line) => (
        <Skeleton key={width} height={line === 0 ? 16 : 12} width={width} />
      ))}
    </Stack>
  );
}
