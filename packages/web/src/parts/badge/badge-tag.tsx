// A badge in the colour of its stage: the same wherever a release shows what points at it.
import classes from './badge-tag.module.css';
import { stageOf } from './stage.ts';

interface BadgeTagProps {
  readonly name: string;
  /** What people call it; its name when absent. */
  readonly title?: string;
}

export function BadgeTag({ name, title = name }: BadgeTagProps) {
  return (
    <span className={classes.badge} data-stage={stageOf(name)} title={name}>
      {title}
    </span>
  );
}
