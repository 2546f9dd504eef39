// The head of every screen: its title, one line of help, its actions. The way to it stands in the bar.
import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useContext, useEffect } from 'react';
import { text } from '../text.zh.ts';
import { type Crumb, PageFrame, pageHead } from './crumbs.ts';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Beside the title, such as a state. */
  readonly status?: ReactNode;
  readonly help?: ReactNode;
  /** Where the way is another than the path's. */
  readonly crumbs?: readonly Crumb[] | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, status, help, crumbs, actions, children }: PageProps) {
  const { beside, below } = useContext(PageFrame);
  useEffect(() => {
    document.title = text.documentTitle(title);
  }, [title]);
  const way = JSON.stringify(crumbs);
  useEffect(() => {
    pageHead.set({ title, ...(way === undefined ? {} : { crumbs: JSON.parse(way) as readonly Crumb[] }) });
  }, [title, way]);
  useEffect(() => () => pageHead.set(undefined), []);
  return (
    <Stack gap="lg" className={classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          <div className={classes.name}>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {status}
            {beside}
          </div>
          {help === undefined ? null : (
            <Text c="dimmed" size="sm" component="div">
              {help}
            </Text>
          )}
        </div>
        {actions === undefined ? null : <Group gap="sm">{actions}</Group>}
      </header>
      {below}
      {children}
    </Stack>
  );
}
