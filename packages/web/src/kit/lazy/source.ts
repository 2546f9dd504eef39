// Where a part comes from: fetched once, and anew after it did not arrive.
import { lazy, type ReactNode } from 'react';
import { MissingPartError } from './missing-part-error.ts';
import { fetchMissingStyles } from './styles.ts';

export type Shown<P> = (props: P) => ReactNode;
export type Load<C> = () => Promise<{ readonly default: C }>;

export interface Source {
  /** The part as React takes it; a new one where the one before has failed. */
  current(): Shown<object>;
  /** Fetches it before it is shown; what fails then is asked for again when it is. */
  preload(): Promise<void>;
}

/** A failure this young is the one that is being drawn. */
const NEW_MS = 1000;

export function sourceOf(load: Load<unknown>): Source {
  const { bring, hasFailed } = arrival(load);
  const fetchPart = async (): Promise<{ readonly default: Shown<object> }> => {
    const loaded = await bring();
    return { default: loaded.default as Shown<object> };
  };
  let latest = lazy(fetchPart);
  return {
    current() {
      if (hasFailed()) {
        latest = lazy(fetchPart);
      }
      // why the cast: what is lazy is no function, and drawn like one
      return latest as unknown as Shown<object>;
    },
    async preload() {
      await fetchPart().catch(() => undefined);
    },
  };
}

interface Arrival<T> {
  /** Rejects with a `MissingPartError` where it does not come. */
  readonly bring: () => Promise<T>;
  /** It did not come, and not just now: it is worth asking for again. */
  readonly hasFailed: () => boolean;
}

/** A module that is fetched when it is wanted. */
export function arrival<T>(load: () => Promise<T>): Arrival<T> {
  let failedAt: number | undefined;
  return {
    async bring() {
      try {
        if (failedAt !== undefined) {
          await fetchMissingStyles();
        }
        const loaded = await load();
        failedAt = undefined;
        return loaded;
      } catch (cause) {
        failedAt = performance.now();
        throw new MissingPartError('a part of the console did not arrive', { cause });
      }
    },
    hasFailed: () => failedAt !== undefined && performance.now() - failedAt > NEW_MS,
  };
}
