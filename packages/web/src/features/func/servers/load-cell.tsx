// How busy a server was in the last quarter of an hour: its CPU as a small line, and what it took in the last minute.
import { useQuery } from '@tanstack/react-query';
import type { FuncServer } from '@uos/sdk/services/func';
import { LOAD_LOOK_MS, LOAD_SHOWN_MS, LoadLine } from '../../../parts/hosting/load-line.tsx';
import { useApp } from '../../../shell/apps.ts';
import { cpuQuery } from '../cpu.ts';
import { text } from '../text.zh.ts';
import { loadOf } from './load.ts';
import { isAlive } from './server-state.ts';

export function LoadCell({ server }: { server: FuncServer }) {
  const { AppId: appId } = useApp();
  const load = useQuery({
    ...cpuQuery(appId, { functionId: server.functionId, serverId: server.id }, LOAD_SHOWN_MS),
    select: (points) => loadOf(points, Date.now()),
    // why not of the others: what is over has no load now
    enabled: isAlive(server),
    refetchInterval: LOAD_LOOK_MS,
  }).data;
  return load === undefined || load === null || !isAlive(server) ? (
    text.noLoad
  ) : (
    <LoadLine cpu={load.cpu} now={text.loadNow(load.cpuNow)} />
  );
}
