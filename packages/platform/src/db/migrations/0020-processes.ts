// Child processes of platforms: which machine they run on, who they are there, and how they ended.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE processes (
    id uuid PRIMARY KEY,
    instance uuid NOT NULL,
    owner_pid integer NOT NULL,
    owner_started text NOT NULL,
    machine text NOT NULL,
    kind text NOT NULL,
    app_id uuid,
    pid integer,
    started text NOT NULL DEFAULT '',
    on_restart text NOT NULL CHECK (on_restart IN ('stop', 'adopt')),
    state text NOT NULL CHECK (state IN ('running', 'ended')),
    reason text NOT NULL DEFAULT '',
    began_at timestamptz NOT NULL,
    ended_at timestamptz
  )`,
  `CREATE INDEX processes_running ON processes (began_at) WHERE state = 'running'`,
  `CREATE INDEX processes_ended ON processes (ended_at) WHERE state = 'ended'`,
];
