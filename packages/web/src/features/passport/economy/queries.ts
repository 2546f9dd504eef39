// What the screens of the economy read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { EconomyCategory, EconomyProduct, EconomyResource } from '@uos/sdk/browser';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

/** Rows of a page, as many as a call answers. */
const PAGE = 100;

/** Every resource of the game. */
export function resourcesQuery(appId: string) {
  const { search } = passportOf(appId).resources;
  return gatherOf(search, {}, 'all', async (signal) => {
    const found: EconomyResource[] = [];
    for await (const one of search.all({ count: PAGE }, { signal })) {
      found.push(one);
    }
    return found;
  });
}

export function resourceQuery(appId: string, slug: string) {
  return queryOptions({ ...queryOf(passportOf(appId).resources.get, { slug }), select: ({ resource }) => resource });
}

export function namespacesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).resources.namespaces), select: ({ namespaces }) => namespaces });
}

/** Every product of the game, or of one category; with what a persona has bought where one is named. */
export function productsQuery(appId: string, of: { readonly categorySlug?: string; readonly personaId?: string } = {}) {
  const { search } = passportOf(appId).products;
  return gatherOf(search, of, 'all', async (signal) => {
    const found: EconomyProduct[] = [];
    for await (const one of search.all({ ...of, count: PAGE }, { signal })) {
      found.push(one);
    }
    return found;
  });
}

export function productQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).products.get, { id }), select: ({ product }) => product });
}

export function categoriesQuery(appId: string) {
  const { list } = passportOf(appId).categories;
  return gatherOf(list, {}, 'all', async (signal) => {
    const found: EconomyCategory[] = [];
    for await (const one of list.all({ count: PAGE }, { signal })) {
      found.push(one);
    }
    return found;
  });
}

/** How much of one resource is owned, and by how many. */
export function holdingQuery(appId: string, resourceSlug: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).inventory.metrics, { resourceSlug }),
    select: ({ items }) => items.find((item) => item.resourceSlug === resourceSlug) ?? { holders: 0, quantity: 0 },
  });
}

/** What players get on with and are given a resource for. */
export interface Giver {
  readonly kind: 'achievement' | 'quest' | 'battlePass';
  readonly slugName: string;
  readonly displayName: string;
}

/** What uses one resource: products that cost or give it; boards, achievements, quests and battle passes that give it. */
export function usersOfQuery(appId: string, slug: string) {
  const { resources, products, leaderboards } = passportOf(appId);
  return gatherOf(resources.get, { slug }, 'what uses it', async (signal) => {
    const costs: EconomyProduct[] = [];
    const rewards: EconomyProduct[] = [];
    for await (const one of products.search.all({ count: PAGE }, { signal })) {
      const names = (items: EconomyProduct['costs']) => items.some(({ slugName }) => slugName === slug);
      if (names(one.costs)) {
        costs.push(one);
      }
      if (names(one.rewards)) {
        rewards.push(one);
      }
    }
    const boards: { readonly slugName: string; readonly displayName: string }[] = [];
    for await (const one of leaderboards.list.all({ count: PAGE }, { signal })) {
      if (one.rewards.some(({ items }) => items.some(({ resourceSlug }) => resourceSlug === slug))) {
        boards.push(one);
      }
    }
    return { costs, rewards, boards, givers: await giversOf(appId, slug, signal) };
  });
}

async function giversOf(appId: string, slug: string, signal: AbortSignal): Promise<readonly Giver[]> {
  const { achievements, quests, battlePasses } = passportOf(appId);
  const givers: Giver[] = [];
  for await (const { slugName, displayName, rewards } of achievements.search.all({ count: PAGE }, { signal })) {
    if (rewards.some((item) => item.slugName === slug)) {
      givers.push({ kind: 'achievement', slugName, displayName });
    }
  }
  for await (const { slugName, displayName, items } of quests.search.all({ count: PAGE }, { signal })) {
    if (items.some(({ rewards }) => rewards.some((item) => item.slugName === slug))) {
      givers.push({ kind: 'quest', slugName, displayName });
    }
  }
  for await (const { slugName, displayName, slots } of battlePasses.search.all({ count: PAGE }, { signal })) {
    const given = slots.flatMap(({ rewards }) => rewards.flatMap(({ items }) => items));
    if (given.some(({ resourceSlug }) => resourceSlug === slug)) {
      givers.push({ kind: 'battlePass', slugName, displayName });
    }
  }
  return givers;
}

/** What a change of resources makes stale; products show what they are called. */
export function resourceKeys(appId: string) {
  const { resources, products } = passportOf(appId);
  return [keyOf(resources.search), keyOf(resources.get), keyOf(resources.namespaces), keyOf(products.search)];
}

export function categoryKeys(appId: string) {
  return [keyOf(passportOf(appId).categories.list)];
}

/** What a change of products makes stale; resources say what uses them. */
export function productKeys(appId: string) {
  const { products, resources } = passportOf(appId);
  return [keyOf(products.search), keyOf(products.get), keyOf(resources.get)];
}

export function inventoryKeys(appId: string) {
  const { inventory } = passportOf(appId);
  return [keyOf(inventory.search), keyOf(inventory.metrics)];
}

/** What a change of orders makes stale; what is given or taken back is in inventories. */
export function orderKeys(appId: string) {
  const { transactions } = passportOf(appId);
  return [keyOf(transactions.search), keyOf(transactions.metrics), ...inventoryKeys(appId)];
}

/** How many personas the game has; undefined where that cannot be read. */
export function playersQuery(appId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).personas.search, { status: 'Active', count: 1 }),
    select: ({ total }) => total,
  });
}
