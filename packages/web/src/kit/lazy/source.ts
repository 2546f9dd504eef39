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
  let failedAt: number | undefined;
  const fetchPart = async (): Promise<{ readonly default: Shown<object> }> => {
    try {
      if (failedAt !== undefined) {
        await fetchMissingStyles();
      }
      const loaded = await load();
      failedAt = undefined;
      return { default: loaded.default as Shown<object> };
    } catch (cause) {
      failedAt = performance.now();
      throw new MissingPartError('a part of the console did not arrive', { cause });
    }
  };
  let latest = lazy(fetchPart);
  return {
    current() {
      if (failedAt !== undefined && performance.now() - failedAt > NEW_MS) {
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
