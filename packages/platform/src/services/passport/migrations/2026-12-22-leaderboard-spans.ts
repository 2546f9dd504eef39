import { type Kysely, sql } from 'kysely';

/** Sums of blocks that follow each other, and deltas whose dead rows nobody walks over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

/** What a statement did to blocks, as its trigger sees it. */
const CHANGED = { INSERT: 'NEW', UPDATE: 'OLD', DELETE: 'OLD' } as const;

const STATEMENTS = [
  `CREATE TABLE passport_leaderboard_spans (
    app_id uuid NOT NULL,
    version_id uuid NOT NULL,
    part text COLLATE "C" NOT NULL,
    lo_k double precision NOT NULL,
    lo_turn bigint NOT NULL,
    n bigint NOT NULL CHECK (n >= 0),
    PRIMARY KEY (app_id, version_id, part, lo_k, lo_turn) INCLUDE (n)
  )`,
  // why the database: a build that does not know of spans changes blocks too, and a rank by an old sum would be wrong
  `CREATE OR REPLACE FUNCTION passport_leaderboard_blocks_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM passport_leaderboard_spans s USING (SELECT DISTINCT app_id, version_id, part FROM changed) c
    WHERE s.app_id = c.app_id AND s.version_id = c.version_id AND s.part = c.part;
    RETURN NULL;
  END $$`,
  ...Object.entries(CHANGED).map(
    ([event, rows]) => `CREATE TRIGGER passport_leaderboard_blocks_${event.toLowerCase()}
    AFTER ${event} ON passport_leaderboard_blocks REFERENCING ${rows} TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION passport_leaderboard_blocks_change()`,
  ),
  // why by key: what is folded leaves dead entries, and a page of the index sheds them only where new ones are put into it
  'CREATE INDEX passport_leaderboard_deltas_order ON passport_leaderboard_deltas (app_id, version_id, part, k, turn)',
  'DROP INDEX passport_leaderboard_deltas_part',
  // why: a plan that was made while the table had no page reads all of it, also when it has thousands
  'ALTER TABLE passport_leaderboard_deltas SET (vacuum_truncate = false)',
];
