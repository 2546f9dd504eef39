// A phone, for what players will see on theirs.
import type { ReactNode } from 'react';
import classes from './phone-frame.module.css';

interface PhoneFrameProps {
  readonly label: string;
  /** In a form: it stands beside the fields, where there is room for two columns, as the field named `preview`. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

export function PhoneFrame({ label, beside = false, children }: PhoneFrameProps) {
  return (
    <figure className={classes.phone} aria-label={label} data-beside={beside || undefined}>
      <div className={classes.screen}>{children}</div>
    </figure>
  );
}
