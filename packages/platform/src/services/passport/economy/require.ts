// Resources that something else is going to name.
import type { Call } from '#kernel/call/call';
import { findResources, holdResources, type ResourceRow } from './store/resources.ts';

/** Which of some slugs are resources that a persona may be given. */
export async function knownResources(
  { db, appId }: Pick<Call, 'db' | 'appId'>,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await findResources(db, appId, [...new Set(slugs)]);
  return new Set(rows.flatMap((row) => (row.type === 'Currency' ? [] : [row.slug_name])));
}

type Asks = Pick<Call, 'db' | 'appId' | 'refuse'>;

/**
 * Holds the resources that something is going to give, so that none is deleted before the end of the transaction; what
 * names them stands in `resource-users.ts`.
 * @throws 404 `resource not found` where the app has none of that slug, or it is real money
 */
export function requireResources(call: Asks, slugs: readonly string[]): Promise<ReadonlyMap<string, ResourceRow>> {
  return held(call, slugs, ({ type }) => type !== 'Currency');
}

/**
 * The same where real money is one too: what something costs.
 * @throws 404 `resource not found`
 */
export function heldResources(call: Asks, slugs: readonly string[]): Promise<ReadonlyMap<string, ResourceRow>> {
  return held(call, slugs, () => true);
}

async function held(
  call: Asks,
  slugs: readonly string[],
  isGood: (row: ResourceRow) => boolean,
): Promise<ReadonlyMap<string, ResourceRow>> {
  const rows = await holdResources(call.db, call.appId, [...new Set(slugs)]);
  const found = new Map(rows.filter(isGood).map((row) => [row.slug_name, row]));
  const at = slugs.findIndex((slug) => !found.has(slug));
  if (at !== -1) {
    throw call.refuse('not-found', 'resource not found', { details: whichOf(at, slugs.length) });
  }
  return found;
}

/** why by its place: another studio's slug reads as one that nobody has */
export const whichOf = (at: number, many: number): readonly string[] =>
  many === 1 ? [] : [`resourceSlug: number ${at + 1} of ${many}`];
