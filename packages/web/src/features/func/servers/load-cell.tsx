// How busy a server was in the last quarter of an hour: its CPU as a small line, and what it took in the last minute.
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FuncServer } from '@uos/sdk/services/func';
import { Spark } from '../../../kit/chart/spark.tsx';
import { useApp } from '../../../shell/apps.ts';
import { cpuQuery } from '../cpu.ts';
import { text } from '../text.zh.ts';
import { loadOf } from './load.ts';
import { isAlive } from './server-state.ts';

const SHOWN_MS = 15 * 60_000;
/** Points are of a minute. */
const LOOK_MS = 60_000;
const WIDTH = 56;

export function LoadCell({ server }: { server: FuncServer }) {
  const { AppId: appId } = useApp();
  const load = useQuery({
    ...cpuQuery(appId, { functionId: server.functionId, serverId: server.id }, SHOWN_MS),
    select: (points) => loadOf(points, Date.now()),
    // why not of the others: what is over has no load now
    enabled: isAlive(server),
    refetchInterval: LOOK_MS,
  }).data;
  return load === undefined || load === null || !isAlive(server) ? (
    text.noLoad
  ) : (
    <Group gap="xs" wrap="nowrap" c="dimmed">
      <Spark values={load.cpu} width={WIDTH} />
      <span style={{ whiteSpace: 'nowrap' }}>{text.loadNow(load.cpuNow)}</span>
    </Group>
  );
}
