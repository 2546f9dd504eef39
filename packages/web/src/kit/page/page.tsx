// The head of every screen: where it stands, its title, one line of help, its actions.
import { Anchor, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect } from 'react';
import { text } from '../text.zh.ts';
import { type Crumb, PageCrumbs } from './crumbs.ts';
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

export function Page({ title, status, help, crumbs: own, actions, children }: PageProps) {
  const way = useContext(PageCrumbs);
  // why: until its name is known, a thing is called what its list is called
  const crumbs = (own ?? way).filter((crumb) => crumb.title !== title);
  useEffect(() => {
    document.title = text.documentTitle(title);
  }, [title]);
  return (
    <Stack gap="lg" className={classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          {crumbs.length === 0 ? null : (
            <nav aria-label={text.breadcrumbs}>
              <Breadcrumbs separatorMargin={6} className={classes.crumbs}>
                {crumbs.map((crumb) => (
                  <Anchor
                    key={crumb.title}
                    size="sm"
                    c="dimmed"
                    renderRoot={(props) => <Link {...props} {...crumb.link} />}
                  >
                    {crumb.title}
                  </Anchor>
                ))}
                <Text size="sm" component="span" aria-current="page" truncate>
                  {title}
                </Text>
              </Breadcrumbs>
            </nav>
          )}
          <div className={classes.name}>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {status}
          </div>
          {help === undefined ? null : (
            <Text c="dimmed" size="sm" component="div">
              {help}
            </Text>
          )}
        </div>
        {actions === undefined ? null : <Group gap="sm">{actions}</Group>}
      </header>
      {children}
    </Stack>
  );
}
