// Every service in numbers, over all apps: one tab each, with who uses most.

import { Tabs } from '@mantine/core';
import { label, serviceLabels } from '@uos/contract/labels';
import { Suspense } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { ChartRangePicker } from '../../../kit/chart/chart-range.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { countedServices } from './services.ts';
import classes from './statistics.module.css';
import { text } from './text.zh.ts';

const AppCounts = part(() => import('./app-counts-tab.tsx'));
const ServiceTab = part(() => import('./service-tab.tsx'));

/** Has no word in the address. */
const FIRST = 'platform';

const spec = { service: words(), metric: words(), page: words(), q: words() };

export default function Statistics() {
  const [{ service }, change] = useSearchState(spec);
  const open = countedServices.find((known) => known === service);
  return (
    <Page title={text.stats} help={text.statsHelp} actions={<ChartRangePicker />}>
      <Tabs
        value={open ?? FIRST}
        onChange={(next) =>
          change({ service: next === FIRST || next === null ? '' : next, metric: '', page: '', q: '' })
        }
        keepMounted={false}
      >
        <Tabs.List aria-label={text.services} mb="md" className={classes.tabs}>
          <Tabs.Tab value={FIRST}>{text.platform}</Tabs.Tab>
          {countedServices.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {label(serviceLabels, name)[language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={open ?? FIRST}>
          <Suspense fallback={<Waiting height={320} />}>
            {open === undefined ? <AppCounts /> : <ServiceTab key={open} service={open} />}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
