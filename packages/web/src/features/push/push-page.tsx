// Push of an app: what it is allowed, its channels, what is sent, its servers, and how much it is used.

import { Anchor } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, pushLabels } from '@uos/contract/labels';
import { UosApiError } from '@uos/sdk/browser';
import type { PushApp } from '@uos/sdk/services/push';
import { pushAppColumns } from '@uos/sdk/services/push.columns';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { screen } from '../../kit/address/link.ts';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { part } from '../../kit/lazy/part.tsx';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { isMissing } from '../../kit/page/error-facts.ts';
import { Page } from '../../kit/page/page.tsx';
import { chatIcon, clockIcon } from '../../kit/show/icons.ts';
import { StatusDot } from '../../kit/show/status-dot.tsx';
import { historyTab } from '../../parts/history/history-tab.tsx';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { pushOf } from './queries.ts';
import { text } from './text.zh.ts';

const Overview = part(() => import('./overview/overview.tsx'));
const Channels = part(() => import('./channels/channels.tsx'));
const Send = part(() => import('./send/send.tsx'));
const Servers = part(() => import('./servers/servers.tsx'));
const Usage = part(() => import('./usage/usage.tsx'));

/** How many are online changes while one looks. */
const LOOK_MS = 10_000;

export default function PushPage() {
  const { AppId: appId } = useApp();
  const app = useQuery({
    ...queryOf(pushOf(appId).apps.get, { id: appId }),
    select: (reply) => reply.app,
    refetchInterval: ({ state }) => (state.data === undefined ? false : LOOK_MS),
  });
  return app.isError && app.data === undefined ? (
    <NotThere appId={appId} query={app} />
  ) : (
    <Push appId={appId} query={app} />
  );
}

interface OfApp {
  readonly appId: string;
  readonly query: UseQueryResult<PushApp>;
}

/** Switched on, and nothing behind it yet: a press sets it up. */
function NotThere({ appId, query }: OfApp) {
  const { apps } = pushOf(appId);
  const reason = usePermission()('push.apps.create');
  const setUp = useAction({
    run: () => apps.create({ appId }),
    done: () => text.isSetUp,
    refresh: [keyOf(apps.get)],
  });
  if (query.error instanceof UosApiError && query.error.status === 501) {
    return (
      <Page title={text.push} help={text.pushHelp}>
        <EmptyState icon={clockIcon} title={text.notOpen}>
          {text.notOpenHint}
        </EmptyState>
      </Page>
    );
  }
  if (!isMissing(query.error)) {
    return <Push appId={appId} query={query} />;
  }
  return (
    <Page title={text.push} help={text.pushHelp}>
      <EmptyState
        icon={chatIcon}
        title={text.notSetUp}
        action={
          <ActionButton reason={reason} loading={setUp.isPending} onClick={() => setUp.mutate()}>
            {text.setUp}
          </ActionButton>
        }
        snippets={{ call: apps.create, input: { appId } }}
      >
        {text.notSetUpHint}
      </EmptyState>
    </Page>
  );
}

function Push({ appId, query }: OfApp) {
  return (
    <DetailPage
      query={query}
      kind={text.push}
      icon={chatIcon}
      title={() => text.push}
      help={() => (
        <>
          {text.pushHelp}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} {...screen('/playground/push/{appId?}', { appId })} />}
          >
            {text.playground}
          </Anchor>
        </>
      )}
      status={({ status }) => <StatusDot label={label(pushLabels.pushApp.status, status)} />}
      facts={facts}
      tabsInMenu
      tabs={(app) => [
        { key: 'overview', title: text.overview, render: () => <Overview appId={appId} app={app} /> },
        { key: 'channels', title: text.channels, render: () => <Channels appId={appId} /> },
        { key: 'send', title: text.send, render: () => <Send appId={appId} app={app} /> },
        { key: 'servers', title: text.servers, render: () => <Servers appId={appId} /> },
        { key: 'usage', title: text.usage, render: () => <Usage appId={appId} /> },
        historyTab({ appId, serviceName: 'push' }),
      ]}
    />
  );
}

const facts = columnsOf<PushApp>(pushAppColumns, {
  name: {},
  onlinePlayerCount: {},
  minServers: { title: text.capacity, cell: ({ minServers, maxServers }) => text.between(minServers, maxServers) },
  playerCountLimitPerServer: {},
  createdAt: {},
});
