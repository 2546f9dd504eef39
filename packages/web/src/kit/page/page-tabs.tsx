// The tabs of a page, or of one thing: one look for all of them. What is open is the caller's to know.
import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import classes from './page-tabs.module.css';
import { Waiting } from './waiting.tsx';

interface PageTabsProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly title: string;
    /** Beside the title: how many there are. */
    readonly count?: number | undefined;
  }[];
  /** The menu has an entry for each: where it stands beside the page there is no row of them here. */
  readonly isInMenu?: boolean;
  readonly open: string;
  readonly onOpen: (key: string) => void;
  /** What the open one holds; the others are not drawn. */
  readonly children: ReactNode;
}

export function PageTabs({ label, tabs, isInMenu = false, open, onOpen, children }: PageTabsProps) {
  return (
    <Tabs
      value={open}
      onChange={(next) => onOpen(next ?? open)}
      keepMounted={false}
      variant="plain"
      classNames={{ list: classes.list, tab: classes.tab }}
    >
      <Tabs.List aria-label={label} data-in-menu={isInMenu || undefined}>
        {tabs.map(({ key, title, count }) => (
          <Tabs.Tab key={key} value={key}>
            {title}
            {count === undefined ? null : <span className={classes.count}>{count.toLocaleString('en-US')}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open}>
        <Suspense fallback={<Waiting height={220} />}>{children}</Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
