// The progress of a player in one piece, on every device: kept here, saved in the cloud, and brought together where two
// devices went on from the same.
import type { CloudSave } from '../generated/save.ts';
import { PlayerError } from '../player/errors.ts';
import type { TokenHolder } from '../player/proofs.ts';
import { type PlayerStorage, storageOf } from '../player/storage.ts';
import { SaveConflict } from './conflict.ts';
import type { SaveFiles } from './files.ts';

export interface ProgressOptions<T> {
  /** Which progress it is, where a game has several; `progress` when absent. */
  readonly namespace?: string;
  /** What a player has who has not played yet. */
  readonly start: T;
  /**
   * Brings together what two devices have of it, each of which may have gone on. It is called as often as needed, so what
   * comes out must not depend on who is first: the highest score, all levels of both.
   */
  readonly merge: (mine: T, theirs: T) => T;
  readonly appId: string;
  readonly files: Pick<SaveFiles, 'list' | 'load' | 'put'>;
  readonly player: Pick<TokenHolder, 'who'>;
  readonly storage: 'local' | 'memory' | PlayerStorage;
}

/** `cloud`: it is saved there. `device`: here only, until the next time; `error` says why. */
export interface ProgressState<T> {
  readonly value: T;
  readonly at: 'cloud' | 'device';
  readonly error: PlayerError | undefined;
}

export interface Progress<T> {
  readonly value: T;
  /** What there is of it, here and in the cloud, brought together. Never rejects. */
  load(): Promise<ProgressState<T>>;
  /** Keeps it here at once, and then in the cloud. Never rejects: without a network it is saved the next time. */
  save(value: T): Promise<ProgressState<T>>;
}

interface Kept<T> {
  /** Whose it is: what somebody else left on this device is not taken over. */
  readonly who: string;
  readonly value: T;
  /** True once the cloud has it. */
  readonly isSaved: boolean;
}

const MOST_TRIES = 20;

export function progressOf<T>(options: ProgressOptions<T>): Progress<T> {
  const { namespace = 'progress', start, merge, files, player } = options;
  const storage = storageOf(options.storage);
  const key = `uos.progress.${options.appId}.${namespace}`;
  let value = start;
  let isRead = false;
  /** The save as it was seen last. */
  let known: Pick<CloudSave, 'saveId' | 'revision'> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const whose = async (): Promise<string> => {
    const who = await player.who().catch(() => undefined);
    return who === undefined ? '' : who.personaID || who.userID;
  };
  const keptHere = async (): Promise<Kept<T> | undefined> => {
    try {
      const text = await storage.get(key);
      const kept = text ? (JSON.parse(text) as Kept<T>) : undefined;
      // why also nobody's: who plays before signing in takes it along
      return kept !== undefined && (kept.who === '' || kept.who === (await whose())) ? kept : undefined;
    } catch {
      return undefined;
    }
  };
  const keep = async (isSaved: boolean): Promise<void> => {
    try {
      await storage.set(key, JSON.stringify({ who: await whose(), value, isSaved } satisfies Kept<T>));
    } catch {
      // why: a browser that blocks what sites keep, or a full disk, must not lose what the cloud can have
    }
  };
  /** What this device has: here from before, or since. */
  const readHere = async (): Promise<boolean> => {
    const kept = await keptHere();
    if (kept !== undefined && !isRead) {
      value = merge(value, kept.value);
    }
    isRead = true;
    return kept?.isSaved === true;
  };
  /** Takes over what the cloud has; undefined where there is none. */
  const takeOver = async (saveId: string | undefined): Promise<T | undefined> => {
    const id =
      saveId ?? (await files.list({ namespaces: [namespace], progressType: 'LINEAR', count: 1 })).saves[0]?.saveId;
    if (id === undefined) {
      known = undefined;
      return undefined;
    }
    const { save, bytes } = await files.load(id);
    const theirs = bytes.length === 0 ? start : (JSON.parse(new TextDecoder().decode(bytes)) as T);
    known = save;
    value = merge(value, theirs);
    return theirs;
  };
  const put = async (): Promise<void> => {
    const sent = JSON.stringify(value);
    known = await files.put(new TextEncoder().encode(sent), {
      ...(known === undefined ? {} : { saveId: known.saveId }),
      ...{ name: namespace, namespace, progressType: 'LINEAR', format: 'json' },
      ifRevision: known?.revision ?? 0,
    });
  };
  /** Puts what is here into the cloud, together with what others have put there meanwhile. */
  const bringUp = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await put();
        return;
      } catch (error) {
        // why 5: somebody has deleted the save that was known
        const isGone = error instanceof PlayerError && error.code === 5;
        if (tries === MOST_TRIES || !(error instanceof SaveConflict || isGone)) {
          throw error;
        }
        await takeOver(error instanceof SaveConflict ? error.saveId : undefined);
      }
    }
  };
  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const done = running.then(work);
    running = done.catch(() => undefined);
    return done;
  };
  const attempt = async (work: () => Promise<void>): Promise<ProgressState<T>> => {
    try {
      await work();
      await keep(true);
      return { value, at: 'cloud', error: undefined };
    } catch (cause) {
      await keep(false);
      const error =
        cause instanceof PlayerError
          ? cause
          : new PlayerError('the progress was not saved', { call: 'progress', cause });
      return { value, at: 'device', error };
    }
  };

  return {
    get value() {
      return value;
    },
    load: () =>
      inTurn(() =>
        attempt(async () => {
          const isSaved = await readHere();
          const theirs = await takeOver(undefined);
          const hasMore =
            theirs === undefined ? !isSaved && value !== start : JSON.stringify(theirs) !== JSON.stringify(value);
          if (hasMore) {
            await bringUp();
          }
        }),
      ),
    save: (next) => {
      value = merge(value, next);
      return inTurn(async () => {
        await readHere();
        await keep(false);
        return attempt(bringUp);
      });
    },
  };
}
