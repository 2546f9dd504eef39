// Amounts of resources as people read them, and as a cell of a file holds them: `GOLD=120; JADE=1`.
import { formatFen } from '@uos/contract/rules';
import type { EconomyResource, RewardItem } from '@uos/sdk/browser';
import { joined } from '../../../../kit/language/format.ts';
import { grouped } from '../../../../kit/show/grouped.ts';

/** The built-in resource that is real money, in fen. Source: wire/passport.md 2.5. */
export const REAL_MONEY = 'CNY';

/** What a call takes. */
export interface Amount {
  readonly resourceSlug: string;
  readonly quantity: number;
}

export function amountWords({ slugName, displayName, quantity }: Omit<RewardItem, 'namespace'>): string {
  return slugName === REAL_MONEY ? formatFen(quantity) : `${displayName || slugName} ×${grouped(quantity)}`;
}

/** All of them in one line, for as many units. */
export function amountsWords(items: readonly RewardItem[], units = 1): string {
  return joined(items.map((item) => amountWords({ ...item, quantity: item.quantity * units })));
}

export function amountsOf(items: readonly RewardItem[]): readonly Amount[] {
  return items.map(({ slugName, quantity }) => ({ resourceSlug: slugName, quantity }));
}

/** What is named by slug alone, with the names of the resources of the game. */
export function namedAmounts(amounts: readonly Amount[], resources: readonly EconomyResource[]): RewardItem[] {
  return amounts.map(({ resourceSlug, quantity }) => {
    const found = resources.find(({ slugName }) => slugName === resourceSlug);
    const { displayName = '', namespace = '' } = found ?? {};
    return { slugName: resourceSlug, displayName, namespace, quantity };
  });
}

/** As a cell of a file. */
export function writeAmounts(items: readonly RewardItem[]): string {
  return items.map(({ slugName, quantity }) => `${slugName}=${quantity}`).join('; ');
}

/** One amount, and any number of them with a semicolon or comma between. */
const ONE = '[A-Za-z0-9][A-Za-z0-9_-]*=[1-9][0-9]{0,9}';
export const AMOUNTS = new RegExp(`^${ONE}(\\s*[;,\\uff1b\\u3001\\uff0c]\\s*${ONE})*$`);

/** What a cell of a file says. */
export function readAmounts(cell: unknown): readonly Amount[] {
  return String(cell ?? '')
    .split(/[;,\uff1b\u3001\uff0c]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [resourceSlug = '', quantity = ''] = part.split('=');
      return { resourceSlug, quantity: Number(quantity) };
    });
}

/** How much of each resource, summed; in the order in which they are first named. */
export function summed(amounts: readonly Amount[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { resourceSlug, quantity } of amounts) {
    sums.set(resourceSlug, (sums.get(resourceSlug) ?? 0) + quantity);
  }
  return sums;
}
