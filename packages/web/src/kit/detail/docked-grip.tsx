// The edge by which a panel below its list is drawn higher or lower. The height is kept, and known to the whole page.
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react';
import { readPreference, writePreference } from '../keep/preferences.ts';
import classes from './docked-panel.module.css';
import { text } from './docked-text.zh.ts';

const KEY = 'dock.height';
const USUAL = 332;
const LEAST = 160;
/** Of the window: something of the list stays in sight. */
const MOST = 0.8;
const STEP = 24;

const within = (height: number): number => Math.round(Math.max(LEAST, Math.min(height, innerHeight * MOST)));

/** Pixels, within the window. */
export function useDockHeight(): [number, (height: number) => void] {
  const [height, setHeight] = useState(() => within(readPreference<number>(KEY) ?? USUAL));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--uos-dock-height', `${height}px`);
    return () => {
      root.style.removeProperty('--uos-dock-height');
    };
  }, [height]);
  return [height, (next) => setHeight(within(next))];
}

export function DockGrip({ height, onHeight }: { height: number; onHeight: (height: number) => void }) {
  const keep = (): void => writePreference(KEY, height);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      onHeight(innerHeight - event.clientY);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0;
    if (step !== 0) {
      event.preventDefault();
      onHeight(height + step);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is dragged is no rule between texts
    <div
      className={classes.grip}
      role="separator"
      aria-orientation="horizontal"
      aria-label={text.height}
      aria-valuenow={height}
      aria-valuemin={LEAST}
      aria-valuemax={within(Number.POSITIVE_INFINITY)}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={keep}
      onKeyDown={onKeyDown}
      onBlur={keep}
    />
  );
}
