// The apps of the own organisations: a few as cards, many as a table. The one used last stands first.
import { Anchor, Badge, Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { CopyableId } from '../../kit/code.tsx';
import { type Column, DataList, type RowPage } from '../../kit/data-list.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { screen } from '../../kit/link.ts';
import { Page } from '../../kit/page.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { useSearchState, words } from '../../kit/search-state.ts';
import { appsQuery, organizationsQuery } from '../../shell/apps.ts';
import { recentApp } from '../../shell/recent-app.ts';
import classes from './app-list.module.css';
import { text } from './text.zh.ts';

const search = { orgId: words(), q: words() };
const CARDS_UP_TO = 12;

export default function AppList() {
  const [{ orgId, q }, change] = useSearchState(search);
  const organizations = useQuery(organizationsQuery);
  const apps = useQuery({ ...appsQuery(orgId === '' ? undefined : orgId), select: ({ Items }) => pageOf(Items, q) });
  const all = organizations.data ?? [];
  const isEmpty = apps.data?.total === 0 && q === '';
  return (
    <Page title={text.list} help={text.listHelp} actions={all.length === 0 ? null : <CreateButton />}>
      {isEmpty ? null : (
        <Group justify="space-between" gap="sm">
          <SearchField
            value={q}
            placeholder={text.search}
            onChange={(value) => change({ q: value }, { replace: true })}
          />
          {all.length < 2 ? null : (
            <NativeSelect
              aria-label={text.organization}
              value={orgId}
              onChange={(event) => change({ orgId: event.currentTarget.value })}
              data={[
                { value: '', label: text.allOrganizations },
                ...all.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Group>
      )}
      {apps.isSuccess && apps.data.total > 0 && apps.data.total <= CARDS_UP_TO ? (
        <Cards apps={apps.data.rows} />
      ) : (
        <Table
          apps={apps}
          empty={organizations.isSuccess && all.length === 0 ? <NoOrganization /> : <NoApps />}
          clear={q === '' ? undefined : () => change({ q: '' })}
        />
      )}
    </Page>
  );
}

/** The list is read whole, so it is searched here. */
function pageOf(apps: readonly App[], q: string): RowPage<App> {
  const wanted = q.trim().toLowerCase();
  const recent = recentApp()?.appId;
  const rows = apps
    .filter(({ ProjectName, AppId }) => `${ProjectName} ${AppId}`.toLowerCase().includes(wanted))
    .sort((a, b) => Number(b.AppId === recent) - Number(a.AppId === recent));
  return { rows, total: rows.length };
}

function Cards({ apps }: { apps: readonly App[] }) {
  const recent = recentApp()?.appId;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {apps.map((app) => (
        <Paper key={app.AppId} className={classes.card}>
          <Stack gap="sm">
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Anchor
                fw={600}
                truncate
                className={classes.cover}
                renderRoot={(props) => <Link {...props} {...screen('/services/{appId}', { appId: app.AppId })} />}
              >
                {app.ProjectName}
              </Anchor>
              {app.AppId === recent ? (
                <Badge variant="light" size="sm" radius="sm">
                  {text.recent}
                </Badge>
              ) : null}
            </Group>
            <Text size="sm" c="dimmed" truncate>
              {app.OrganizationName} · {label(platformLabels.app.role, app.Role).zh}
            </Text>
            <Text size="sm" className={classes.services}>
              {enabledServices(app).join('、') || text.noServices}
            </Text>
            <div className={classes.above}>
              <CopyableId value={app.AppId} />
            </div>
          </Stack>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

const columns: readonly Column<App>[] = [
  { key: 'name', title: text.name, cell: ({ ProjectName }) => ProjectName },
  { key: 'id', title: text.appId, cell: ({ AppId }) => <CopyableId value={AppId} /> },
  { key: 'organization', title: text.organization, cell: ({ OrganizationName }) => OrganizationName },
  { key: 'role', title: text.role, cell: ({ Role }) => label(platformLabels.app.role, Role).zh },
  { key: 'services', title: text.services, cell: (app) => enabledServices(app).join('、') || '-', wideOnly: true },
  { key: 'created', title: text.created, cell: ({ CreatedAt }) => formatTime(CreatedAt), wideOnly: true },
];

interface TableProps {
  readonly apps: UseQueryResult<RowPage<App>>;
  readonly empty: React.ReactNode;
  readonly clear: (() => void) | undefined;
}

function Table({ apps, empty, clear }: TableProps) {
  return (
    <DataList
      label={text.list}
      query={apps}
      columns={columns}
      rowKey={({ AppId }) => AppId}
      rowLink={({ AppId }) => screen('/services/{appId}', { appId: AppId })}
      empty={empty}
      onClearFilters={clear}
    />
  );
}

function enabledServices({ Services }: App): string[] {
  return Object.values(Services)
    .filter(({ Status }) => Status === 'Enabled')
    .map(({ ServiceName }) => label(serviceLabels, ServiceName).zh);
}

function CreateButton() {
  return (
    <Button
      leftSection={<Icon name="plus" size={16} />}
      renderRoot={(props) => <Link {...props} {...screen('/apps/create')} />}
    >
      {text.create}
    </Button>
  );
}

function NoApps() {
  return (
    <EmptyState icon="apps" title={text.empty} action={<CreateButton />} commands={text.emptyCommands}>
      {text.emptyHint}
    </EmptyState>
  );
}

function NoOrganization() {
  return (
    <EmptyState icon="user" title={text.noOrganization}>
      {text.noOrganizationHint}
    </EmptyState>
  );
}
