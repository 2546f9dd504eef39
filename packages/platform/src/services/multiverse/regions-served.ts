// The regions there are. Source: wire/realtime-and-compute.md 2.1.
import { localRegion, type Region, regions } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

/** The platform's own first. */
export const offeredRegions: readonly Region[] = [localRegion, ...regions];

export const isOffered = (id: string): boolean => offeredRegions.some((region) => region.id === id);

/** In Chinese, as people see it. */
export const titleOf = (id: string): string => offeredRegions.find((region) => region.id === id)?.zh ?? id;

/** Those in which servers can be started. */
export async function servedRegions(_ports: Pick<Ports, 'config'>, _db: Db): Promise<ReadonlySet<string>> {
  return new Set([localRegion.id]);
}
