// The tabs of one thing. On a page the open one stands in the address; a drawer remembers it while it is open.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { RawSearch } from '../address/search-state.ts';
import { PageTabs } from '../page/page-tabs.tsx';
import { text } from './text.zh.ts';

export interface DetailTab<T> {
  /** Its word in the address, `?tab=releases`; the first tab has none. */
  readonly key: string;
  readonly title: string;
  /** Beside the title: how many there are. */
  readonly count?: number | undefined;
  /** Drawn, and with a lazy component loaded, only while the tab is open. */
  readonly render: (data: T) => ReactNode;
}

interface DetailTabsProps<T> {
  readonly tabs: readonly DetailTab<T>[];
  readonly data: T;
  readonly place: 'page' | 'drawer';
  /** The word of the address that names the open tab; `tab` when absent. */
  readonly word?: string | undefined;
  /** The menu has an entry for each. */
  readonly isInMenu?: boolean | undefined;
  /** Words of the address that belong to the thing and not to a tab. */
  readonly keeps?: readonly string[] | undefined;
}

export function DetailTabs<T>({ tabs, data, place, word, keeps, isInMenu = false }: DetailTabsProps<T>) {
  const [first] = tabs;
  const [tab, setTab] = useTab({ place, first: first?.key ?? '', word, keeps });
  const open = tabs.find(({ key }) => key === tab) ?? first;
  return (
    <PageTabs label={text.tabs} tabs={tabs} isInMenu={isInMenu} open={open?.key ?? ''} onOpen={setTab}>
      {open?.render(data)}
    </PageTabs>
  );
}

type TabOptions = Pick<DetailTabsProps<unknown>, 'place' | 'word' | 'keeps'> & { readonly first: string };

/** What the tab before had in the address goes with it. */
function useTab({ place, first, word = 'tab', keeps = [] }: TabOptions): [string, (next: string) => void] {
  const { [word]: tab } = useSearch({ strict: false }) as RawSearch;
  const navigate = useNavigate();
  const [own, setOwn] = useState(first);
  if (place === 'drawer') {
    return [own, setOwn];
  }
  const open = (next: string): void => {
    const search = (now: RawSearch): RawSearch => ({
      ...Object.fromEntries(keeps.flatMap((key) => (now[key] === undefined ? [] : [[key, now[key]]]))),
      ...(next === first ? {} : { [word]: next }),
    });
    void navigate({ to: '.', search, resetScroll: false } as never);
  };
  return [typeof tab === 'string' ? tab : first, open];
}
