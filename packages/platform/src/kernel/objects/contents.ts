// Contents that services keep in the object store: the locks under which their bytes come and go, and which of those bytes
// no row names any more.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { KeptObject } from './objects.ts';

interface Content {
  readonly md5: string;
}

export interface ContentLocks {
  /** Keeps the bytes of contents to this transaction, whether or not they have rows. */
  lock(db: Db, ...contents: readonly Content[]): Promise<void>;
  /** The same for one content without waiting; false where another transaction has it. */
  tryLock(db: Db, content: Content): Promise<boolean>;
}

/** Locks of one kind of contents. `space` tells them from all others, in every process and release alike. */
export function contentLocks(space: number): ContentLocks {
  return {
    async lock(db, ...contents) {
      // why in order: two writers of the same contents must not wait for each other
      await sql`
        SELECT pg_advisory_xact_lock(${space}::int, n)
        FROM (SELECT DISTINCT n FROM unnest(${contents.map(numberOf)}::int[]) AS n ORDER BY n) AS numbers`.execute(db);
    },
    async tryLock(db, content) {
      const { rows } = await sql<{ locked: boolean }>`
        SELECT pg_try_advisory_xact_lock(${space}::int, ${numberOf(content)}::int) AS locked`.execute(db);
      return rows[0]?.locked ?? false;
    },
  };
}

/** Contents that share a number only wait for each other. */
function numberOf({ md5 }: Content): number {
  return Number.parseInt(md5.slice(0, 8), 16) | 0;
}

/** Contents that belong to one app each, below a tenant of their own: apart from what the app delivers, so that each
 * service frees its own.
 */
export interface AppContents extends ContentLocks {
  tenantOf(appId: string): string;
  /** Of objects in the store, those of known apps that no row names. An app that is not known is another platform's. */
  withoutRow(db: Db, objects: readonly KeptObject[]): Promise<KeptObject[]>;
}

interface AppContentsOptions {
  /** Internal name of the service. */
  readonly service: string;
  /** Whose rows name the contents, by `app_id`, `etag` and `size`. */
  readonly table: 'save_files' | 'stack_files' | 'storage_dumps';
  /** Of `contentLocks`. */
  readonly space: number;
}

export function appContents({ service, table, space }: AppContentsOptions): AppContents {
  const tenant = new RegExp(`^${service}-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);
  return {
    ...contentLocks(space),
    tenantOf: (appId) => `${service}-${appId}`,
    async withoutRow(db, objects) {
      const ours = objects.flatMap((object) => {
        const [, app] = tenant.exec(object.tenant) ?? [];
        return app === undefined ? [] : [{ ...object, app }];
      });
      if (ours.length === 0) {
        return [];
      }
      const { rows } = await sql<KeptObject>`
        SELECT k.tenant, k.md5, k.size
        FROM jsonb_to_recordset(${JSON.stringify(ours)}::jsonb) AS k (tenant text, app uuid, md5 char(32), size bigint)
        JOIN apps a ON a.id = k.app
        WHERE NOT EXISTS (
          SELECT FROM ${sql.table(table)} f WHERE f.app_id = k.app AND f.etag = k.md5 AND f.size = k.size)`.execute(db);
      return rows;
    },
  };
}
