// The apps that have a service, to choose the one that its playground plays in.

import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isSwitchedOn, type ServiceName } from '@uos/contract/rules';
import { type ScreenLink, screen } from '../../kit/address/link.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import type { IconPart } from '../../kit/show/icon.tsx';
import { appsQuery } from '../../shell/apps.ts';
import { text } from './text.zh.ts';

export interface ChooseAppProps {
  readonly service: ServiceName;
  readonly icon: IconPart;
  /** What happens in the app that is chosen. */
  readonly help: string;
  /** Where there is none. */
  readonly none: { readonly title: string; readonly hint: string };
  readonly linkOf: (appId: string) => ScreenLink;
}

export default function ChooseApp({ service, icon, help, none, linkOf }: ChooseAppProps) {
  const apps = useQuery(appsQuery());
  if (apps.data === undefined) {
    return apps.isLoadingError ? (
      <ErrorPanel error={apps.error} onRetry={() => void apps.refetch()} />
    ) : (
      <Waiting height={280} />
    );
  }
  const open = apps.data.filter((app) => isSwitchedOn(app, service));
  return open.length === 0 ? (
    <EmptyState
      icon={icon}
      title={none.title}
      action={<Button renderRoot={(props) => <Link {...props} {...screen('/apps')} />}>{text.toApps}</Button>}
    >
      {none.hint}
    </EmptyState>
  ) : (
    <Stack gap="md">
      <div>
        <Title order={2}>{text.chooseApp}</Title>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {open.map(({ AppId: appId, ProjectName }) => (
          <Paper key={appId} p="md">
            <Stack gap="sm" align="flex-start">
              <Text fw={600}>{ProjectName}</Text>
              <Button
                variant="default"
                size="xs"
                aria-label={`${text.openApp} ${ProjectName}`}
                renderRoot={(props) => <Link {...props} {...linkOf(appId)} />}
              >
                {text.openApp}
              </Button>
            </Stack>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
