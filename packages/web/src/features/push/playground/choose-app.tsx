// The apps that have push, to choose one of.

import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isSwitchedOn } from '@uos/contract/rules';
import { screen } from '../../../kit/address/link.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { chatIcon } from '../../../kit/show/icons.ts';
import { appsQuery } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

export default function ChooseApp() {
  const apps = useQuery(appsQuery());
  if (apps.data === undefined) {
    return apps.isLoadingError ? (
      <ErrorPanel error={apps.error} onRetry={() => void apps.refetch()} />
    ) : (
      <Waiting height={280} />
    );
  }
  const open = apps.data.filter((app) => isSwitchedOn(app, 'push'));
  return open.length === 0 ? (
    <EmptyState
      icon={chatIcon}
      title={text.noApps}
      action={<Button renderRoot={(props) => <Link {...props} {...screen('/apps')} />}>{text.toApps}</Button>}
    >
      {text.noAppsHint}
    </EmptyState>
  ) : (
    <Stack gap="md">
      <div>
        <Title order={2}>{text.chooseApp}</Title>
        <Text size="sm" c="dimmed">
          {text.chooseAppHelp}
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
                renderRoot={(props) => <Link {...props} {...screen('/playground/push/{appId?}', { appId })} />}
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
