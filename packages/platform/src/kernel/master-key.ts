// The key that seals secrets: from UOS_MASTER_KEY, else made at the first start and kept beside the data.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Comma-separated hex or base64 keys, newest first; older ones only open what they sealed. */
export function parseMasterKeys(text: string): [Buffer, ...Buffer[]] {
  const keys = text.split(',').map((part) => {
    const trimmed = part.trim();
    const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : Buffer.from(trimmed, 'base64');
    if (key.length !== 32) {
      throw new Error(
        'UOS_MASTER_KEY must hold 32 bytes as 64 hex digits or base64, several keys separated by commas.',
      );
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
