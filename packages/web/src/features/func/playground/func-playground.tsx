// The playground of logic servers: choose an app, then one of its servers.
import { isSwitchedOn } from '@uos/contract/rules';
import { Suspense } from 'react';
import { screen, useAppId } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { cpuIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { WithFunction } from '../with-function.tsx';
import { text } from './text.zh.ts';

const HEIGHT = 420;
const ChooseApp = part(() => import('../../../parts/playground/choose-app.tsx'));
const Playground = part(() => import('./playground.tsx'));
const ServiceOff = part(() => import('../../../shell/page/service-off.tsx'));

export default function FuncPlayground() {
  return useAppId() === undefined ? (
    <Page title={text.title} help={text.help}>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <ChooseApp
          service="func"
          icon={cpuIcon}
          help={text.chooseAppHelp}
          none={{ title: text.noApps, hint: text.noAppsHint }}
          linkOf={(appId) => screen('/playground/func-stateful/{appId?}', { appId })}
        />
      </Suspense>
    </Page>
  ) : (
    <OfApp />
  );
}

function OfApp() {
  const app = useApp();
  const { AppId: appId, ProjectName } = app;
  if (!isSwitchedOn(app, 'func')) {
    return <ServiceOff app={app} service="func" title={text.title} />;
  }
  return (
    <WithFunction title={text.title}>
      {(info) => (
        <Page
          title={text.title}
          help={text.help}
          crumbs={[
            { title: ProjectName, link: screen('/services/{appId}', { appId }) },
            { title: text.func, link: screen('/services/{appId}/func/servers', { appId }) },
          ]}
        >
          <Suspense fallback={<Waiting height={HEIGHT} />}>
            <Playground key={appId} appId={appId} info={info} />
          </Suspense>
        </Page>
      )}
    </WithFunction>
  );
}
