// A state as a coloured dot and its word: the word carries the meaning, the colour only helps the eye.
import type { Label } from '@uos/contract/labels';
import { language } from '../language/language.zh.ts';
import classes from './status-dot.module.css';

export function StatusDot({ label }: { label: Label }) {
  return (
    <span className={classes.status}>
      <span className={classes.dot} data-color={label.color} aria-hidden="true" />
      {label[language]}
    </span>
  );
}
