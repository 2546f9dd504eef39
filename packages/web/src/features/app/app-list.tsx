// The apps of the own organisations: a few as cards, many as a table. The one used last stands first.

import '../../parts/app-icon/night.tokens.css';
import { Button, Group, NativeSelect, Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import { isSwitchedOn, serviceNames } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { appColumns } from '@uos/sdk/services/app.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { screen } from '../../kit/address/link.ts';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { joined } from '../../kit/language/format.ts';
import { language } from '../../kit/language/language.zh.ts';
import { part } from '../../kit/lazy/part.tsx';
import { columnKinds } from '../../kit/list/columns/column.tsx';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { NoMatch } from '../../kit/list/no-match.tsx';
import { localSource } from '../../kit/list/source/source.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Copy } from '../../kit/show/copy.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { appsIcon, plusIcon, userIcon } from '../../kit/show/icons.ts';
import { AppIcon } from '../../parts/app-icon/app-icon.tsx';
import { appColours } from '../../parts/app-icon/look-of.ts';
import { OfOrganization } from '../../parts/organization/of-organization.tsx';
import { ServiceTile } from '../../parts/services/service-tile.tsx';
import { appsQuery, organizationsQuery } from '../../shell/apps.ts';
import { recentApp } from '../../shell/recent-app.ts';
import classes from './app-list.module.css';
import { LastRelease } from './last-release.tsx';
import { text as settings } from './settings/text.zh.ts';
import { text } from './text.zh.ts';

const RedeemDialog = part(() => import('./redeem-dialog.tsx'), 'over');

const Members = part(() => import('./settings/members.tsx'));
const History = part(() => import('../../parts/history/history-list.tsx'));

const search = { orgId: words(), q: words(), tab: words() };
const CARDS_UP_TO = 12;

/** The apps; and what has an entry of its own in the menu of the organisation: its members, its history. */
export default function AppList() {
  const [{ tab }] = useSearchState(search);
  switch (tab) {
    case 'members':
      return (
        <OfOrganization title={settings.tabMembers} help={settings.membersOfHelp}>
          {({ id, name }) => <Members key={id} id={id} name={name} />}
        </OfOrganization>
      );
    case 'history':
      return (
        <OfOrganization title={settings.tabHistory} help={settings.historyHelp}>
          {({ id }) => <History key={id} of={{ orgId: id }} />}
        </OfOrganization>
      );
    default:
      return <Apps />;
  }
}

function Apps() {
  const [{ orgId, q }, change] = useSearchState(search);
  const organizations = useQuery(organizationsQuery);
  const apps = useQuery(appsQuery(orgId === '' ? undefined : orgId));
  const all = organizations.data ?? [];
  const choice =
    all.length < 2 ? null : (
      <NativeSelect
        aria-label={text.organization}
        value={orgId}
        onChange={(event) => change({ orgId: event.currentTarget.value })}
        data={[{ value: '', label: text.allOrganizations }, ...all.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    );
  return (
    <Page
      title={text.list}
      help={text.listHelp}
      actions={
        all.length === 0 ? null : (
          <>
            {apps.data === undefined || apps.data.length === 0 ? null : <Redeem apps={apps.data} />}
            <CreateButton />
          </>
        )
      }
    >
      {apps.isPending ? <CardOutlines /> : null}
      {apps.isError ? <ErrorPanel error={apps.error} onRetry={() => void apps.refetch()} /> : null}
      {apps.data === undefined ? null : apps.data.length > CARDS_UP_TO ? (
        <Table orgId={orgId} toolbar={choice} />
      ) : apps.data.length === 0 ? (
        <>
          {choice}
          {organizations.isSuccess && all.length === 0 ? <NoOrganization /> : <NoApps />}
        </>
      ) : (
        <>
          <Group justify="space-between" gap="sm">
            <SearchField
              value={q}
              placeholder={text.search}
              onChange={(value) => change({ q: value }, { replace: true })}
            />
            {choice}
          </Group>
          <Cards apps={ordered(apps.data).filter((app) => matches(app, q))} onClear={() => change({ q: '' })} />
        </>
      )}
    </Page>
  );
}

function CardOutlines() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" role="status" aria-label={text.loading}>
      {['60%', '45%', '70%'].map((width) => (
        <Paper key={width} className={classes.card}>
          <Stack gap="md" p="lg">
            <Skeleton height={16} width={width} />
            <Skeleton height={12} width="40%" />
            <Skeleton height={12} width="80%" />
            <Skeleton height={12} width="90%" />
          </Stack>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/** The one used last stands first. */
function ordered(apps: readonly App[]): App[] {
  const recent = recentApp()?.appId;
  return [...apps].sort((a, b) => Number(b.AppId === recent) - Number(a.AppId === recent));
}

function matches({ ProjectName, AppId }: App, q: string): boolean {
  return `${ProjectName} ${AppId}`.toLowerCase().includes(q.trim().toLowerCase());
}

function Cards({ apps, onClear }: { apps: readonly App[]; onClear: () => void }) {
  const recent = recentApp()?.appId;
  if (apps.length === 0) {
    return (
      <Paper>
        <NoMatch beyond={false} onClick={onClear} />
      </Paper>
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {apps.map((app) => (
        <Paper key={app.AppId} className={classes.card}>
          <div className={classes.band} style={appColours(app)}>
            {app.AppId === recent ? <span className={classes.recent}>{text.recent}</span> : null}
          </div>
          <div className={classes.words}>
            <AppIcon app={app} size={48} />
            <div className={classes.who}>
              <Link {...screen('/services/{appId}', { appId: app.AppId })} className={classes.cover}>
                {app.ProjectName}
              </Link>
              <p>
                {app.OrganizationName} · {label(platformLabels.app.role, app.Role)[language]}
              </p>
            </div>
          </div>
          <LastRelease app={app} />
          <div className={classes.foot}>
            <Tiles of={app} />
            <span className={classes.id}>
              <code>{app.AppId.slice(0, 8)}</code>
              <Copy value={app.AppId} label={text.copyAppId} />
            </span>
          </div>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

const SOME_TILES = 5;

/** Pictures of what it uses; their names are read out, and said on hover. */
function Tiles({ of: app }: { of: App }) {
  const names = serviceNames.filter((name) => isSwitchedOn(app, name));
  const said = joined(enabledServices(app));
  if (names.length === 0) {
    return <span className={classes.none}>{text.noServices}</span>;
  }
  return (
    <span className={classes.tiles} role="img" aria-label={said} title={said}>
      {names.slice(0, SOME_TILES).map((name) => (
        <ServiceTile key={name} name={name} />
      ))}
      {names.length > SOME_TILES ? <small>+{names.length - SOME_TILES}</small> : null}
    </span>
  );
}

const columns = [
  ...columnsOf<App>(appColumns, {
    ProjectName: { sort: true },
    AppId: { title: text.appId },
    OrganizationName: { sort: true },
    Role: {},
    Services: {
      title: text.services,
      cell: (app) => joined(enabledServices(app)) || '–',
      value: enabledServices,
      wideOnly: true,
    },
  }),
  columnKinds<App>().own('release', text.release, (app) => <LastRelease app={app} />, {
    value: () => '',
    wideOnly: true,
    width: 220,
  }),
  ...columnsOf<App>(appColumns, { CreatedAt: { wideOnly: true, sort: true } }),
];

function Table({ orgId, toolbar }: { orgId: string; toolbar: React.ReactNode }) {
  const client = useQueryClient();
  const apps = appsQuery(orgId === '' ? undefined : orgId);
  const source = localSource<App>({
    key: [...apps.queryKey, 'table'],
    load: async () => ordered((await client.ensureQueryData(apps)).Items),
    search: ({ ProjectName, AppId }) => `${ProjectName} ${AppId}`,
  });
  return (
    <DataList
      id="app.list"
      label={text.list}
      source={source}
      columns={columns}
      rowKey={({ AppId }) => AppId}
      rowName={({ ProjectName }) => ProjectName}
      rowLink={({ AppId }) => screen('/services/{appId}', { appId: AppId })}
      search={text.search}
      toolbar={toolbar}
      empty={<NoApps />}
    />
  );
}

function enabledServices({ Services }: App): string[] {
  return Object.values(Services)
    .filter(({ Status }) => Status === 'Enabled')
    .map(({ ServiceName }) => label(serviceLabels, ServiceName)[language]);
}

function Redeem({ apps }: { apps: readonly App[] }) {
  const [isOpen, setOpen] = useState(false);
  const owned = apps.filter(({ Role }) => Role === 'owner');
  return (
    <>
      <ActionButton
        variant="default"
        reason={owned.length === 0 ? text.redeemNone : undefined}
        onClick={() => setOpen(true)}
      >
        {text.redeem}
      </ActionButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <RedeemDialog apps={owned} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function CreateButton() {
  return (
    <Button
      leftSection={<Icon of={plusIcon} size={16} />}
      renderRoot={(props) => <Link {...props} {...screen('/apps/create')} />}
    >
      {text.create}
    </Button>
  );
}

function NoApps() {
  return (
    <EmptyState icon={appsIcon} title={text.empty} action={<CreateButton />} commands={text.emptyCommands}>
      {text.emptyHint}
    </EmptyState>
  );
}

function NoOrganization() {
  return (
    <EmptyState icon={userIcon} title={text.noOrganization}>
      {text.noOrganizationHint}
    </EmptyState>
  );
}
