// Members by score, with lines at the cutoffs, which can be pulled along or moved by keys.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import classes from './leaderboards.module.css';
import type { Bin } from './spread.ts';
import { text } from './text.zh.ts';

interface CutLine {
  readonly key: string;
  readonly label: string;
  readonly score: number;
}

interface HistogramProps {
  readonly bins: readonly Bin[];
  readonly lines: readonly CutLine[];
  /** Lines stay where they are without it. */
  readonly onMove?: (key: string, score: number) => void;
  readonly step?: number;
}

/** A page up or down moves by so many steps. */
const FAR = 10;

export function Histogram({ bins, lines, onMove, step = 1 }: HistogramProps) {
  const area = useRef<HTMLDivElement>(null);
  const [least, most] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 0];
  const width = most - least;
  const largest = Math.max(1, ...bins.map(({ members }) => members));
  const shareOf = (score: number) => (width === 0 ? 0.5 : Math.min(Math.max((score - least) / width, 0), 1));
  const rounded = (score: number) => Math.min(Math.max(Math.round(score / step) * step, least), most);
  const pull = (key: string) => (event: PointerEvent<HTMLElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (box !== undefined && event.currentTarget.hasPointerCapture(event.pointerId)) {
      onMove?.(key, rounded(least + ((event.clientX - box.left) / box.width) * width));
    }
  };
  const press = (key: string, score: number) => (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove?.(key, by === 'least' ? least : by === 'most' ? most : rounded(score + by * step));
    }
  };
  return (
    <figure className={classes.histogram}>
      <div ref={area} className={classes.plot}>
        <ul className={classes.bins} aria-label={text.histogram}>
          {bins.map(({ from, to, members }) => (
            <li key={from} title={text.bin(from, to, members)} style={{ height: `${(members / largest) * 100}%` }}>
              <span className={classes.unseen}>{text.bin(from, to, members)}</span>
            </li>
          ))}
        </ul>
        {lines.map(({ key, label, score }) => {
          const place = { left: `${shareOf(score) * 100}%` };
          return onMove === undefined ? (
            <div key={key} className={classes.cut} style={place}>
              <span>{label}</span>
            </div>
          ) : (
            <div
              key={key}
              role="slider"
              tabIndex={0}
              aria-label={text.moveCutoff(label)}
              aria-valuemin={least}
              aria-valuemax={most}
              aria-valuenow={score}
              className={classes.cut}
              data-moves
              style={place}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={pull(key)}
              onKeyDown={press(key, score)}
            >
              <span>{label}</span>
            </div>
          );
        })}
      </div>
      <figcaption className={classes.axis}>
        <span>{text.score(least)}</span>
        <span>{text.score(least + width / 2)}</span>
        <span>{text.score(most)}</span>
      </figcaption>
    </figure>
  );
}

const KEYS: Readonly<Record<string, number | 'least' | 'most'>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -FAR,
  PageUp: FAR,
  Home: 'least',
  End: 'most',
};
