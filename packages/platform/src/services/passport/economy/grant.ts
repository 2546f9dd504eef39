// The one way in which a persona gets something, whoever gives it: an order, a code, a mail, a prize.
// Source: wire/passport.md 5.6; limits of the inventory are those of the app's settings.
import type { Db } from '#db/connect';
import type { Refusal } from '#kernel/call/errors';
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { statusAt } from '../players/rules.ts';
import { lockPersonas, type PersonaRow } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { type Draft, give, needsRows } from './draft.ts';
import type { LedgerReason } from './ledger.ts';
import { inventoryReply } from './replies.ts';
import { whichOf } from './require.ts';
import { countRows, draftOf, writeDraft } from './store/inventory.ts';
import { findResources, holdResources, type ResourceRow } from './store/resources.ts';
import type { Amount } from './tables.ts';

/** A call, or what a schedule has of one: `db` is inside a transaction. */
export interface Place {
  readonly db: Db;
  readonly ports: Pick<Ports, 'ids'>;
  readonly appId: string;
  /** RFC 3339. */
  readonly now: string;
}

export interface Grant {
  readonly personaId: string;
  /** The same resource may stand in it more than once. */
  readonly items: readonly Amount[];
  readonly reason: LedgerReason;
  /** Id of what gives it: of the order, the message, the code, the version of a leaderboard. */
  readonly source: string;
}

export type GrantedRow = ReturnType<typeof inventoryReply>;

/**
 * Gives a persona all of the items or none, and answers the rows of its inventory that changed. It holds the persona until
 * the end of the transaction, so whoever gives to several takes them in the order of their ids, and takes what the list of
 * locks has before personas first. Nothing of it has happened where it throws, so who catches the refusal may go on in
 * the same transaction.
 * @throws Refusal 404 50001 `persona not found` (unknown or deleted), `resource not found`
 * @throws Refusal 429 80001 where the inventory is full, or more than the resource's limit or 4,294,967,295 would be held
 * @example await grant(call, { personaId, items: [{ resourceSlug: 'GOLD_COIN', quantity: 5 }], reason: 'mail', source: id })
 */
export async function grant(place: Place, { personaId, items, reason, source }: Grant): Promise<readonly GrantedRow[]> {
  const { id } = await holdPersona(place, personaId);
  const resources = await resourcesOf(place, items);
  const draft = await openDraft(place, id, items);
  await giveAll(place, draft, { items, resources, reason, source });
  return writeAll(place, draft, resources);
}

/** Is it the refusal of a grant for which there was no room? */
export function isFull(error: unknown): boolean {
  return (error as Partial<Refusal> | undefined)?.code === 80_001;
}

/**
 * Holds a persona until the end of the transaction, before anything of its inventory is looked at.
 * @throws 404 `persona not found` where it is unknown or deleted
 */
export async function holdPersona({ db, appId, now }: Place, personaId: string): Promise<PersonaRow> {
  const [row] = await lockPersonas(db, appId, [personaId]);
  if (row === undefined || statusAt(row, now) === 'Sealed') {
    throw styles.passport.refuse('not-found', 'persona not found');
  }
  return row;
}

/** @throws 404 `resource not found` where one is unknown, or is real money, which nobody holds */
async function resourcesOf({ db, appId }: Place, items: readonly Amount[]): Promise<ReadonlyMap<string, ResourceRow>> {
  const slugs = [...new Set(items.map(({ resourceSlug }) => resourceSlug))];
  const found = new Map((await findResources(db, appId, slugs)).map((row) => [row.slug_name, row]));
  const at = slugs.findIndex((slug) => (found.get(slug)?.type ?? 'Currency') === 'Currency');
  if (at !== -1) {
    throw styles.passport.refuse('not-found', 'resource not found', { details: whichOf(at, slugs.length) });
  }
  return found;
}

/** What a held persona has of these resources. */
export function openDraft({ db, appId, now }: Place, personaId: string, items: readonly Amount[]): Promise<Draft> {
  const slugs = [...new Set(items.map(({ resourceSlug }) => resourceSlug))];
  return draftOf(db, { appId, personaId, now }, slugs);
}

/** @throws 80001 where there is no room; the draft is of no use then */
export async function giveAll(
  place: Place,
  draft: Draft,
  {
    items,
    resources,
    reason,
    source,
  }: Pick<Grant, 'items' | 'reason' | 'source'> & { readonly resources: ReadonlyMap<string, ResourceRow> },
): Promise<void> {
  const { db, appId, now, ports } = place;
  const given = items.flatMap(({ resourceSlug, quantity }) => {
    const resource = resources.get(resourceSlug);
    return resource === undefined ? [] : [{ resource, quantity }];
  });
  const isNew = needsRows(draft, given, now);
  if (isNew) {
    await holdGiven(place, [...resources.keys()]);
  }
  // why not always: a stack that grows needs no room, and counting thousands of rows costs more than the grant
  const room = isNew
    ? (await readConfig(db, appId)).inventoryCapacity -
      (await countRows(db, { appId, personaId: draft.personaId, now }))
    : 0;
  const refused = give(draft, given, { room, now, newId: () => ports.ids.uuid(), reason, source });
  if (refused !== undefined) {
    throw styles.passport.refuse('precondition', refused.text, { code: 80_001, facts: refused.facts });
  }
}

/** @throws 404 where one was deleted meanwhile: a row of it would stand on nothing */
async function holdGiven({ db, appId }: Place, slugs: readonly string[]): Promise<void> {
  const held = await holdResources(db, appId, slugs);
  const at = slugs.findIndex((slug) => held.every((row) => row.slug_name !== slug));
  if (at !== -1) {
    throw styles.passport.refuse('not-found', 'resource not found', { details: whichOf(at, slugs.length) });
  }
}

/** Writes what became of a draft and its ledger, and answers the rows that changed. */
export async function writeAll(
  { db, appId, now }: Place,
  draft: Draft,
  resources: ReadonlyMap<string, ResourceRow>,
): Promise<readonly GrantedRow[]> {
  const rows = await writeDraft(db, { appId, personaId: draft.personaId, now }, draft);
  return rows.flatMap((row) => {
    const resource = resources.get(row.resource);
    return resource === undefined ? [] : [inventoryReply(row, resource)];
  });
}
