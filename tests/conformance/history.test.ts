// The operation history: every change that the platform serves leaves one row, with who made it and what became
// different. A change without a row, and one whose row tells nothing, fails unless it is named here with its reason.
import { declared, keepsHistory, services } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../packages/platform/src/kernel/mount.ts';
import { mounted } from '../../packages/platform/src/services/index.ts';
import { cases } from './cases/index.ts';
import { openWorld, type World } from './world.ts';

const handlers = new Map(mounted.map(({ service, handlers }) => [service.name, handlers]));
const mutations = declared(services).filter(
  (call) => call.operation.method !== 'GET' && isServed(handlers.get(call.service.name), call),
);
const recorded = mutations.filter(keepsHistory).map(({ id }) => id);

/** Changes of which nothing is written down, by the reason. */
const UNRECORDED: Readonly<Record<string, readonly string[]>> = {
  'nobody is signed in, or nobody yet': [
    ...['session.login', 'session.adminLogin', 'session.billingLogin'],
    ...['ticket.contactUs', 'knowledge.ask', 'knowledge.clearHistory'],
  ],
  'reads that are sent as POST': [
    ...['usage.cdn.analyzeBundle', 'cdn.mods.inspectReport', 'passport.realms.search'],
    ...['knowledge.history', 'knowledge.searchDocuments'],
  ],
  'bulk uploads: a line for each file would bury the rest; the release they go into has one': [
    ...['cdn.entries.create', 'cdn.entries.update', 'cdn.entries.upsertMany'],
  ],
  'they write a line of the history themselves': ['alert.records.create', 'alert.records.report'],
  'only drops what is remembered of a secret': ['passport.idDomains.notifyAppSecretUpdate'],
};

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

  it('is kept of every change but those listed here', () => {
    const unrecorded = mutations.map(({ id }) => id).filter((id) => !recorded.includes(id));
    expect(unrecorded.sort()).toEqual(Object.values(UNRECORDED).flat().sort());
  });

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
