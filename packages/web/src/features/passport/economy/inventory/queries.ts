// Who has most of a resource.
import { gatherOf } from '../../../../kit/call/query.ts';
import { passportOf } from '../../queries.ts';

/** More rows of one resource are not read in a browser. */
export const MOST_READ = 5000;
const PAGE = 100;
/** The richest part that is told of: a tenth. */
const TENTH = 10;

export interface Holder {
  readonly personaId: string;
  readonly quantity: number;
}

/** Most first, with what the richest tenth has in percent; undefined where there are more rows than are read. */
export function holdersQuery(appId: string, resourceSlug: string) {
  const { inventory } = passportOf(appId);
  return gatherOf(inventory.search, { resourceSlug }, 'who has most', async (signal) => {
    const { total } = await inventory.search({ resourceSlug, count: 1 }, { signal });
    if (total > MOST_READ) {
      return { total, holders: undefined, share: undefined };
    }
    const sums = new Map<string, number>();
    for await (const { personaId, quantity } of inventory.search.all({ resourceSlug, count: PAGE }, { signal })) {
      sums.set(personaId, (sums.get(personaId) ?? 0) + quantity);
    }
    const holders: Holder[] = [...sums]
      .map(([personaId, quantity]) => ({ personaId, quantity }))
      .sort((one, other) => other.quantity - one.quantity);
    return { total, holders, share: richestShare(holders) };
  });
}

/** What the richest tenth has, in percent; undefined where ten do not stand behind it. */
function richestShare(holders: readonly Holder[]): number | undefined {
  const sum = (of: readonly Holder[]) => of.reduce((before, { quantity }) => before + quantity, 0);
  const all = sum(holders);
  return holders.length < TENTH || all === 0
    ? undefined
    : Math.round((sum(holders.slice(0, Math.floor(holders.length / TENTH))) * 1000) / all) / 10;
}
