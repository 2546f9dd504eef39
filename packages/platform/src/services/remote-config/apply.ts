// Makes an app's configuration what a document says: only what differs is written.
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#kernel/call/call';
import type { Document } from './document.ts';
import { deleteConfigs, insertConfigs, updateConfig } from './store/configs.ts';
import { deleteOverrides, insertOverrides, updateOverride } from './store/overrides.ts';
import { marksOf } from './store/versions.ts';
import { mapInTurns } from './turns.ts';

export async function applyDocument(call: Call, before: Document, target: Document): Promise<void> {
  const { db, appId } = call;
  const ages = new Map((await marksOf(db, appId)).map(({ id, age }) => [id, age]));
  const fresh = { app_id: appId, resource_age: 1, modified_at: call.now, modified_by: call.actor.name };
  const changed = { modified_at: call.now, modified_by: call.actor.name };

  const overrides = await differing(before.overrides, target.overrides);
  const configs = await differing(before.configs, target.configs);
  // why first: a key may have moved from one config to another
  await deleteOverrides(db, appId, overrides.gone);
  await deleteConfigs(db, appId, configs.gone);
  for (const { id, created_at, created_by, ...row } of configs.changed) {
    await updateConfig(db, { app_id: appId, id, resource_age: ages.get(id) ?? 0 }, { ...row, ...changed });
  }
  await insertConfigs(
    db,
    configs.made.map((row) => ({ ...row, ...fresh })),
  );
  for (const { id, created_at, created_by, ...row } of overrides.changed) {
    await updateOverride(db, { app_id: appId, id, resource_age: ages.get(id) ?? 0 }, { ...row, ...changed });
  }
  await insertOverrides(
    db,
    overrides.made.map((row) => ({ ...row, ...fresh })),
  );
}

async function differing<Row extends { readonly id: string }>(before: readonly Row[], after: readonly Row[]) {
  const old = new Map(before.map((row) => [row.id, row]));
  const stays = new Set(after.map(({ id }) => id));
  const isChanged = await mapInTurns(after, (row) => old.has(row.id) && !isDeepStrictEqual(old.get(row.id), row));
  return {
    made: after.filter(({ id }) => !old.has(id)),
    changed: after.filter((_, index) => isChanged[index]),
    gone: before.filter(({ id }) => !stays.has(id)).map(({ id }) => id),
  };
}
