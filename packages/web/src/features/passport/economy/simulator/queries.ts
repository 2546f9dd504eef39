// Everything that decides a purchase of one persona, read at one moment.
import type { Buyer, ShopResource } from '@uos/contract/rules';
import type { EconomyProduct, Persona } from '@uos/sdk/browser';
import { gatherOf } from '../../../../kit/call/query.ts';
import { passportOf } from '../../queries.ts';

const PAGE = 100;

export interface ShopFacts {
  readonly persona: Persona;
  readonly products: readonly EconomyProduct[];
  readonly resources: ReadonlyMap<string, ShopResource & { readonly displayName: string }>;
  readonly buyer: Omit<Buyer, 'consumeCount'>;
}

export function shopQuery(appId: string, personaId: string) {
  const { personas, products, resources, inventory, config } = passportOf(appId);
  return gatherOf(products.search, { personaId }, 'shop of one', async (signal): Promise<ShopFacts> => {
    const [{ persona }, { config: settings }] = await Promise.all([
      personas.get({ id: personaId }, { signal }),
      config.get({}, { signal }),
    ]);
    const sold: EconomyProduct[] = [];
    for await (const one of products.search.all({ personaId, count: PAGE }, { signal })) {
      sold.push(one);
    }
    const known = new Map<string, ShopResource & { displayName: string }>();
    for await (const one of resources.search.all({ count: PAGE }, { signal })) {
      known.set(one.slugName, one);
    }
    const rows: Buyer['rows'][number][] = [];
    for await (const { resource, quantity, expiresAt } of inventory.search.all(
      { personaId, count: PAGE },
      { signal },
    )) {
      rows.push({ slugName: resource.resourceSlug, quantity, expiresAt });
    }
    return {
      persona,
      products: sold,
      resources: known,
      buyer: {
        isBanned: persona.status === 'Banned',
        countedAt: new Date().toISOString(),
        capacity: settings.inventoryCapacity,
        rows: firstTaken(rows),
      },
    };
  });
}

/** In the order in which they are taken: what ends first. */
function firstTaken(rows: readonly Buyer['rows'][number][]): Buyer['rows'] {
  const end = ({ expiresAt }: Buyer['rows'][number]) =>
    expiresAt === undefined || expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
  return rows.toSorted((one, other) => (end(one) === end(other) ? 0 : end(one) - end(other)));
}
