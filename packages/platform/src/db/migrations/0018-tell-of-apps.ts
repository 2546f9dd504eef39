import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// why a trigger: whoever changes an app, by whatever statement, every process must forget what it remembers of it.
// why replaced: an archive of an older build is brought up to date in a database whose tables were dropped
const STATEMENTS = [
  `CREATE OR REPLACE FUNCTION tell_of_app() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('uos', 'app:' || (coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0]));
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER tell_of_app AFTER UPDATE OR DELETE ON apps
    FOR EACH ROW EXECUTE FUNCTION tell_of_app('id')`,
  `CREATE TRIGGER tell_of_app AFTER INSERT OR UPDATE OR DELETE ON app_services
    FOR EACH ROW EXECUTE FUNCTION tell_of_app('app_id')`,
];
