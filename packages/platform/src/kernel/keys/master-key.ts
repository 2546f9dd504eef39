// The key that seals secrets: from UOS_MASTER_KEY, else made at the first start and kept beside the data.
import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/connect';
import { keptSecret } from './kept-secret.ts';
import type { Seal } from './seal.ts';

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

/** Reads or makes the key file of a data folder; with a seed the key is known to everyone, for tests. */
export async function folderMasterKey(folder: string, seed?: number): Promise<[Buffer, ...Buffer[]]> {
  return (await folderKeyOnTrial(folder, seed)).keys;
}

/** The same for a start that may be refused: `forget` takes away a key that was made for it and has sealed nothing. */
export async function folderKeyOnTrial(
  folder: string,
  seed?: number,
): Promise<{ keys: [Buffer, ...Buffer[]]; forget(): Promise<void> }> {
  const file = keyFile(folder);
  const key = seed === undefined ? randomBytes(32) : createHash('sha256').update(`uos master key ${seed}`).digest();
  let made = true;
  try {
    await writeFile(file, `${key.toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    made = false;
  }
  const keys = parseMasterKeys(await readFile(file, 'utf8'));
  return { keys, forget: () => (made ? rm(file, { force: true }) : Promise.resolve()) };
}

/** Puts a new key in front of the one in the folder; one that a rotation put there and did not end with stays. */
export async function addFolderMasterKey(folder: string): Promise<[Buffer, ...Buffer[]]> {
  const keys = await folderMasterKey(folder);
  return keys.length > 1 ? keys : writeKeys(folder, [randomBytes(32), ...keys]);
}

/** Puts keys behind those of the folder, which then opens what they sealed. */
export async function addOlderFolderKeys(folder: string, older: readonly Buffer[]): Promise<void> {
  const keys = await folderMasterKey(folder);
  const unknown = older.filter((key) => !keys.some((own) => own.equals(key)));
  if (unknown.length > 0) {
    await writeKeys(folder, [...keys, ...unknown]);
  }
}

/** Forgets the older keys of a folder, once nothing is sealed with them. */
export async function keepNewestFolderKey(folder: string): Promise<void> {
  const [newest] = await folderMasterKey(folder);
  await writeKeys(folder, [newest]);
}

async function writeKeys(folder: string, keys: [Buffer, ...Buffer[]]): Promise<[Buffer, ...Buffer[]]> {
  const draft = `${keyFile(folder)}.draft`;
  await writeFile(draft, `${keys.map((key) => key.toString('hex')).join(',')}\n`, { mode: 0o600, flush: true });
  await rename(draft, keyFile(folder));
  return keys;
}

function keyFile(folder: string): string {
  return join(folder, 'master.key');
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
