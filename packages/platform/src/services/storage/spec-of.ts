// A row as the engine of this node is to hold it.
import type { DatabaseSpec, Named } from '#engines/databases/port';
import type { Seal } from '#kernel/keys/seal';
import { adminContext, consoleContext } from './names.ts';
import { sizeOf } from './rules.ts';
import type { DatabaseRow } from './store/databases.ts';

export function namedOf({ id, engine, provider, username, database_name: databaseName }: DatabaseRow): Named {
  return { id, engine, provider: provider === 'embedded' ? 'native' : provider, username, databaseName };
}

export function specOf(row: DatabaseRow, seal: Seal): DatabaseSpec {
  const size = sizeOf(row.instance_type);
  return {
    ...{ ...namedOf(row), appId: row.app_id, verifier: row.verifier },
    size: {
      ...{ cpuCores: size?.cpuCores ?? 0, memoryMiB: size?.memoryMegabytes ?? 1024, storageGiB: row.storage_gib },
    },
    passwords: {
      admin: seal.open(row.admin_password, adminContext(row.id)),
      console: seal.open(row.console_password, consoleContext(row.id)),
    },
    ...{ port: row.port, publicPort: row.proxy_status === 'closing' ? 0 : row.public_port },
  };
}
