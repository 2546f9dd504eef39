// The regions there are. Source: wire/realtime-and-compute.md 2.1.
import { localRegion, type Region, regions } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

/** The platform's own first. */
export const offeredRegions: readonly Region[] = [localRegion, ...regions];

export const isOffered = (id: string): boolean => offeredRegions.some((region) => region.id === id);

/** In Chinese, as people see it. */
export const titleOf = (id: string): string => offeredRegions.find((region) => region.id === id)?.zh ?? id;

/** Those in which servers can be started: a node of them lives, and takes more. */
export async function servedRegions({ servers }: Pick<Ports, 'servers'>, db: Db): Promise<ReadonlySet<string>> {
  const nodes = await servers.nodes(db);
  return new Set(nodes.flatMap(({ region, live, draining }) => (live && !draining ? [region] : [])));
}
