// Private data of users: sealed at rest, found by keyed hashes, and shown whole only to who may change it.
import { createHmac } from 'node:crypto';
import type { Db } from '#db/connect';
import { keptSecret } from '#kernel/keys/kept-secret';
import type { Seal } from '#kernel/keys/seal';
import type { SealedColumn } from '#kernel/keys/sealed-columns';

const COLUMNS = ['phone', 'email', 'real_name', 'id_number'] as const;
export type PrivateColumn = (typeof COLUMNS)[number];

const contextOf = (column: PrivateColumn, userId: string): string => `passport_users/${userId}/${column}`;

export const sealedPrivate: readonly SealedColumn[] = COLUMNS.map((column) => ({
  table: 'passport_users',
  key: 'id',
  column,
  context: (id) => contextOf(column, id),
}));

export function sealPrivate({ seal }: { readonly seal: Seal }, column: PrivateColumn, userId: string, text: string) {
  return text === '' ? null : seal.seal(text, contextOf(column, userId));
}

export function openPrivate(
  { seal }: { readonly seal: Seal },
  column: PrivateColumn,
  row: { readonly id: string } & Readonly<Record<PrivateColumn, string | null>>,
): string {
  const sealed = row[column];
  return sealed === null ? '' : seal.open(sealed, contextOf(column, row.id));
}

const keys = new WeakMap<Seal, string>();

/** What a whole number or address is found by; of another app it is another one. */
export async function searchHash(
  { db, seal }: { readonly db: Db; readonly seal: Seal },
  appId: string,
  column: Exclude<PrivateColumn, 'real_name'>,
  text: string,
): Promise<string> {
  let made = false;
  const key =
    keys.get(seal) ??
    (await keptSecret({ db, seal }, 'player-search-key', () => {
      made = true;
      return seal.sign(`${appId}/${text}`, 'player search key');
    }));
  if (!made) {
    keys.set(seal, key);
  }
  return createHmac('sha256', key).update(`${appId}/${column}/${text.toLowerCase()}`).digest('base64url');
}
