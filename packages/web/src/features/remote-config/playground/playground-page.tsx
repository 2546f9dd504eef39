// The playground of remote config: somebody who plays, what it gets, and why.
import { isSwitchedOn } from '@uos/contract/rules';
import { Suspense } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from '../text.zh.ts';

const HEIGHT = 420;
const Playground = part(() => import('./playground.tsx'));
const ServiceOff = part(() => import('../../../shell/page/service-off.tsx'));

export default function ConfigPlayground() {
  const app = useApp();
  const { AppId: appId, ProjectName } = app;
  if (!isSwitchedOn(app, 'remote-config')) {
    return <ServiceOff app={app} service="remote-config" title={text.playground} />;
  }
  return (
    <Page
      title={text.playground}
      help={text.playgroundHelp}
      crumbs={[
        { title: ProjectName, link: screen('/services/{appId}', { appId }) },
        { title: text.title, link: screen('/services/{appId}/config', { appId }) },
      ]}
    >
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <Playground key={appId} appId={appId} />
      </Suspense>
    </Page>
  );
}
