// The shop and the inventory as a game uses them.
import type {
  EconomyProduct,
  PassportCalls,
  PlayerProductsPurchaseInput,
  PlayerProductsPurchaseReply,
} from '../generated/passport.ts';
import type { Send } from './groups.ts';

type Products = PassportCalls['playerProducts'];
type Inventory = PassportCalls['playerInventory'];

/** What else may be said of something that gives or takes. */
export interface Keyed {
  /** Of this one tap. Made for each call; the one of a `PlayerOffline` asks again later what became of it. */
  readonly key?: string | undefined;
}

export interface BuyMore extends Keyed, Pick<PlayerProductsPurchaseInput, 'quantity' | 'customData'> {}

export interface PlayerShop extends Pick<Products, 'categories' | 'list'> {
  /**
   * Buys once, however often the network makes it ask; answers the order and the rows of the inventory that changed.
   * An order that is `FulfillFailed` was paid and not given: the studio gives it later.
   * @throws NotEnough, LimitReached, MinorRestricted
   */
  buy(product: string | Pick<EconomyProduct, 'slugName'>, more?: BuyMore): Promise<PlayerProductsPurchaseReply>;
}

export interface PlayerInventory extends Inventory {
  /** How many of a resource the player has. */
  count(resourceSlug: string): Promise<number>;
}

export function shopOf(send: Send, { categories, list }: Pick<Products, 'categories' | 'list'>): PlayerShop {
  return {
    categories,
    list,
    buy: (product, { key: idempotencyKey, ...more } = {}) =>
      send('playerProducts.purchase', {
        ...{ productSlug: typeof product === 'string' ? product : product.slugName, returnInventory: true },
        ...{ ...more, idempotencyKey },
      }) as Promise<PlayerProductsPurchaseReply>,
  };
}

export function inventoryOf(calls: Inventory): PlayerInventory {
  return {
    ...calls,
    async count(resourceSlug) {
      let sum = 0;
      for await (const { quantity } of calls.list.all({ resourceSlug })) {
        sum += quantity;
      }
      return sum;
    },
  };
}
