// The operation history: every change that the platform serves leaves one row, with who made it and what became
// different, unless the contract says that it keeps none. A row that tells nothing fails unless it is named here.
import { declared, isFile, keepsHistory, services } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../../packages/platform/src/services/mounted.ts';
import { cases } from './cases/index.ts';
import { openWorld, type World } from './world.ts';

const handlers = new Map(mounted.map(({ service, handlers }) => [service.name, handlers]));
const recorded = declared(services)
  // why no file: those have rooms of their own
  .filter((call) => keepsHistory(call) && !isFile(call) && isServed(handlers.get(call.service.name), call))
  .map(({ id }) => id);

/** Rows without a field: that it happened is all there is to say. */
const WITHOUT_FIELDS: readonly string[] = ['session.logout', 'user.clearLoginState', 'serviceToken.regenerate'];

describe('the operation history', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world?.stop());

  const rowsOf = async (operation: string) =>
    world.platform.ports.db
      .selectFrom('operation_history')
      .selectAll()
      .where('operation', '=', operation)
      .where('request_id', '<>', '')
      .execute();

  it.each(recorded)('has a row of %s that says who did what', async (id) => {
    const before = (await rowsOf(id)).length;
    await cases[id]?.ok(world);
    const rows = (await rowsOf(id)).slice(before);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.actor_name).not.toBe('');
      expect(row.title).not.toBe('');
    }
    const fields = rows.flatMap(({ changes }) => changes);
    expect([id, fields.length > 0]).toEqual([id, !WITHOUT_FIELDS.includes(id)]);
  });
});
