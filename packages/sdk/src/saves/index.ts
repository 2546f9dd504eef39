// Saves of a player in the cloud, for browsers, hosts of mini games and Node: no dependency.

import type { TokenHolder } from '../player/proofs.ts';
import { type PlayerStorage, storageOf } from '../player/storage.ts';
import { type SaveFiles, type SaveFilesOptions, saveFiles } from './files.ts';
import { type Progress, type ProgressOptions, progressOf } from './progress.ts';

export interface SavesOptions extends SaveFilesOptions {
  readonly appId: string;
  readonly player: TokenHolder;
  /** Where progress is kept on this device; `local` (the default in a browser) outlives the page. */
  readonly storage?: 'local' | 'memory' | PlayerStorage;
}

export interface Saves extends SaveFiles {
  /** One progress of the player on every device, kept here while there is no network. */
  progress<T>(options: Pick<ProgressOptions<T>, 'namespace' | 'start' | 'merge'>): Progress<T>;
}

/**
 * @example
 * const saves = createSaves({ origin, appId, player });
 * const progress = saves.progress({ start: { level: 1 }, merge: (a, b) => ({ level: Math.max(a.level, b.level) }) });
 * const { value } = await progress.load();
 * await progress.save({ level: value.level + 1 });
 */
export function createSaves(options: SavesOptions): Saves {
  const files = saveFiles(options);
  const { appId, player, storage = 'local' } = options;
  // why once: all progress of this player is kept in one place
  const kept = storageOf(storage);
  return {
    ...files,
    progress: (how) => progressOf({ ...how, appId, files, player, storage: kept }),
  };
}

export { PlayerError, PlayerOffline, SignedOut } from '../player/errors.ts';
export type { TokenHolder } from '../player/proofs.ts';
export type { PlayerStorage } from '../player/storage.ts';
export { SaveConflict } from './conflict.ts';
export type { LoadedSave, PutInput, SaveFiles, SaveFilesOptions } from './files.ts';
export type { Progress, ProgressOptions, ProgressState } from './progress.ts';
export { signedPut } from './signed-put.ts';
