// Rows → what callers see.
import type { Selectable } from 'kysely';
import type { InventoryRow } from './store/inventory.ts';
import type { ResourceRow } from './store/resources.ts';
import type { Amount, EconomyTables, ShownAmount } from './tables.ts';

export function resourceReply(row: ResourceRow) {
  return {
    slugName: row.slug_name,
    resourceSlug: row.slug_name,
    idDomainID: row.app_id,
    type: row.type,
    displayName: row.display_name,
    namespace: row.namespace,
    quantityLimit: row.quantity_limit,
    stackable: row.stackable,
    lifetimeSeconds: row.lifetime_seconds,
    customData: row.custom_data,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function categoryReply(row: Selectable<EconomyTables['passport_categories']>) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    slugName: row.slug_name,
    displayName: row.display_name,
    customData: row.custom_data,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function inventoryReply(row: InventoryRow, resource: ResourceRow) {
  return {
    inventoryItemId: row.id,
    personaId: row.persona_id,
    namespace: resource.namespace,
    quantity: row.quantity,
    customData: row.custom_data,
    resource: {
      resourceSlug: resource.slug_name,
      displayName: resource.display_name,
      namespace: resource.namespace,
      type: resource.type,
      stackable: resource.stackable,
      customData: resource.custom_data,
    },
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

/** Amounts with what their resources are called now. */
export function shownAmounts(
  amounts: readonly Amount[],
  resources: ReadonlyMap<string, ResourceRow>,
): readonly ShownAmount[] {
  return amounts.map(({ resourceSlug, quantity }) => {
    const resource = resources.get(resourceSlug);
    return {
      slugName: resourceSlug,
      displayName: resource?.display_name ?? resourceSlug,
      namespace: resource?.namespace ?? '',
      quantity,
    };
  });
}
