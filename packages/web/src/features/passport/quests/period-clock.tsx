// The clock of a quest: when this period began, where it is now, and when it starts anew.
import { formatTime, questPeriod } from '@uos/contract/rules';
import type { Quest } from '@uos/sdk/browser';
import { leftWords } from './left.ts';
import classes from './quests.module.css';
import { text } from './text.zh.ts';
import { useNow } from './use-now.ts';

export function PeriodClock({ quest }: { quest: Pick<Quest, 'type' | 'resetHour'> }) {
  const now = useNow();
  const { start, end } = questPeriod(quest, now);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const place = `${((now - from) / (to - from)) * 100}%`;
  return (
    <section className={classes.clock} aria-label={text.clock}>
      <dl>
        <div>
          <dt>{text.clockStart}</dt>
          <dd>{formatTime(start)}</dd>
        </div>
        <div>
          <dt>{text.clockNow}</dt>
          <dd>{formatTime(now)}</dd>
        </div>
        <div>
          <dt>{text.clockEnd}</dt>
          <dd>
            {formatTime(end)} <small>{text.left(leftWords(to - now))}</small>
          </dd>
        </div>
      </dl>
      <div className={classes.period} aria-hidden="true">
        <span style={{ width: place }} />
      </div>
    </section>
  );
}

/** How long it takes, for a row of a list. */
export function Left({ quest }: { quest: Pick<Quest, 'type' | 'resetHour'> }) {
  const now = useNow();
  const { end } = questPeriod(quest, now);
  return <time title={formatTime(end)}>{leftWords(Date.parse(end) - now)}</time>;
}
