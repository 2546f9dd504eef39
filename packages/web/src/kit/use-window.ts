// Which rows of a long list are in sight, where all rows have one height.
import { type RefObject, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { ends, OVERSCAN, type Place, type Sight, towards } from './window-steps.ts';

interface WindowOptions {
  /** The element that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Of a row, in pixels. */
  readonly height: number;
  /** Of what stands over the rows and stays, in pixels. */
  readonly head?: number;
}

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
  const [place, setPlace] = useState<Place>({ first: 0, shown: 30, spare: OVERSCAN });
  // why a transition: rows are made in small pieces between frames, so that a quick turn of the wheel stays smooth
  const [isMoving, startMoving] = useTransition();
  const now = useRef({ place, isMoving });
  const inSight = useRef<Sight>(place);
  const follow = useCallback((): void => {
    const { place: before, isMoving: isOnItsWay } = now.current;
    const next = towards(before, inSight.current);
    // why not on its way: it would begin anew with every turn, and show nothing before the wheel rests
    if (!isOnItsWay && next !== before) {
      now.current.isMoving = true;
      startMoving(() => setPlace(next));
    }
  }, []);
  useEffect(() => {
    now.current = { place, isMoving };
    // why a frame later: two steps in one frame would be as much work as one
    const frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [place, isMoving, follow]);
  // why the count: with the first rows the element comes into being
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => {
    const element = box.current;
    if (element === null) {
      return;
    }
    const measure = (): void => {
      inSight.current = {
        first: Math.floor(element.scrollTop / height / STEP) * STEP,
        shown: Math.ceil(element.clientHeight / height) + STEP,
      };
      follow();
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [box, height, follow, count > 0]);
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
  const [from, to] = ends(place);
  return { start: Math.max(Math.min(from, count), 0), end: Math.min(to, count), scrollTo };
}
