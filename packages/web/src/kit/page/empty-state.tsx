// Nothing here yet: what this is for, what to press, and the same thing on the command line. It begins where the table
// would.

import { Text, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { part } from '../lazy/part.tsx';
import { Commands } from '../show/code.tsx';
import { Icon, type IconPart } from '../show/icon.tsx';
import type { SnippetsProps } from '../snippets/snippets.tsx';
import classes from './empty-state.module.css';

const Snippets = part(() => import('../snippets/snippets.tsx'), 'nothing');

interface EmptyStateProps {
  readonly icon: IconPart;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Command lines that do the same. */
  readonly commands?: readonly string[];
  /** The call that does the same, shown as CLI, TypeScript, C# and curl. */
  readonly snippets?: SnippetsProps;
}

export function EmptyState({ icon, title, children, action, commands, snippets }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <Drawing icon={icon} />
      <Title order={2}>{title}</Title>
      {children === undefined ? null : (
        <Text c="dimmed" size="sm" component="div" className={classes.words}>
          {children}
        </Text>
      )}
      {action === undefined ? null : <div className={classes.action}>{action}</div>}
      {commands === undefined ? null : (
        <div className={classes.commands}>
          <Commands lines={commands} />
        </div>
      )}
      {snippets === undefined ? null : (
        <div className={classes.commands}>
          <Suspense fallback={<div className={classes.later} />}>
            <Snippets {...snippets} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Rows that are not there yet, in neutral lines, and the thing itself in the colour of its place. */
function Drawing({ icon }: { icon: IconPart }) {
  return (
    <div className={classes.drawing} aria-hidden="true">
      <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" strokeWidth="1.5" strokeLinecap="round">
        <path d="M14 20h68M14 34h30M14 48h22M14 62h18M14 76h26" />
        <circle cx="62" cy="58" r="25" />
      </svg>
      <Icon of={icon} size={28} stroke={1.6} />
    </div>
  );
}
