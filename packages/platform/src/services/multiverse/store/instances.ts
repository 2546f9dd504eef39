// SQL of what is told of servers beside what their engine knows.
import type { Db } from '#db/connect';
import { LIVE } from '../servers/life.ts';

export interface RevisionName {
  readonly profile: string;
  readonly version: number;
}

export async function namesOf(db: Db, revisionIds: readonly string[]): Promise<ReadonlyMap<string, RevisionName>> {
  const rows =
    revisionIds.length === 0
      ? []
      : await db
          .selectFrom('hosting_revisions as r')
          .innerJoin('hosting_profiles as p', 'p.id', 'r.profile_id')
          .select(['r.id', 'r.version', 'p.name as profile'])
          .where('r.id', 'in', [...new Set(revisionIds)])
          .execute();
  return new Map(rows.map(({ id, version, profile }) => [id, { version, profile }]));
}

/** Which allocation has each of the servers; none has those that wait. */
export async function holdersOf(db: Db, serverIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows =
    serverIds.length === 0
      ? []
      : await db
          .selectFrom('hosting_allocations')
          .select(['server_id', 'uuid'])
          .where('server_id', 'in', [...serverIds])
          .where('status', 'in', [...LIVE])
          .execute();
  return new Map(rows.map(({ server_id, uuid }) => [server_id, uuid]));
}
