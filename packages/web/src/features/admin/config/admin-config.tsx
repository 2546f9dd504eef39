// What only operators set of an app: its state, the parameters of its services, the factors of its hosting.

import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { useApp } from '../../../shell/apps.ts';
import { AppState } from './app-state.tsx';
import { text } from './text.zh.ts';

const ServiceParameters = part(() => import('./service-parameters.tsx'));
const Factors = part(() => import('./factors.tsx'));

const spec = { tab: oneOf('app', 'services', 'factors') };

const TABS = [
  { key: 'app', title: text.tabApp, Tab: AppState },
  { key: 'services', title: text.tabServices, Tab: ServiceParameters },
  { key: 'factors', title: text.tabFactors, Tab: Factors },
] as const;

export default function AdminConfig() {
  const app = useApp();
  const [{ tab }, change] = useSearchState(spec);
  return (
    <Page title={text.title} help={text.help}>
      <Tabs value={tab} onChange={(next) => change({ tab: (next ?? 'app') as typeof tab })} keepMounted={false}>
        <Tabs.List aria-label={text.tabs} mb="md">
          {TABS.map(({ key, title }) => (
            <Tabs.Tab key={key} value={key}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Suspense fallback={<Waiting height={240} />}>
          {TABS.map(({ key, Tab }) => (
            <Tabs.Panel key={key} value={key}>
              <Tab app={app} />
            </Tabs.Panel>
          ))}
        </Suspense>
      </Tabs>
    </Page>
  );
}
