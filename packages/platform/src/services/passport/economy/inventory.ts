// What personas own, for developers and for the persona itself. Source: wire/passport.md 2.5, 3.6 rows 140 to 142, 4, 5.6.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { bucketsOf, startOf } from '../metrics/period.ts';
import { lockPersonas, ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { heldOf, mostOf, setRow } from './draft.ts';
import { grant, openDraft, writeAll } from './grant.ts';
import { once } from './keys.ts';
import { inventoryReply } from './replies.ts';
import {
  findInventoryRow,
  flows,
  holdings,
  type InventoryFilter,
  type InventoryRow,
  listInventory,
  writeCustomData,
} from './store/inventory.ts';
import { findResources, type ResourceRow } from './store/resources.ts';

type Passport = Handlers<typeof passport>;

export const inventory: Passport['inventory'] = {
  async search(call) {
    await requireIdDomain(call);
    const { personaId, resourceSlug: resource, namespace } = call.input;
    return inventoryPage(call, { personaId, resource, namespace });
  },
  async metrics(call) {
    await requireIdDomain(call);
    const { db, appId, now } = call;
    const { resourceSlug: resource } = call.input;
    const buckets = bucketsOf(call.input, '1d', now);
    if (typeof buckets === 'string') {
      throw call.refuse('invalid', 'invalid parameters', { details: [buckets] });
    }
    const held = await holdings(db, appId, { resource, now });
    const names = await resourcesOf(
      call,
      held.map((row) => row.resource),
    );
    const moved = await flows(db, appId, { resource, from: buckets.from, to: buckets.to });
    return {
      items: held.map(({ resource: slug, holders, quantity }) => ({
        ...{ resourceSlug: slug, displayName: names.get(slug)?.display_name ?? slug, holders, quantity },
      })),
      points: moved.map(({ day, resource: slug, gained, spent }) => ({
        ...{ time: startOf(day).toISOString(), resourceSlug: slug, gained, spent },
      })),
    };
  },
  async update(call) {
    await requireIdDomain(call);
    const { db, appId, now } = call;
    const { id, quantity, expectedQuantity, customData, reason = '' } = call.input;
    const { row, resource } = await heldRow(call, id);
    const before = inventoryReply(row, resource);
    if (expectedQuantity !== undefined && expectedQuantity !== row.quantity) {
      throw call.refuse('exists', `the row holds ${row.quantity} by now`, {
        details: [`expectedQuantity: is ${row.quantity}`],
        facts: { quantity: String(row.quantity) },
      });
    }
    if (customData !== undefined) {
      await writeCustomData(db, appId, row.id, { customData, now });
    }
    const changed = { ...row, custom_data: customData ?? row.custom_data, modified_at: now };
    const isMoved = quantity !== undefined && quantity !== row.quantity;
    if (isMoved) {
      await setQuantity(call, changed, resource, quantity);
    }
    const after = isMoved ? { ...changed, quantity } : customData === undefined ? row : changed;
    const inventoryItem = inventoryReply(after, resource);
    const told = { inventoryItem, ...(reason !== '' && { reason }) };
    // why of the persona: the row may be gone, and who asks for it asks what was done to somebody
    call.note({ target: row.persona_id, before: { inventoryItem: before }, after: told });
    return { inventoryItem };
  },
};

export const playerInventory: Passport['playerInventory'] = {
  async list(call) {
    await requireIdDomain(call);
    const persona = await ownPersona(call);
    const { resourceSlug: resource, namespace } = call.input;
    return inventoryPage(call, { personaId: persona.id, resource, namespace });
  },
  deposit: once('playerInventory.deposit', async (call) => {
    await requireIdDomain(call);
    const personaId = await receiver(call);
    const items = call.input.resources.map(({ resourceSlug, depositQuantity: quantity }) => ({
      resourceSlug,
      quantity,
    }));
    const rows = await grant(call, { personaId, items, reason: 'deposit', source: call.requestId });
    call.note({ target: personaId });
    return { reply: { inventory: [...rows] } };
  }),
  async update(call) {
    await requireIdDomain(call);
    const { db, appId, now } = call;
    const { id, customData } = call.input;
    const persona = await ownPersona(call);
    const { row, resource } = await heldRow(call, id, persona.id);
    await writeCustomData(db, appId, row.id, { customData, now });
    return { inventoryItem: inventoryReply({ ...row, custom_data: customData, modified_at: now }, resource) };
  },
};

/**
 * Who gets a deposit: the persona that plays, or the one that the server of the game names.
 * @throws 70001 where a player names another one, or only servers may give
 */
async function receiver(call: Call<{ readonly personaId?: string | undefined }>): Promise<string> {
  const personaId = call.input.personaId?.toLowerCase();
  if (call.principal.kind !== 'player') {
    if (personaId === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['personaId: needed with the service secret'] });
    }
    return personaId;
  }
  const own = await ownPersona(call);
  const { serverAuthority } = await readConfig(call.db, call.appId);
  if (serverAuthority.includes('deposit')) {
    throw call.refuse('denied', 'permission denied', { details: ['deposits come from the server of the game'] });
  }
  if (personaId !== undefined && personaId !== own.id) {
    throw call.refuse('denied', 'permission denied', { details: ['personaId: a player gives to the own persona'] });
  }
  return own.id;
}

