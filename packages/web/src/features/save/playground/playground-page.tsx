// The playground of cloud saves: choose an app, then one player on two devices in it.
import { isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { Suspense } from 'react';
import { screen, useAppId } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { saveIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

const HEIGHT = 520;
const ChooseApp = part(() => import('../../../parts/playground/choose-app.tsx'));
const Playground = part(() => import('./playground.tsx'));
const ServiceOff = part(() => import('../../../shell/page/service-off.tsx'));

export default function SavePlayground() {
  return useAppId() === undefined ? (
    <Page title={text.title} help={text.help}>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <ChooseApp
          service="save"
          icon={saveIcon}
          help={text.chooseAppHelp}
          none={{ title: text.noApps, hint: text.noAppsHint }}
          linkOf={(appId) => screen('/playground/{product}/{appId?}', { product: 'uos', appId })}
        />
      </Suspense>
    </Page>
  ) : (
    <OfApp />
  );
}

function OfApp() {
  const app = useApp();
  return isSwitchedOn(app, 'save') ? (
    <Page title={text.title} help={text.help} crumbs={crumbsOf(app)}>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <Playground key={app.AppId} appId={app.AppId} />
      </Suspense>
    </Page>
  ) : (
    <ServiceOff app={app} service="save" title={text.title} />
  );
}

function crumbsOf({ AppId: appId, ProjectName }: App) {
  return [
    { title: ProjectName, link: screen('/services/{appId}', { appId }) },
    { title: text.saves, link: screen('/services/{appId}/crud/save', { appId }) },
  ];
}
