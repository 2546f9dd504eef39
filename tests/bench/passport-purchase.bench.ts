// What a purchase costs at the store, beside the bare transaction of its kind: the persona held, a cost taken, an order
// written, a reward given. Ratios within one run, by 16 callers on many personas and on one, goal 0.35 of the bare rate.
// UOS_BENCH_DATABASE names a PostgreSQL to measure in place of the database in the process, UOS_BENCH_PERSONAS how many.
import { sql } from 'kysely';
import { styles } from '../../packages/platform/src/kernel/call/errors.ts';
import { buy, openSale } from '../../packages/platform/src/services/passport/economy/purchase.ts';
import { ledgerAddsUp, openShop } from '../../packages/platform/src/services/passport/economy/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { drawing } from '../support/social-round.ts';

const GOAL = 0.35;
const PERSONAS = Number(process.env.UOS_BENCH_PERSONAS ?? 1000);
const [CALLERS, MS, ROUNDS] = [16, 2000, 3];

const databaseUrl = process.env.UOS_BENCH_DATABASE;
const platform = await testPlatform(databaseUrl === undefined ? { own: true } : { databaseUrl });
const { db, ids } = platform.ports;
const { refuse } = styles.passport;
const shop = await openShop(platform);
const appId = shop.app.id;
await shop.sell('lamp');
const draw = drawing(9);
const personas = await filled(PERSONAS);

for (const [what, of] of [
  [`${PERSONAS} personas`, personas],
  ['one persona', personas.slice(0, 1)],
] as const) {
  const rounds: { bare: Run; ours: Run }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: await run(() => bare(one(of))), ours: await run(() => purchase(one(of))) });
  }
  rounds.sort((a, b) => a.ours.perSecond / a.bare.perSecond - b.ours.perSecond / b.bare.perSecond);
  const { bare: bareRun, ours } = rounds[Math.floor(ROUNDS / 2)] as (typeof rounds)[number];
  say(`${what}: the bare transaction`, bareRun);
  say(`${what}: a purchase`, ours);
  const ratio = ours.perSecond / bareRun.perSecond;
  const isGood = ratio >= GOAL;
  console.info(
    `${isGood ? 'ok  ' : 'MISS'} ${what}: a purchase beside the bare transaction ${ratio.toFixed(2)}x, goal ${GOAL}x`,
  );
  process.exitCode = isGood ? process.exitCode : 1;
}
await ledgerAddsUp(platform, appId);
await platform.stop();

function one(of: readonly string[]): string {
  return of[draw(of.length)] ?? '';
}

/** Personas with ten million coins and an oil each. */
async function filled(count: number): Promise<string[]> {
  const user = ids.uuid();
  await sql`INSERT INTO passport_users (app_id, id, external_id, status, display_name, properties, created_at, modified_at)
    VALUES (${appId}, ${user}, ${user}, 'Active', '', '{}', now(), now())`.execute(db);
  await sql`INSERT INTO passport_personas (app_id, id, user_id, realm_id, external_id, status, display_name, icon_url,
      properties, created_at, modified_at)
    SELECT ${appId}::uuid, gen_random_uuid(), ${user}::uuid, ${shop.realmId}::uuid, 'p' || n, 'Active', '', '', '{}', now(),
      now() FROM generate_series(1, ${count}::int) n`.execute(db);
  await sql`WITH given AS (
      INSERT INTO passport_inventory (app_id, id, persona_id, resource, quantity, stackable, custom_data, created_at, modified_at)
      SELECT p.app_id, gen_random_uuid(), p.id, r.slug, r.n, true, '{}', now(), now()
      FROM passport_personas p, (VALUES ('coin', 10000000), ('oil', 1)) AS r(slug, n)
      WHERE p.app_id = ${appId} AND p.user_id = ${user} RETURNING app_id, persona_id, resource, quantity
    ) INSERT INTO passport_ledger (app_id, persona_id, resource, delta, after, reason, source, at)
      SELECT app_id, persona_id, resource, quantity, quantity, 'console', '', now() FROM given`.execute(db);
  // why no limit of the oil: each is bought thousands of times
  await sql`UPDATE passport_resources SET quantity_limit = 0 WHERE app_id = ${appId}`.execute(db);
  await sql`ANALYZE passport_inventory`.execute(db);
  const { rows } = await sql<{ id: string }>`SELECT id FROM passport_personas
    WHERE app_id = ${appId} AND user_id = ${user}`.execute(db);
  return rows.map(({ id }) => id);
}

async function purchase(personaId: string): Promise<void> {
  const now = platform.ports.clock.now().toISOString();
  await db.transaction().execute(async (tx) => {
    const call = { db: tx, appId, now, ports: platform.ports, refuse };
    const wish = { personaId, product: 'lamp', quantity: 1 };
    const outcome = await buy(call, wish, await openSale(call, wish));
    if ('refusal' in outcome || outcome.reply.transaction.status !== 'Fulfilled') {
      throw new Error(`a purchase came to nothing: ${JSON.stringify(outcome)}`);
    }
  });
}

async function bare(personaId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT id FROM passport_personas WHERE app_id = ${appId} AND id = ${personaId} FOR NO KEY UPDATE`.execute(
      tx,
    );
    await change(tx, personaId, 'coin', -10);
    await sql`INSERT INTO passport_orders (app_id, id, type, status, persona_id, product_id, product_slug, product, quantity,
        payment_method, total_amount, custom_data, fail_reason, limit_turn, period_start, charged_at, fulfilled_at, created_at)
      VALUES (${appId}, ${ids.uuid()}, 'VirtualPurchase', 'Fulfilled', ${personaId}, ${appId}, 'lamp', '{}', 1, '', 0, '{}',
        '', 1, now(), now(), now(), now())`.execute(tx);
    await change(tx, personaId, 'oil', 1);
  });
}

/** With its line of the ledger, so that both ways leave the same behind. */
async function change(tx: typeof db, personaId: string, resource: string, delta: number): Promise<void> {
  const { rows } = await sql<{ quantity: number }>`UPDATE passport_inventory SET quantity = quantity + ${delta}::int
    WHERE app_id = ${appId} AND persona_id = ${personaId} AND resource = ${resource} AND quantity + ${delta}::int > 0
    RETURNING quantity`.execute(tx);
  await sql`INSERT INTO passport_ledger (app_id, persona_id, resource, delta, after, reason, source, at)
    VALUES (${appId}, ${personaId}, ${resource}, ${delta}, ${rows[0]?.quantity ?? 0}, 'purchase', '', now())`.execute(
    tx,
  );
}

interface Run {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function run(work: () => Promise<void>): Promise<Run> {
  const taken: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() < start + MS) {
        const begun = performance.now();
        await work();
        taken.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  taken.sort((a, b) => a - b);
  const at = (share: number): number => taken[Math.min(Math.floor(taken.length * share), taken.length - 1)] ?? 0;
  return { perSecond: taken.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function say(what: string, { perSecond, p50, p99 }: Run): void {
  console.info(`     ${what}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
}
