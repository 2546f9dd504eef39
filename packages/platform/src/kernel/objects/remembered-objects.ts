// Remembers small objects that are read often, so that a hot file of a game is not opened for every player. Bytes under
// a hash never change; whether they may still be served is asked of the database before anybody reads them here.
import { type Objects, objectKey } from './objects.ts';

const LIMIT_BYTES = 16 * 1024 * 1024;
/** What an object takes beside its bytes, so that very many empty ones are not free. */
const ENTRY_BYTES = 512;

/** The store, with what `readWhole` has read kept in memory up to `limitBytes`; the longest unused goes first. */
export function rememberSmall(store: Objects, limitBytes = LIMIT_BYTES): Objects {
  const kept = new Map<string, Uint8Array>();
  let keptBytes = 0;

  const forget = (key: string): void => {
    const bytes = kept.get(key);
    if (bytes !== undefined) {
      kept.delete(key);
      keptBytes -= bytes.byteLength + ENTRY_BYTES;
    }
  };
  const keep = (key: string, bytes: Uint8Array): void => {
    forget(key);
    kept.set(key, bytes);
    keptBytes += bytes.byteLength + ENTRY_BYTES;
    for (const oldest of kept.keys()) {
      if (keptBytes <= limitBytes) {
        break;
      }
      forget(oldest);
    }
  };

  return {
    ...store,
    async readWhole(tenant, object) {
      const key = objectKey(tenant, object);
      const known = kept.get(key);
      const bytes = known ?? (await store.readWhole(tenant, object));
      keep(key, bytes);
      return bytes;
    },
    remove(tenant, object) {
      forget(objectKey(tenant, object));
      return store.remove(tenant, object);
    },
  };
}
