// What rewards are worth in one currency, by what the shop asks for the same resources.

interface Priced {
  readonly costs: readonly { readonly slugName: string; readonly quantity: number }[];
  readonly rewards: readonly { readonly slugName: string; readonly quantity: number }[];
}

interface Amount {
  readonly resourceSlug: string;
  readonly quantity: number;
}

export interface Worth {
  readonly value: number;
  /** Units of what has no price in that currency, by resource. */
  readonly unpriced: ReadonlyMap<string, number>;
}

/** What one unit of each resource costs in a currency: the least of the products that give it alone, for that alone. */
export function unitPrices(products: readonly Priced[], currency: string): ReadonlyMap<string, number> {
  const prices = new Map([[currency, 1]]);
  for (const { costs, rewards } of products) {
    const [cost] = costs;
    const [reward] = rewards;
    const isPlain = costs.length === 1 && rewards.length === 1;
    if (!isPlain || cost === undefined || reward === undefined || cost.slugName !== currency || reward.quantity === 0) {
      continue;
    }
    const price = cost.quantity / reward.quantity;
    if (reward.slugName !== currency && price < (prices.get(reward.slugName) ?? Number.POSITIVE_INFINITY)) {
      prices.set(reward.slugName, price);
    }
  }
  return prices;
}

export function worthOf(amounts: readonly Amount[], prices: ReadonlyMap<string, number>): Worth {
  const unpriced = new Map<string, number>();
  let value = 0;
  for (const { resourceSlug, quantity } of amounts) {
    const price = prices.get(resourceSlug);
    if (price === undefined) {
      unpriced.set(resourceSlug, (unpriced.get(resourceSlug) ?? 0) + quantity);
    } else {
      value += price * quantity;
    }
  }
  return { value, unpriced };
}
