// The skyline as it is drawn: one picture without axes, and words where a number belongs to a place.
import { figureOf, figureWords } from '../../../parts/figure/figure.ts';
import classes from './hero.module.css';
import { forecastOf, HEIGHT, hillOf, type Live, lineOf, type Spot, spotsOf, WIDTH, wide } from './skyline.ts';
import { text } from './text.zh.ts';

export interface Flag {
  readonly key: string;
  /** Part of the day that had passed. */
  readonly at: number;
  readonly words: string;
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

export function Skyline({ live, flags }: { live: Live; flags: readonly Flag[] }) {
  const { today, days, slots, metric } = live;
  const yesterday = days[0] ?? [];
  const forecast = forecastOf(live);
  const max = Math.max(1, ...today, ...yesterday, ...forecast);
  const done = wide(spotsOf(today, slots, max)).slice(0, -1);
  const end = done.at(-1);
  const rest = [...(end === undefined ? [] : [end]), ...wide(spotsOf(forecast, slots, max, today.length)).slice(1)];
  const ridge = yesterday.some((value) => value > 0) ? wide(spotsOf(yesterday, slots, max)) : [];
  return (
    <div className={classes.plot}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text.skyline}>
        <path d={hillOf(ridge)} className={classes.ridge} />
        {forecast.length === 0 ? null : (
          <>
            <path d={hillOf(rest)} className={classes.evening} />
            <path d={lineOf(rest)} className={classes.dashes} vectorEffect="non-scaling-stroke" />
          </>
        )}
        <path d={hillOf(done)} className={classes.hill} />
        <path d={lineOf(done)} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
      {flags.map(({ key, at, words }, index) => (
        <span key={key} className={classes.flag} style={{ left: percent(at) }} title={words}>
          {index === flags.length - 1 ? <span>{words}</span> : null}
        </span>
      ))}
      {end === undefined ? null : <span key={live.now} className={classes.point} style={placeOf(end)} />}
      {metric === 'online' ? <Peak live={live} forecast={forecast} max={max} /> : null}
      <div className={classes.hours} aria-hidden="true">
        {text.hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

/** Where the evening is expected to be highest, if that is above what was. */
function Peak({ live, forecast, max }: { live: Live; forecast: readonly number[]; max: number }) {
  const { today, slots } = live;
  const highest = Math.max(0, ...forecast);
  const spots = spotsOf(forecast, slots, max, today.length);
  const index = forecast.indexOf(highest);
  const spot = spots[index];
  if (spot === undefined || highest <= live.peak) {
    return null;
  }
  const minutes = Math.round(((today.length + index) / slots) * 1440);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <span className={classes.expected} style={placeOf(spot)}>
      {text.expected(clock, figureWords(figureOf(Math.round(highest))))}
    </span>
  );
}

function placeOf({ x, y }: Spot) {
  return { left: percent(x / WIDTH), top: percent(y / HEIGHT) };
}
