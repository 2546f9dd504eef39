// How busy a server was in the last quarter of an hour: its CPU as a small line, and the newest figures.
import { useQuery } from '@tanstack/react-query';
import type { MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { gatherOf } from '../../../kit/call/query.ts';
import { LOAD_LOOK_MS, LOAD_SHOWN_MS, LoadLine } from '../../../parts/hosting/load-line.tsx';
import { useApp } from '../../../shell/apps.ts';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './life.ts';
import { type Load, loadOf } from './load.ts';

export function LoadCell({ server }: { server: MultiverseAllocation }) {
  const { AppId: appId } = useApp();
  const load = useQuery({
    ...loadQuery(appId, server.uuid),
    // why not of the others: what is over has no load now
    enabled: isAlive(server),
    refetchInterval: LOAD_LOOK_MS,
  }).data;
  return load === undefined || load === null ? (
    text.noLoad
  ) : (
    <LoadLine cpu={load.cpu} now={text.loadNow(load.cpuNow, load.memoryNow)} />
  );
}

function loadQuery(appId: string, id: string) {
  const { metrics } = multiverseOf(appId).allocations;
  return gatherOf(metrics, { gameId: appId, id }, 'load', async (signal): Promise<Load | null> => {
    const startTime = new Date(Date.now() - LOAD_SHOWN_MS).toISOString();
    return loadOf(await metrics({ gameId: appId, id, startTime }, { signal }));
  });
}
