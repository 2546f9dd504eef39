// The key that seals secrets: from UOS_MASTER_KEY, else made at the first start and kept beside the data.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/connect';
import { keptSecret } from '#kernel/kept-secret';
import type { Seal } from '#kernel/seal';

/** `malformed`: not 32 bytes; `wrong`: it does not open what the database holds. */
export class MasterKeyError extends Error {
  readonly reason: 'malformed' | 'wrong';

  constructor(reason: 'malformed' | 'wrong', options?: ErrorOptions) {
    super(reason === 'malformed' ? 'a master key is not 32 bytes' : 'the master key opens nothing here', options);
    this.name = 'MasterKeyError';
    this.reason = reason;
  }
}

/** Comma-separated hex or base64 keys, newest first; older ones only open what they sealed. */
export function parseMasterKeys(text: string): [Buffer, ...Buffer[]] {
  const keys = text.split(',').map((part) => {
    const trimmed = part.trim();
    const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : Buffer.from(trimmed, 'base64');
    if (key.length !== 32) {
      throw new MasterKeyError('malformed');
    }
    return key;
  });
  return keys as [Buffer, ...Buffer[]];
}

/** Reads or makes the key file of a data folder. */
export async function folderMasterKey(folder: string): Promise<[Buffer, ...Buffer[]]> {
  const file = join(folder, 'master.key');
  try {
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  }
  return parseMasterKeys(await readFile(file, 'utf8'));
}

/** Throws `MasterKeyError` at the start rather than at the first login with another key than the database knows. */
export async function proveMasterKey(ports: { readonly db: Db; readonly seal: Seal }): Promise<void> {
  try {
    await keptSecret(ports, 'master-key-proof', () => 'proof');
  } catch (cause) {
    if (cause instanceof Error && /master key|authenticate/.test(cause.message)) {
      throw new MasterKeyError('wrong', { cause });
    }
    throw cause;
  }
}
