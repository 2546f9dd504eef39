// How busy a server was lately: its CPU as a small line, and the newest figures beside it.
import { Group } from '@mantine/core';
import { Spark } from '../../kit/chart/spark.tsx';

/** Of what a line is asked for. */
export const LOAD_SHOWN_MS = 15 * 60_000;
/** How often: points are of a minute. */
export const LOAD_LOOK_MS = 60_000;
const WIDTH = 56;

export function LoadLine({ cpu, now }: { readonly cpu: readonly number[]; readonly now: string }) {
  return (
    <Group gap="xs" wrap="nowrap" c="dimmed">
      <Spark values={cpu} width={WIDTH} />
      <span style={{ whiteSpace: 'nowrap' }}>{now}</span>
    </Group>
  );
}
