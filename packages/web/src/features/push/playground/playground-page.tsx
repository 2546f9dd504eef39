// The playground of push: choose an app, then two players in it.

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { Suspense } from 'react';
import { screen, useAppId } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { isMissing } from '../../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { chatIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { pushOf } from '../queries.ts';
import { text } from './text.zh.ts';

const HEIGHT = 520;
const ChooseApp = part(() => import('../../../parts/playground/choose-app.tsx'));
const Playground = part(() => import('./playground.tsx'));
const ServiceOff = part(() => import('../../../shell/page/service-off.tsx'));

export default function PushPlayground() {
  return useAppId() === undefined ? (
    <Page title={text.title} help={text.help}>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <ChooseApp
          service="push"
          icon={chatIcon}
          help={text.chooseAppHelp}
          none={{ title: text.noApps, hint: text.noAppsHint }}
          linkOf={(appId) => screen('/playground/push/{appId?}', { appId })}
        />
      </Suspense>
    </Page>
  ) : (
    <OfApp />
  );
}

function OfApp() {
  const app = useApp();
  return isSwitchedOn(app, 'push') ? (
    <Page title={text.title} help={text.help} crumbs={crumbsOf(app)}>
      <WithPush key={app.AppId} appId={app.AppId} />
    </Page>
  ) : (
    <ServiceOff app={app} service="push" title={text.title} />
  );
}

function WithPush({ appId }: { appId: string }) {
  const app = useQuery({ ...queryOf(pushOf(appId).apps.get, { id: appId }), select: (reply) => reply.app });
  if (app.data !== undefined) {
    return (
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <Playground appId={appId} />
      </Suspense>
    );
  }
  if (!app.isLoadingError) {
    return <Waiting height={HEIGHT} />;
  }
  return isMissing(app.error) ? (
    <EmptyState
      icon={chatIcon}
      title={text.notSetUp}
      action={
        <Button renderRoot={(props) => <Link {...props} {...screen('/services/{appId}/push', { appId })} />}>
          {text.toPush}
        </Button>
      }
    >
      {text.notSetUpHint}
    </EmptyState>
  ) : (
    <ErrorPanel error={app.error} onRetry={() => void app.refetch()} />
  );
}

function crumbsOf({ AppId: appId, ProjectName }: App) {
  return [
    { title: ProjectName, link: screen('/services/{appId}', { appId }) },
    { title: text.push, link: screen('/services/{appId}/push', { appId }) },
  ];
}
