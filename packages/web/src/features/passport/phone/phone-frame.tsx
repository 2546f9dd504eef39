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
    <div className={classes.phone} data-beside={beside || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.screen} tabIndex={0} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
