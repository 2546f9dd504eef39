// The CPU that logic servers used, as points of a chart.
import type { UsageCpuInput } from '@uos/sdk/services/func';
import { gatherOf } from '../../kit/call/query.ts';
import { funcOf } from './queries.ts';

/** Of the last so many milliseconds: they end anew each time it is asked for. */
export function cpuQuery(appId: string, input: Pick<UsageCpuInput, 'functionId' | 'serverId'>, lastMs: number) {
  const { cpu } = funcOf(appId).usage;
  return gatherOf(cpu, input, `last ${lastMs}`, async (signal) => {
    const startTime = new Date(Date.now() - lastMs).toISOString();
    const { items } = await cpu({ ...input, startTime }, { signal });
    return items.map(({ time, cpuUsageUnit }) => ({ at: Date.parse(time), value: cpuUsageUnit }));
  });
}