async function inventoryPage(
  call: Call<{ readonly start?: number | undefined; readonly count?: number | undefined }>,
  filter: InventoryFilter,
) {
  const { db, appId, now } = call;
  const page = startCountPage(call.input);
  const { rows, total } = await listInventory(db, appId, { ...filter, now }, page);
  const resources = await resourcesOf(
    call,
    rows.map((row) => row.resource),
  );
  const shown = rows.flatMap((row) => {
    const resource = resources.get(row.resource);
    return resource === undefined ? [] : [inventoryReply(row, resource)];
  });
  return { inventory: shown, start: page.offset, count: page.limit, total };
}

async function resourcesOf(
  { db, appId }: Pick<Call, 'db' | 'appId'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, ResourceRow>> {
  return new Map((await findResources(db, appId, [...new Set(slugs)])).map((row) => [row.slug_name, row]));
}

/**
 * A row whose persona is held, so that it stays as it is.
 * @throws 404, also where it is not of the persona that is named
 */
async function heldRow(
  call: Call,
  id: string,
  personaId?: string,
): Promise<{ readonly row: InventoryRow; readonly resource: ResourceRow }> {
  const { db, appId, now } = call;
  const found = await findInventoryRow(db, appId, id, now);
  if (found !== undefined && (personaId === undefined || found.persona_id === personaId)) {
    await lockPersonas(db, appId, [found.persona_id]);
    const row = await findInventoryRow(db, appId, id, now);
    const resource = row && (await resourcesOf(call, [row.resource])).get(row.resource);
    if (row !== undefined && resource !== undefined) {
      return { row, resource };
    }
  }
  throw call.refuse('not-found', 'inventory item not found');
}

/** @throws 90001 where a row that does not stack would hold more than one; 80001 beyond a limit */
async function setQuantity(call: Call, row: InventoryRow, resource: ResourceRow, quantity: number): Promise<void> {
  if (!row.stackable && quantity > 1) {
    throw call.refuse('precondition', 'the resource does not stack');
  }
  const most = mostOf(resource);
  const draft = await openDraft(call, row.persona_id, [{ resourceSlug: row.resource, quantity }]);
  if (!setRow(draft, row.id, { quantity, most, reason: 'console', source: call.requestId })) {
    const facts = { resource: row.resource, limit: String(most), have: String(heldOf(draft, row.resource)) };
    throw call.refuse('precondition', 'the limit of the resource is reached', { code: 80_001, facts });
  }
  await writeAll(call, draft, new Map());
}
