// SQL of what was given out, and of the attributes games send.
import { sql } from 'kysely';
import { shanghaiDayOf, within } from '#core/meter/report';
import type { Db } from '#db/connect';
import type { Period } from '#kernel/time/period';
import { emptySketch, merged, type Sketch } from '../serve/sketch.ts';
import type { RemoteConfigTables } from '../tables.ts';

export interface Exposed {
  readonly appId: string;
  readonly overrideId: string;
  readonly variantId: string;
  readonly hour: string;
  readonly day: string;
  reads: number;
  readonly sketch: Sketch;
}

export interface Seen {
  readonly appId: string;
  readonly day: string;
  readonly name: string;
  readonly type: RemoteConfigTables['config_attributes']['type'];
  readonly value: string;
  seen: number;
}

const EXPOSED_AT_ONCE = 500;

/** Adds to what others have counted; an override that is gone meanwhile is left out. */
export async function writeExposures(db: Db, exposures: readonly Exposed[]): Promise<void> {
  // why sorted: two processes that write the same rows in one order wait for each other instead of deadlocking
  const sorted = together(exposures).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  for (let from = 0; from < sorted.length; from += EXPOSED_AT_ONCE) {
    const some = sorted.slice(from, from + EXPOSED_AT_ONCE);
    await db.transaction().execute(async (tx) => {
      const there = await stillThere(tx, some);
      const known = some.filter(({ overrideId }) => there.has(overrideId));
      if (known.length > 0) {
        await addReads(tx, known);
        await addPlayers(tx, known);
      }
    });
  }
}

const orderOf = ({ appId, overrideId, variantId, hour }: Exposed) => `${appId} ${overrideId} ${hour} ${variantId}`;

/** One for each row: a variant that was read before and after a change of its app was counted twice. */
function together(exposures: readonly Exposed[]): Exposed[] {
  return [...Map.groupBy(exposures, orderOf).values()].map((same) => {
    const [first] = same as [Exposed, ...Exposed[]];
    const reads = same.reduce((sum, one) => sum + one.reads, 0);
    return { ...first, reads, sketch: same.map(({ sketch }) => sketch).reduce(merged) };
  });
}

/** Which of the overrides there are, none of which goes before the end of the transaction. */
async function stillThere(db: Db, exposures: readonly Exposed[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM config_overrides
    WHERE (app_id, id) IN (SELECT * FROM unnest(${exposures.map(({ appId }) => appId)}::uuid[],
      ${exposures.map(({ overrideId }) => overrideId)}::uuid[]))
    ORDER BY app_id, id FOR KEY SHARE`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function addReads(db: Db, exposures: readonly Exposed[]): Promise<void> {
  await db
    .insertInto('config_exposures')
    .values(
      exposures.map(({ appId, overrideId, variantId, hour, reads }) => ({
        ...{ app_id: appId, override_id: overrideId, variant_id: variantId, hour, reads },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'override_id', 'hour', 'variant_id'])
        .doUpdateSet({ reads: sql<number>`config_exposures.reads + excluded.reads` }),
    )
    .execute();
}

/** Each in one statement for all of them: the embedded database serves nobody else meanwhile. */
async function addPlayers(db: Db, exposures: readonly Exposed[]): Promise<void> {
  const days = Map.groupBy(exposures, dayOf);
  const rows = [...days].map(([key, same]) => {
    const [{ appId, overrideId, day }] = same as [Exposed, ...Exposed[]];
    return { key, appId, overrideId, day, sketch: same.map((one) => one.sketch).reduce(merged) };
  });
  const places = sql`unnest(${rows.map(({ appId }) => appId)}::uuid[],
    ${rows.map(({ overrideId }) => overrideId)}::uuid[], ${rows.map(({ day }) => day)}::date[])`;
  await sql`
    INSERT INTO config_exposed_players (app_id, override_id, day, sketch)
    SELECT n.*, ${emptySketch()}::bytea FROM ${places} AS n ON CONFLICT DO NOTHING`.execute(db);
  const { rows: held } = await sql<{ app_id: string; override_id: string; day: string; sketch: Sketch }>`
    SELECT app_id, override_id, day, sketch FROM config_exposed_players
    WHERE (app_id, override_id, day) IN (SELECT * FROM ${places})
    ORDER BY app_id, override_id, day FOR NO KEY UPDATE`.execute(db);
  const sketches = new Map(
    held.map(({ app_id: appId, override_id: overrideId, day, sketch }) => [dayOf({ appId, overrideId, day }), sketch]),
  );
  const changed = rows.flatMap(({ key, appId, overrideId, day, sketch }) => {
    const before = sketches.get(key) ?? emptySketch();
    const now = merged(before, sketch);
    // why compared: on most days most players were counted an hour ago
    return Buffer.compare(now, before) === 0 ? [] : [{ appId, overrideId, day, hex: Buffer.from(now).toString('hex') }];
  });
  if (changed.length === 0) {
    return;
  }
  await sql`
    UPDATE config_exposed_players p SET sketch = decode(n.sketch, 'hex')
    FROM unnest(${changed.map(({ appId }) => appId)}::uuid[], ${changed.map(({ overrideId }) => overrideId)}::uuid[],
      ${changed.map(({ day }) => day)}::date[], ${changed.map(({ hex }) => hex)}::text[])
      AS n(app_id, override_id, day, sketch)
    WHERE p.app_id = n.app_id AND p.override_id = n.override_id AND p.day = n.day`.execute(db);
}

const dayOf = ({ appId, overrideId, day }: Pick<Exposed, 'appId' | 'overrideId' | 'day'>) =>
  `${appId} ${overrideId} ${day}`;

export interface VariantReads {
  readonly date: string;
  /** Null where they are those of a whole day. */
  readonly hour: string | null;
  readonly variant_id: string;
  readonly reads: number;
}

export async function exposuresOfOverride(
  db: Db,
  appId: string,
  overrideId: string,
  period: Period,
  by: 'day' | 'hour',
): Promise<{ variants: VariantReads[]; players: { date: string; sketch: Sketch }[] }> {
  const hour = by === 'hour' ? sql`hour` : sql`NULL::timestamptz`;
  const { rows: variants } = await sql<VariantReads>`
    SELECT ${shanghaiDayOf(sql`hour`)} AS date, ${hour} AS hour, variant_id, sum(reads)::bigint AS reads
    FROM config_exposures
    WHERE app_id = ${appId} AND override_id = ${overrideId} AND ${within(sql`hour`, period)}
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db);
  const players = await db
    .selectFrom('config_exposed_players')
    .select(['day as date', 'sketch'])
    .where('app_id', '=', appId)
    .where('override_id', '=', overrideId)
    .where('day', '>=', period.days[0] ?? '')
    .where('day', '<=', period.days.at(-1) ?? '')
    .orderBy('day')
    .execute();
  return { variants, players };
}

