// The playground of player accounts: choose an app, then two players in it.

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
import { playersIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const HEIGHT = 520;
const ChooseApp = part(() => import('../../../parts/playground/choose-app.tsx'));
const Playground = part(() => import('./playground.tsx'));
const ServiceOff = part(() => import('../../../shell/page/service-off.tsx'));

export default function PassportPlayground() {
  return useAppId() === undefined ? (
    <Page title={text.title} help={text.help}>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <ChooseApp
          service="passport"
          icon={playersIcon}
          help={text.chooseAppHelp}
          none={{ title: text.noApps, hint: text.noAppsHint }}
          linkOf={(appId) => screen('/playground/passport/{appId?}', { appId })}
        />
      </Suspense>
    </Page>
  ) : (
    <OfApp />
  );
}

function OfApp() {
  const app = useApp();
  return isSwitchedOn(app, 'passport') ? (
    <Page title={text.title} help={text.help} crumbs={crumbsOf(app)}>
      <WithPassport key={app.AppId} appId={app.AppId} />
    </Page>
  ) : (
    <ServiceOff app={app} service="passport" title={text.title} />
  );
}

function WithPassport({ appId }: { appId: string }) {
  const domain = useQuery(queryOf(passportOf(appId).idDomains.get, { id: appId }));
  if (domain.data !== undefined) {
    return (
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <Playground appId={appId} />
      </Suspense>
    );
  }
  if (!domain.isLoadingError) {
    return <Waiting height={HEIGHT} />;
  }
  return isMissing(domain.error) ? (
    <EmptyState
      icon={playersIcon}
      title={text.noDomain}
      action={
        <Button renderRoot={(props) => <Link {...props} {...screen('/services/{appId}/passport', { appId })} />}>
          {text.toSettings}
        </Button>
      }
    >
      {text.noDomainHint}
    </EmptyState>
  ) : (
    <ErrorPanel error={domain.error} onRetry={() => void domain.refetch()} />
  );
}

function crumbsOf({ AppId: appId, ProjectName }: App) {
  return [
    { title: ProjectName, link: screen('/services/{appId}', { appId }) },
    { title: text.passport, link: screen('/services/{appId}/passport/account/user', { appId }) },
  ];
}
