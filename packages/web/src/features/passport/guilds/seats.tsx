// How many of a guild's seats are taken, as figures and as a bar.
import classes from './guilds.module.css';
import { text } from './text.zh.ts';

export function Seats({ members, limit }: { members: number; limit: number | undefined }) {
  const isOver = limit !== undefined && members > limit;
  return (
    <span className={classes.seats} title={isOver ? text.over : undefined}>
      {text.seatsOf(members, limit)}
      {limit === undefined || limit === 0 ? null : (
        <span className={classes.bar} data-full={members >= limit || undefined} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (members / limit) * 100)}%` }} />
        </span>
      )}
    </span>
  );
}
