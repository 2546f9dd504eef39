// From when to when an override holds, as a line with today on it, above the enabled ones that set the same keys.
import { formatTime } from '@uos/contract/rules';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { text } from '../text.zh.ts';
import classes from './override.module.css';
import { rangeOf, type TimeBar } from './time-range.ts';

type Shown = Pick<ConfigOverride, 'overrideId' | 'name' | 'startDate' | 'endDate' | 'priority'>;

interface TimeLineProps {
  readonly own: Shown;
  readonly others: readonly Shown[];
  readonly now: number;
}

export function TimeLine({ own, others, now }: TimeLineProps) {
  const range = rangeOf([own, ...others], now);
  return (
    <figure className={classes.time}>
      <figcaption className={classes.dim}>
        {others.length === 0 ? text.timeLine : text.timeLineWith(others.length)}
      </figcaption>
      <div className={classes.track}>
        <span className={classes.nowLine} style={{ left: `${range.now}%` }} aria-hidden="true">
          <small>{text.now}</small>
        </span>
        {range.bars.map((bar, index) => (
          <Bar key={bar.overrideId} bar={bar} of={[own, ...others][index] ?? own} isOwn={index === 0} />
        ))}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{formatTime(range.from).slice(0, DAY)}</span>
        <span>{formatTime(range.until).slice(0, DAY)}</span>
      </div>
    </figure>
  );
}

const DAY = 'YYYY-MM-DD'.length;

function Bar({ bar, of, isOwn }: { bar: TimeBar; of: Shown; isOwn: boolean }) {
  return (
    <div className={classes.lane}>
      <span
        data-own={isOwn || undefined}
        data-open-start={of.startDate === '' || undefined}
        data-open-end={of.endDate === '' || undefined}
        style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
      >
        {isOwn ? of.name : text.otherBar(of.name, of.priority)}
      </span>
    </div>
  );
}
