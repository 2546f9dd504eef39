// A part of a screen that somebody may not use: it stays in sight, out of reach, with the reason.

import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../show/icon.tsx';
import { lockIcon } from '../show/icons.ts';
import { Tip } from '../show/tip.tsx';
import { text } from '../text.zh.ts';
import classes from './permission.module.css';

interface PermissionProps {
  /** Why it may not be used; nothing where it may. */
  readonly reason: string | undefined;
  /** `cover` keeps what is inside in sight, `replace` puts the reason in its place. */
  readonly how?: 'cover' | 'replace';
  readonly children: ReactNode;
}

export function Permission({ reason, how = 'cover', children }: PermissionProps) {
  if (reason === undefined) {
    return children;
  }
  if (how === 'replace') {
    return (
      <Alert color="gray" variant="light" icon={<Icon of={lockIcon} />} title={text.noPermission}>
        {reason}
      </Alert>
    );
  }
  return (
    <Tip label={reason}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable with the keyboard */}
      <section className={classes.cover} tabIndex={0} aria-label={reason}>
        <div inert>{children}</div>
      </section>
    </Tip>
  );
}
