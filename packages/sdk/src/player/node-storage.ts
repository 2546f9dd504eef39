// What a player keeps between two runs of a program of Node: a file for each key, replaced whole.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uuid } from '../runtime/uuid.ts';
import type { PlayerStorage } from './storage.ts';

/**
 * Keeps texts in files of a folder, which only the user of the process may read.
 * @example createPlayer({ origin, appId, appSecret, storage: fileStorage('./player') })
 */
export function fileStorage(folder: string): PlayerStorage {
  const fileOf = (key: string): string => join(folder, `${encodeURIComponent(key)}.json`);
  return {
    async get(key) {
      try {
        return await readFile(fileOf(key), 'utf8');
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') {
          return undefined;
        }
        throw error;
      }
    },
    async set(key, value) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const written = `${fileOf(key)}.${uuid()}`;
      try {
        await writeFile(written, value, { mode: 0o600 });
        await rename(written, fileOf(key));
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
