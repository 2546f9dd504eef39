// The servers that players connect to, as they are now.

import { Paper, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { serverIcon } from '../../../kit/show/icons.ts';
import '@mantine/core/styles/Progress.css';
import { useQuery } from '@tanstack/react-query';
import { label, pushLabels } from '@uos/contract/labels';
import type { PushServer } from '@uos/sdk/services/push';
import { pushServerColumns } from '@uos/sdk/services/push.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './servers.module.css';

/** A server that fails is back within seconds; nobody should have to ask for it. */
const LOOK_MS = 5000;

export default function Servers({ appId }: { appId: string }) {
  const servers = useQuery({
    ...queryOf(pushOf(appId).apps.servers, { id: appId }),
    select: ({ serverInfos }) => serverInfos,
    refetchInterval: LOOK_MS,
  });
  if (servers.data === undefined) {
    return servers.isLoadingError ? (
      <ErrorPanel error={servers.error} onRetry={() => void servers.refetch()} />
    ) : (
      <Waiting height={220} />
    );
  }
  return servers.data.length === 0 ? (
    <EmptyState icon={serverIcon} title={text.noServers}>
      {text.noServersHint}
    </EmptyState>
  ) : (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {servers.data.map((server) => (
        <ServerCard key={server.id} server={server} />
      ))}
    </SimpleGrid>
  );
}

function ServerCard({ server }: { server: PushServer }) {
  const { name, status, playerCount, playerCountLimit } = server;
  const words = stateWords(server);
  return (
    <Paper p="md" component="section" aria-label={name}>
      <Stack gap="sm">
        <div className={classes.head}>
          <Title order={3}>{name}</Title>
          <StatusDot label={label(pushLabels.pushServer.status, status)} />
        </div>
        <div>
          <Text size="sm">
            {text.players(playerCount.toLocaleString('en-US'), playerCountLimit.toLocaleString('en-US'))}
          </Text>
          <Progress
            value={playerCountLimit === 0 ? 0 : (playerCount / playerCountLimit) * 100}
            aria-label={text.load(name)}
            mt={6}
          />
        </div>
        {words === undefined ? null : (
          <Text size="sm" c="dimmed">
            {words}
          </Text>
        )}
        <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(server) }))} />
      </Stack>
    </Paper>
  );
}

function stateWords({ status, playerCount }: PushServer): string | undefined {
  if (status === 'waiting_exited') {
    return text.draining(playerCount.toLocaleString('en-US'));
  }
  return status === 'failure' ? text.failing : undefined;
}

const facts = columnsOf<PushServer>(pushServerColumns, {
  version: {},
  ip: { title: text.address, cell: ({ ip, port }) => (port === 0 ? text.notYet : `${ip}:${port}`) },
  cpuUsage: { cell: ({ cpuUsage }) => text.percent(cpuUsage) },
  memoryUsage: { cell: ({ memoryUsage }) => text.percent(memoryUsage) },
  startedAt: {},
});
