// The first page of a game, as a picture: its day as a skyline, and what its players load. Drawn with what the console is
// drawn with, so that it looks as the console does in either scheme.
import '../parts/app-icon/night.tokens.css';
import { BadgeTag } from '../parts/badge/badge-tag.tsx';
import classes from './product-picture.module.css';
import { text } from './text.zh.ts';

const LANES = [
  { badge: 'dev', release: 131 },
  { badge: 'preview', release: 129 },
  { badge: 'live', release: 128 },
] as const;

const RIDGE = 'M0 150C70 182 120 190 170 174S260 118 330 120 430 62 480 70 530 108 560 130V224H0Z';
const DAY = 'M0 126C56 168 112 178 160 162S236 112 300 110';
const EVENING = 'M300 110C350 108 410 44 462 40S530 74 560 104';

export function ProductPicture() {
  const { game, state, online, count, change, notes, when } = text.picture;
  return (
    <figure className={classes.window} aria-label={text.picture.label}>
      <div className={classes.night}>
        <svg viewBox="0 0 560 224" preserveAspectRatio="none" aria-hidden="true">
          <path d={RIDGE} className={classes.ridge} />
          <path d={`${DAY}V224H0Z`} className={classes.hill} />
          <path d={DAY} className={classes.line} vectorEffect="non-scaling-stroke" />
          <path d={EVENING} className={classes.dashes} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={classes.point} />
        <div className={classes.who}>
          <b>{game}</b>
          <span>{state}</span>
        </div>
        <div className={classes.now}>
          <small>{online}</small>
          <b>{count}</b>
          <span>{change}</span>
        </div>
      </div>
      <ol className={classes.lanes}>
        {LANES.map(({ badge, release }, index) => (
          <li key={badge} data-last={index === LANES.length - 1 || undefined}>
            <BadgeTag name={badge} />
            <p>
              <b>r{release}</b> {notes[index]}
            </p>
            <small>{when[index]}</small>
          </li>
        ))}
      </ol>
      <figcaption>{text.picture.sample}</figcaption>
    </figure>
  );
}
