// What becomes of the inventory of a persona that is held, decided before anything is written: what is not enough or has no
// room leaves nothing to take back. Amounts are at most 4,294,967,295 x 9,999, and a hundred of them a sum that a double
// still holds exactly.
import type { LedgerReason } from './ledger.ts';

/** The most that anybody may have of one resource: what its number on the wire can say. */
const MOST_UNITS = 4_294_967_295;

export interface DraftRow {
  readonly id: string;
  readonly resource: string;
  readonly stackable: boolean;
  readonly expires_at: string | null;
  readonly custom_data: Readonly<Record<string, string>>;
  readonly created_at: string;
  readonly modified_at: string;
  /** What is in the database; 0 for a row that is not there yet. */
  readonly before: number;
  quantity: number;
}

interface Line {
  readonly resource: string;
  readonly delta: number;
  readonly after: number;
  readonly reason: LedgerReason;
  readonly source: string;
}

export interface Draft {
  readonly personaId: string;
  /** In the order in which they are taken: what ends first, then what is oldest. */
  readonly rows: DraftRow[];
  readonly lines: Line[];
}

/** What of a resource decides how it is held. */
export interface Holdable {
  readonly slug_name: string;
  readonly stackable: boolean;
  readonly quantity_limit: number;
  readonly lifetime_seconds: number;
}

export interface Given {
  readonly resource: Holdable;
  readonly quantity: number;
}

interface Why {
  readonly reason: LedgerReason;
  readonly source: string;
}

export const heldOf = ({ rows }: Draft, slug: string): number =>
  rows.reduce((sum, row) => (row.resource === slug ? sum + row.quantity : sum), 0);

/** A draft of the same that may be thrown away. */
export function copyOf({ personaId, rows, lines }: Draft): Draft {
  return { personaId, rows: rows.map((row) => ({ ...row })), lines: [...lines] };
}

/** Takes units away; false, and nothing is taken, where there are fewer. */
export function take(draft: Draft, slug: string, quantity: number, why: Why): boolean {
  const held = heldOf(draft, slug);
  if (held < quantity) {
    return false;
  }
  let left = quantity;
  for (const row of draft.rows) {
    const taken = row.resource === slug ? Math.min(row.quantity, left) : 0;
    row.quantity -= taken;
    left -= taken;
  }
  note(draft, slug, -quantity, why);
  return true;
}

/** Does any of it need a row of its own, for which there has to be room? */
export function needsRows(draft: Draft, given: readonly Given[], now: string): boolean {
  return given.some(({ resource }) => !resource.stackable || stackOf(draft, resource, now) === undefined);
}

interface GiveOptions extends Why {
  /** Rows that may still be added to those that the database has. */
  readonly room: number;
  readonly now: string;
  newId(): string;
}

interface NoRoom {
  readonly text: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Adds units; answers why there is no room for all of them, and the draft is of no use then. */
export function give(draft: Draft, given: readonly Given[], options: GiveOptions): NoRoom | undefined {
  for (const { resource, quantity } of given) {
    const { slug_name: slug } = resource;
    const after = heldOf(draft, slug) + quantity;
    const most = mostOf(resource);
    if (after > most) {
      const facts = { resource: slug, limit: String(most), have: String(after - quantity), quantity: String(quantity) };
      return { text: 'the limit of the resource is reached', facts };
    }
    const stack = resource.stackable ? stackOf(draft, resource, options.now) : undefined;
    const rows = stack !== undefined ? 0 : resource.stackable ? 1 : quantity;
    if (addedRows(draft) + rows > options.room && rows > 0) {
      return { text: 'the inventory is full', facts: { resource: slug, quantity: String(quantity) } };
    }
    if (stack !== undefined) {
      stack.quantity += quantity;
    } else {
      addRows(draft, resource, { rows, each: quantity / rows }, options);
    }
    note(draft, slug, quantity, options);
  }
  return undefined;
}

/** The most that a persona may have of a resource. */
export const mostOf = ({ quantity_limit: limit }: Pick<Holdable, 'quantity_limit'>): number =>
  limit === 0 ? MOST_UNITS : Math.min(limit, MOST_UNITS);

/** Sets one row to a number of units; false, and nothing is changed, where more is held then than may be. */
export function setRow(
  draft: Draft,
  id: string,
  { quantity, most, ...why }: Why & { readonly quantity: number; readonly most: number },
): boolean {
  const row = draft.rows.find((one) => one.id === id);
  const delta = quantity - (row?.quantity ?? 0);
  if (row === undefined || (delta > 0 && heldOf(draft, row.resource) + delta > most)) {
    return false;
  }
  row.quantity = quantity;
  note(draft, row.resource, delta, why);
  return true;
}

/** How many rows there will be beyond those that are there. */
const addedRows = ({ rows }: Draft): number =>
  rows.reduce((sum, { before, quantity }) => sum + (quantity > 0 ? 1 : 0) - (before > 0 ? 1 : 0), 0);

function addRows(
  draft: Draft,
  resource: Holdable,
  { rows, each }: { readonly rows: number; readonly each: number },
  { now, newId }: GiveOptions,
): void {
  for (let row = 0; row < rows; row += 1) {
    draft.rows.push({
      id: newId(),
      resource: resource.slug_name,
      stackable: resource.stackable,
      expires_at: endOf(resource, now),
      custom_data: {},
      created_at: now,
      modified_at: now,
      before: 0,
      quantity: each,
    });
  }
}

/** The row that units of a stackable resource are added to: that of the same end. */
function stackOf(draft: Draft, resource: Holdable, now: string): DraftRow | undefined {
  const end = endOf(resource, now);
  return draft.rows.find(
    (row) =>
      row.stackable && row.resource === resource.slug_name && row.expires_at === end && row.before + row.quantity > 0,
  );
}

const endOf = ({ lifetime_seconds: seconds }: Holdable, now: string): string | null =>
  seconds === 0 ? null : new Date(Date.parse(now) + seconds * 1000).toISOString();

function note(draft: Draft, resource: string, delta: number, { reason, source }: Why): void {
  draft.lines.push({ resource, delta, after: heldOf(draft, resource), reason, source });
}
