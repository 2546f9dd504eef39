// Servers that ended, and steps that an autoscaler took, before there were words for why: each keeps what was said of it.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as logic from '../../packages/platform/src/services/func/migrations/2026-12-23-reasons.ts';
import * as hosted from '../../packages/platform/src/services/multiverse/migrations/2026-12-23-reasons.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { putScaling, putServer } from '../support/functions.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const ENDS = [
  ['exited with code 7: no map: of that name', 'exited', '', 'no map: of that name'],
  ['exited by SIGSEGV', 'exited', 'SIGSEGV', ''],
  ['not started: spawn ENOENT', 'not started', '', 'spawn ENOENT'],
  ['out of memory', 'out of memory', '', ''],
  ['the function was disabled', 'function disabled', '', ''],
  ['a sentence of nobody', '', '', ''],
] as const;

const STEPS = [
  ['min', 'min', null],
  ['cpu 76.3% > 70%', 'above', 70],
  ['memory 12% < 30.5%', 'below', 30.5],
  ['', '', null],
] as const;

it.each(['embedded', 'PostgreSQL'])('they are read in words on %s', async (engine) => {
  const platform = await testPlatform(engine === 'PostgreSQL' ? { databaseUrl: await postgres.createDatabase() } : {});
  try {
    const { db } = platform.ports;
    const app = await platform.app(['func']);
    await app.call('POST', '/ufunc/v1/func/functions', { appId: app.id });
    const place = { platform, appId: app.id };
    const servers: string[] = [];
    for (const [said] of ENDS) {
      const id = await putServer(place, { status: 'failed' });
      servers.push(id);
      await sql`UPDATE func_servers SET failed_reason = ${said} WHERE id = ${id}`.execute(db);
      await sql`INSERT INTO hosting_test_servers (id, app_id, game_id, revision_id, region_id, status, msg, ports, envs,
        created_at, expire_at) VALUES (${id}, ${app.id}, ${app.id}, ${id}, 'local', 'failed', ${said}, '[]', '{}',
        now(), now())`.execute(db);
    }
    const steps: string[] = [];
    for (const [said] of STEPS) {
      const id = await putScaling(place);
      steps.push(id);
      await sql`UPDATE func_scalings SET reason = ${said} WHERE id = ${id}`.execute(db);
    }
    await sql`ALTER TABLE func_servers DROP end_reason, DROP end_signal, DROP end_detail`.execute(db);
    await sql`ALTER TABLE func_autoscalers DROP fault_reason, DROP fault_exit_code, DROP fault_signal,
      DROP fault_detail`.execute(db);
    await sql`ALTER TABLE hosting_allocations DROP end_signal, DROP end_detail`.execute(db);
    await sql`ALTER TABLE hosting_test_servers DROP end_reason, DROP end_signal, DROP end_detail`.execute(db);
    await sql`ALTER TABLE func_scalings DROP cause, DROP threshold`.execute(db);

    // why so: a migration knows no table by its type
    const untyped = db as unknown as Kysely<unknown>;
    await logic.up(untyped);
    await hosted.up(untyped);

    for (const [at, [, reason, signal, detail]] of ENDS.entries()) {
      const id = servers[at] ?? '';
      const why = { end_reason: reason, end_signal: signal, end_detail: detail };
      const of = (table: 'func_servers' | 'hosting_test_servers') =>
        db.selectFrom(table).select(['end_reason', 'end_signal', 'end_detail']).where('id', '=', id).executeTakeFirst();
      expect(await of('func_servers')).toEqual(why);
      // why not: only functions are disabled
      expect(await of('hosting_test_servers')).toEqual(
        reason === 'function disabled' ? { ...why, end_reason: '' } : why,
      );
    }
    const told = await db.selectFrom('func_scalings').select(['id', 'cause', 'threshold']).execute();
    expect(steps.map((id) => told.find((one) => one.id === id))).toEqual(
      STEPS.map(([, cause, threshold], at) => ({ id: steps[at], cause, threshold })),
    );
  } finally {
    await platform.stop();
  }
});
