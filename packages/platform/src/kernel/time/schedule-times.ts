// When work comes round: rules that answer the first moment after another one, by the calendar of Asia/Shanghai.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';

/** The first moment of the rule that lies after `moment`. */
export type Recurrence = (moment: Date) => Date;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface TimeOfDay {
  /** 0-23, in Shanghai. */
  readonly hour: number;
  readonly minute?: number;
}

/** That many seconds later, whatever the calendar says. */
export function every(seconds: number): Recurrence {
  return (moment) => new Date(moment.getTime() + seconds * 1000);
}

export function daily(time: TimeOfDay): Recurrence {
  return onDays(time, () => true);
}

/** `weekday`: 1 Monday to 7 Sunday. */
export function weekly(weekday: number, time: TimeOfDay): Recurrence {
  return onDays(time, (day) => weekdayOf(day) === weekday);
}

/** `dayOfMonth`: 1-28, so that every month has it. */
export function monthly(dayOfMonth: number, time: TimeOfDay): Recurrence {
  if (dayOfMonth < 1 || dayOfMonth > 28) {
    throw new RangeError(`not every month has a day ${dayOfMonth}`);
  }
  return onDays(time, (day) => Number(day.slice(8)) === dayOfMonth);
}

const MONTH_DAYS = 31;

function onDays({ hour, minute = 0 }: TimeOfDay, matches: (day: string) => boolean): Recurrence {
  const offsetMs = (hour * 60 + minute) * MINUTE_MS;
  return (moment) => {
    const today = shanghaiDay(moment) ?? '';
    for (let ahead = 0; ahead <= MONTH_DAYS; ahead += 1) {
      const day = addDays(today, ahead);
      const at = (startOfShanghaiDay(day) ?? Number.NaN) + offsetMs;
      if (at > moment.getTime() && matches(day)) {
        return new Date(at);
      }
    }
    throw new RangeError(`no time after ${moment.toISOString()}`);
  };
}

function weekdayOf(day: string): number {
  return ((Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) + 3) % 7) + 1;
}
