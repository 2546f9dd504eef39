// A sheet of A4 without the frame of the console, and the button that prints it.

import './paper.tokens.css';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../show/icon.tsx';
import { printIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';
import classes from './print-page.module.css';

interface PrintPageProps {
  /** Also the name of the PDF that a browser saves. */
  readonly title: string;
  /** False while something is still loaded. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

export function PrintPage({ title, isReady = true, children }: PrintPageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={classes.root}>
      <Group justify="flex-end" className={classes.tools}>
        <Button leftSection={<Icon of={printIcon} size={16} />} disabled={!isReady} onClick={() => window.print()}>
          {text.print}
        </Button>
      </Group>
      <article className={classes.sheet} aria-label={title}>
        {children}
      </article>
    </div>
  );
}
