// The parts of a screen that has several lists; the one that is open stands in the address.
import type { ReactNode } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { text } from './text.zh.ts';

interface Part {
  /** Its word in the address; the first has none. */
  readonly key: string;
  readonly title: string;
  readonly body: ReactNode;
}

// why the others: what one list had there means nothing to the next
const spec = { tab: words(), page: words(), sort: words(), q: words() };

export function TabsOf({ parts }: { parts: readonly [Part, ...Part[]] }) {
  const [{ tab }, change] = useSearchState(spec);
  const open = parts.find(({ key }) => key === tab) ?? parts[0];
  return (
    <PageTabs
      label={text.tabs}
      tabs={parts}
      open={open.key}
      onOpen={(next) => change({ tab: next === parts[0].key ? '' : next, page: '', sort: '', q: '' })}
    >
      {open.body}
    </PageTabs>
  );
}
