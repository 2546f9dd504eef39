// One app: its id, how to begin, and every service with its state, the reason for it and what may be done.
import { Anchor, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels, serviceGroups, serviceLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { Confirm } from '../../kit/act/confirm.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { routerPath, screen } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import { Page } from '../../kit/page/page.tsx';
import { Commands, CopyableId } from '../../kit/show/code.tsx';
import { Facts } from '../../kit/show/facts.tsx';
import { StatusDot } from '../../kit/show/status-dot.tsx';
import {
  disableService,
  enableService,
  type ShownService,
  serviceHome,
  shownServices,
  statusesQuery,
  statusLabels,
} from '../../parts/services/services.ts';
import { text as words } from '../../parts/services/text.zh.ts';
import { appKeys, useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import classes from './app-overview.module.css';
import { text } from './text.zh.ts';

export default function AppOverview() {
  const app = useApp();
  return (
    <Page title={app.ProjectName} help={text.overview} crumbs={[{ title: text.list, link: screen('/apps') }]}>
      <section className={classes.top}>
        <Paper className={classes.card}>
          <Facts
            facts={[
              { title: text.appId, value: <CopyableId value={app.AppId} label={text.copyAppId} />, long: true },
              { title: text.organization, value: app.OrganizationName },
              { title: text.role, value: label(platformLabels.app.role, app.Role)[language] },
              { title: text.status, value: <StatusDot label={label(platformLabels.app.status, app.Status)} /> },
              { title: text.created, value: formatTime(app.CreatedAt) },
            ]}
          />
        </Paper>
        <Paper className={classes.card}>
          <Stack gap="xs">
            <Title order={2}>{text.quickStart}</Title>
            <Text size="sm" c="dimmed">
              {text.quickStartHint}
            </Text>
            <Commands lines={text.quickStartCommands(app.AppId)} />
          </Stack>
        </Paper>
      </section>
      <Services app={app} />
    </Page>
  );
}

/** In the order of the menu. */
const GROUPS = ['deliver', 'players', 'online', 'logic', 'data', 'quality'] as const;

function Services({ app }: { app: App }) {
  const services = shownServices(app, useQuery(statusesQuery(app)).data);
  return (
    <Stack gap="xl">
      {GROUPS.map((group) => (
        <section key={group}>
          <Title order={2} mb="sm">
            {serviceGroups[group][language]}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
            {services
              .filter(({ name }) => serviceLabels[name].group === group)
              .map((service) => (
                <ServiceCard key={service.name} app={app} service={service} />
              ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
}

function ServiceCard({ app, service }: { app: App; service: ShownService }) {
  const { name, title, status, isOn, reason, blocked } = service;
  const [closing, setClosing] = useState(false);
  const refresh = appKeys(app.AppId);
  const enable = useAction({ run: () => enableService(app, name), done: () => text.enabled(title), refresh });
  const home = serviceHome[name];
  const readOnly = usePermission()('app.services.set');
  return (
    <Paper className={classes.service} role="group" aria-label={title}>
      <div className={classes.serviceHead}>
        {home !== undefined && isOn ? (
          <Anchor
            fw={600}
            renderRoot={(props) => <Link {...props} to={routerPath(home)} params={{ appId: app.AppId }} />}
          >
            {title}
          </Anchor>
        ) : (
          <Text fw={600}>{title}</Text>
        )}
        <StatusDot label={label(statusLabels, status)} />
      </div>
      <div className={classes.serviceBody}>
        <Text size="sm" c="dimmed">
          {reason ?? words.intro[name]}
        </Text>
        {isOn ? (
          <ActionButton size="xs" variant="default" reason={readOnly} onClick={() => setClosing(true)}>
            {text.disable}
          </ActionButton>
        ) : (
          <ActionButton
            size="xs"
            variant="light"
            reason={readOnly ?? blocked}
            loading={enable.isPending}
            onClick={() => enable.mutate()}
          >
            {text.enable}
          </ActionButton>
        )}
      </div>
      {closing ? (
        <Confirm
          title={text.disableTitle(title)}
          verb={text.disable}
          onConfirm={() => disableService(app, name)}
          done={text.disabled(title)}
          refresh={refresh}
          onClose={() => setClosing(false)}
        >
          {text.disableWords(title)}
        </Confirm>
      ) : null}
    </Paper>
  );
}
