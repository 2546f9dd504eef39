// The parts of a screen that has several lists; the one that is open stands in the address.
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
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
    <Tabs
      value={open.key}
      onChange={(next) =>
        change({ tab: next === null || next === parts[0].key ? '' : next, page: '', sort: '', q: '' })
      }
      keepMounted={false}
    >
      <Tabs.List aria-label={text.tabs} mb="md">
        {parts.map(({ key, title }) => (
          <Tabs.Tab key={key} value={key}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.key}>{open.body}</Tabs.Panel>
    </Tabs>
  );
}