/** Names of one app that are kept; what comes beyond them is not. */
const MOST_NAMES = 200;
const MOST_VALUES = 20;

export async function writeSeen(db: Db, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) {
    return;
  }
  const rows = [...seen]
    .map(({ appId, ...rest }) => ({ app_id: appId, ...rest }))
    .sort((a, b) => (`${a.app_id} ${a.name} ${a.value}` < `${b.app_id} ${b.name} ${b.value}` ? -1 : 1));
  await sql`
    INSERT INTO config_attributes (app_id, name, value, type, seen, day)
    SELECT n.* FROM unnest(${rows.map(({ app_id }) => app_id)}::uuid[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ value }) => value)}::text[], ${rows.map(({ type }) => type)}::text[],
      ${rows.map((row) => row.seen)}::bigint[], ${rows.map(({ day }) => day)}::date[]) AS n(app_id, name, value, type, seen, day)
    WHERE EXISTS (SELECT 1 FROM apps a WHERE a.id = n.app_id)
      AND (EXISTS (SELECT 1 FROM config_attributes o WHERE o.app_id = n.app_id AND o.name = n.name)
        OR (SELECT count(DISTINCT o.name) FROM config_attributes o WHERE o.app_id = n.app_id) < ${MOST_NAMES})
    ON CONFLICT (app_id, name, value) DO UPDATE
      SET seen = config_attributes.seen + excluded.seen, day = excluded.day, type = excluded.type`.execute(db);
}

export async function seenAttributes(
  db: Db,
  appId: string,
): Promise<readonly { readonly name: string; readonly type: Seen['type']; readonly values: readonly string[] }[]> {
  const { rows } = await sql<{ name: string; type: Seen['type']; values: string[] }>`
    SELECT name, (array_agg(type ORDER BY seen DESC))[1] AS type,
      coalesce(array_agg(value ORDER BY seen DESC, value) FILTER (WHERE value <> '' AND place <= ${MOST_VALUES}), '{}')
        AS values
    FROM (SELECT *, row_number() OVER (PARTITION BY name ORDER BY seen DESC, value) AS place
      FROM config_attributes WHERE app_id = ${appId}) s
    GROUP BY name ORDER BY name LIMIT ${MOST_NAMES}`.execute(db);
  return rows;
}

/** What no game has sent since that day, values that are seldom sent, and exposures of old. */
export async function forgetSeen(
  db: Db,
  before: { readonly attributes: string; readonly exposures: string },
): Promise<void> {
  await db.deleteFrom('config_attributes').where('day', '<', before.attributes).execute();
  await sql`
    DELETE FROM config_attributes c USING (
      SELECT app_id, name, value, row_number() OVER (PARTITION BY app_id, name ORDER BY seen DESC, value) AS place
      FROM config_attributes) r
    WHERE r.place > ${MOST_VALUES * 2} AND c.app_id = r.app_id AND c.name = r.name AND c.value = r.value`.execute(db);
  await sql`DELETE FROM config_exposures WHERE hour < ${before.exposures}::date`.execute(db);
  await db.deleteFrom('config_exposed_players').where('day', '<', before.exposures).execute();
}
