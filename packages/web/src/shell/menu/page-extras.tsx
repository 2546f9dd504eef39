// What the frame adds to a page: the pin beside its title, and the pages that stand side by side with it.
import { Link } from '@tanstack/react-router';
import { routerPath } from '../../kit/address/link.ts';
import { useStore } from '../../kit/keep/store.ts';
import { pageHead } from '../../kit/page/crumbs.ts';
import { Icon } from '../../kit/show/icon.tsx';
import { pinIcon } from '../../kit/show/icons.ts';
import classes from './page-extras.module.css';
import { MOST_PAGES, togglePage, usePinnedPages } from './pins.ts';
import { text } from './text.zh.ts';
import type { Where } from './where.ts';

export function PinPage({ appId, href }: { appId: string; href: string }) {
  const pinned = usePinnedPages(appId);
  const title = useStore(pageHead)?.title ?? '';
  const isPinned = pinned.some((page) => page.href === href);
  const isFull = !isPinned && pinned.length >= MOST_PAGES;
  return (
    <button
      type="button"
      className={classes.pin}
      aria-pressed={isPinned}
      aria-label={text.pinPage}
      aria-disabled={isFull || undefined}
      title={isFull ? text.fullPins : isPinned ? text.unpinPage : text.pinPage}
      onClick={() => (isFull ? undefined : togglePage(appId, { href, title }))}
    >
      <Icon of={pinIcon} size={16} />
    </button>
  );
}

export function Siblings({ where: { entry, screen, params } }: { where: Where }) {
  const tabs = entry?.tabs ?? [];
  return tabs.length < 2 || !tabs.some(({ path }) => path === screen.path) ? null : (
    <nav className={classes.tabs} aria-label={text.siblings}>
      {tabs.map(({ path, title }) => (
        <Link
          key={path}
          to={routerPath(path)}
          params={params}
          className={classes.tab}
          data-on={path === screen.path || undefined}
          aria-current={path === screen.path ? 'page' : undefined}
          preload={false}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
