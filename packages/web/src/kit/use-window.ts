// Which rows of a long list are in sight, where all rows have one height.
import { type RefObject, useCallback, useEffect, useState } from 'react';

interface WindowOptions {
  /** The element that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Of a row, in pixels. */
  readonly height: number;
  /** Of what stands over the rows and stays, in pixels. */
  readonly head?: number;
}

/** Rows drawn beyond the edges, so that a quick turn of the wheel shows no gap. */
const OVERSCAN = 4;
/** After a leap to other rows only those in sight are drawn at first, so that none waits for what nobody sees. */
const REST_MS = 120;
/** The window moves in steps, so that most scroll events draw nothing anew. */
const STEP = 4;

export interface RowWindow {
  /** First row to draw and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Moves as little as needed to bring a row into sight. */
  readonly scrollTo: (index: number) => void;
}

export function useWindow({ box, count, height, head = 0 }: WindowOptions): RowWindow {
  const [{ first, shown, spare }, setPlace] = useState({ first: 0, shown: 30, spare: OVERSCAN });
  // why the count: with the first rows the element comes into being
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => {
    const element = box.current;
    if (element === null) {
      return;
    }
    const measure = (): void => {
      const next = {
        first: Math.floor(element.scrollTop / height / STEP) * STEP,
        shown: Math.ceil(element.clientHeight / height) + STEP,
      };
      setPlace((now) => {
        if (now.first === next.first && now.shown === next.shown) {
          return now;
        }
        const isLeap = Math.abs(next.first - now.first) > next.shown / 2;
        return { ...next, spare: isLeap ? 0 : OVERSCAN };
      });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [box, height, count > 0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each leap of several begins the rest anew
  useEffect(() => {
    if (spare > 0) {
      return;
    }
    const rest = setTimeout(() => setPlace((now) => ({ ...now, spare: OVERSCAN })), REST_MS);
    return () => clearTimeout(rest);
  }, [spare, first]);
  const scrollTo = useCallback(
    (index: number): void => {
      const element = box.current;
      if (element === null) {
        return;
      }
      const top = index * height;
      const bottom = top + height + head;
      if (top < element.scrollTop) {
        element.scrollTop = top;
      } else if (bottom > element.scrollTop + element.clientHeight) {
        element.scrollTop = bottom - element.clientHeight;
      }
    },
    [box, height, head],
  );
  const start = Math.max(Math.min(first, count) - spare, 0);
  return { start, end: Math.min(first + shown + spare, count), scrollTo };
}
