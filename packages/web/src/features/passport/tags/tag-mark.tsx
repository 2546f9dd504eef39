// A tag as its colour and its name, alone or among others.
import classes from './tags.module.css';

interface Marked {
  readonly tagID: string;
  readonly name: string;
  readonly color: string;
}

export function TagMark({ of: { name, color } }: { of: Pick<Marked, 'name' | 'color'> }) {
  return (
    <span className={classes.tag}>
      <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
      {name}
    </span>
  );
}

export function TagMarks({ of }: { of: readonly Marked[] }) {
  return of.length === 0 ? null : (
    <span className={classes.tags}>
      {of.map((tag) => (
        <TagMark key={tag.tagID} of={tag} />
      ))}
    </span>
  );
}
