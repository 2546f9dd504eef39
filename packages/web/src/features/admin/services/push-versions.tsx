// Push as operators run it: the versions of its servers, which app runs which, and what every server is set to.
import { Suspense } from 'react';
import { queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { MOST, push } from './push/queries.ts';
import { ServiceGate } from './service-gate.tsx';
import { TabsOf } from './tabs-of.tsx';
import { text } from './text.zh.ts';

const Versions = part(() => import('./push/versions.tsx'));
const PushApps = part(() => import('./push/push-apps.tsx'));
const ServerConfigs = part(() => import('./push/server-configs.tsx'));

export default function PushVersions() {
  return (
    <Page title={text.push} help={text.pushHelp}>
      <ServiceGate service="push" what={text.pushWhat} query={queryOf(push.serverVersions.list, { limit: MOST })}>
        <Suspense fallback={<Waiting height={280} />}>
          <TabsOf
            parts={[
              { key: 'versions', title: text.tabVersions, body: <Versions /> },
              { key: 'apps', title: text.tabPushApps, body: <PushApps /> },
              { key: 'configs', title: text.configs, body: <ServerConfigs /> },
            ]}
          />
        </Suspense>
      </ServiceGate>
    </Page>
  );
}
