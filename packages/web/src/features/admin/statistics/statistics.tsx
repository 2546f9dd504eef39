// Every service in numbers, over all apps, with who uses most; the menu leads to each of them.

import { label, serviceLabels } from '@uos/contract/labels';
import { Suspense } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { ChartRangePicker } from '../../../kit/chart/chart-range.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { countedServices } from './services.ts';
import { text } from './text.zh.ts';

const AppCounts = part(() => import('./app-counts-tab.tsx'));
const ServiceTab = part(() => import('./service-tab.tsx'));

const spec = { service: words() };

export default function Statistics() {
  const [{ service }] = useSearchState(spec);
  const open = countedServices.find((known) => known === service);
  return (
    <Page
      title={open === undefined ? text.stats : label(serviceLabels, open)[language]}
      help={text.statsHelp}
      actions={<ChartRangePicker />}
    >
      <Suspense fallback={<Waiting height={320} />}>
        {open === undefined ? <AppCounts /> : <ServiceTab key={open} service={open} />}
      </Suspense>
    </Page>
  );
}
