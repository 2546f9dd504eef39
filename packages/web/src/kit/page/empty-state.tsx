// Nothing here yet: what this is for, what to press, and the same thing on the command line.

import { Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
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
    <Paper className={classes.root}>
      <Stack align="center" gap="sm">
        <ThemeIcon variant="light" size={48} radius="xl">
          <Icon of={icon} size={24} />
        </ThemeIcon>
        <Title order={2}>{title}</Title>
        {children === undefined ? null : (
          <Text c="dimmed" size="sm" className={classes.words}>
            {children}
          </Text>
        )}
        {action}
      </Stack>
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
    </Paper>
  );
}
