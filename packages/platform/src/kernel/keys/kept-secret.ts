// Secrets the platform makes for itself once and keeps in the database, sealed with the master key: signing keys,
// cookie keys. Replicas that start at the same moment agree on the first one written.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Seal } from './seal.ts';

/** The secret of that name, made by `make` where there is none yet. */
export async function keptSecret(
  ports: { readonly db: Db; readonly seal: Seal },
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const key = `secret/${name}`;
  const found = await read(ports.db, key);
  if (found !== undefined) {
    return ports.seal.open(found, key);
  }
  await ports.db
    .insertInto('settings')
    .values({ key, value: json<unknown>(ports.seal.seal(await make(), key)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return ports.seal.open((await read(ports.db, key)) ?? '', key);
}

async function read(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row === undefined ? undefined : String(row.value);
}
