// The CPU that one server used in the last hour.
import { useQuery } from '@tanstack/react-query';
import type { FuncServer } from '@uos/sdk/services/func';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { cpuQuery } from '../cpu.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './server-state.ts';

const HOUR_MS = 3_600_000;
const LOOK_MS = 30_000;

export default function ServerCpu({ appId, server }: { appId: string; server: FuncServer }) {
  const query = useQuery({
    ...cpuQuery(appId, { functionId: server.functionId, serverId: server.id }, HOUR_MS),
    select: (points) => chartOf([{ key: 'cpu', label: text.cpuUsed, points }]),
    refetchInterval: isAlive(server) ? LOOK_MS : false,
  });
  return <ChartCard title={text.cpuUsed} query={query} write={text.coreSeconds} height={160} />;
}
