// What only operators set of an app: its state, the parameters of its services, the factors of its hosting.

import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
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
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0];
  return (
    <Page title={text.title} help={text.help}>
      <PageTabs label={text.tabs} tabs={TABS} open={open.key} onOpen={(next) => change({ tab: next as typeof tab })}>
        <open.Tab app={app} />
      </PageTabs>
    </Page>
  );
}
