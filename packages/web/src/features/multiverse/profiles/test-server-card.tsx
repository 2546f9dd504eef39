// A server that tries a version: started in a region for a while, with its address, what it says, and its end.
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endWords, label } from '@uos/contract/labels';
import type { MultiverseProfile, MultiverseRevision, MultiverseTestServer } from '@uos/sdk/services/multiverse';
import { multiverseTestServerColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { flaskIcon, powerIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { gameRegionsQuery, multiverseOf, testServersQuery } from '../queries.ts';
import { regionNameOf } from '../region-options.ts';
import { text } from '../text.zh.ts';

const StartTest = part(() => import('./start-test.tsx'), 'over');
const TestLog = part(() => import('./test-log.tsx'));

/** A server is there within seconds. */
const LOOK_MS = 3000;
const LOG_HEIGHT = 220;

interface TestServerCardProps {
  readonly appId: string;
  readonly profile: MultiverseProfile;
  readonly revision: MultiverseRevision;
}

export const lives = ({ status }: MultiverseTestServer): boolean => status === 'creating' || status === 'running';

export function TestServerCard({ appId, profile, revision }: TestServerCardProps) {
  const servers = useQuery(testServersQuery(appId));
  const [isStarting, setStarting] = useState(false);
  const reason = usePermission()('multiverse.testServers.start');
  const newest = servers.data?.find(({ profileRevisionId }) => profileRevisionId === revision.id);
  return (
    <Paper p="md" component="section" aria-label={text.testServer}>
      <Stack gap="sm">
        {servers.data === undefined ? (
          servers.isError ? (
            <ErrorPanel error={servers.error} onRetry={() => void servers.refetch()} />
          ) : (
            <Waiting height={LOG_HEIGHT} />
          )
        ) : newest === undefined ? (
          <>
            <Title order={3}>{text.testServer}</Title>
            <Text size="sm" c="dimmed">
              {text.testServerHint}
            </Text>
          </>
        ) : (
          <Tried appId={appId} id={newest.id} />
        )}
        {newest !== undefined && lives(newest) ? null : (
          <Group>
            <ActionButton
              size="xs"
              variant="default"
              icon={flaskIcon}
              reason={reason}
              onClick={() => setStarting(true)}
            >
              {text.startTestAsk}
            </ActionButton>
          </Group>
        )}
      </Stack>
      {isStarting ? (
        <Suspense fallback={null}>
          <StartTest appId={appId} profile={profile} revision={revision} onClose={() => setStarting(false)} />
        </Suspense>
      ) : null}
    </Paper>
  );
}

const facts = columnsOf<MultiverseTestServer & { readonly regionName: string }>(multiverseTestServerColumns, {
  regionName: { kind: 'text', title: multiverseTestServerColumns.regionId.title },
  gameServerPorts: {
    kind: 'text',
    title: text.address,
    cell: ({ ip, gameServerPorts }) => <Addresses ip={ip} ports={gameServerPorts} />,
  },
  ready: {},
  endReason: { kind: 'text', cell: whyEnded },
  exitCode: {},
  createdAt: {},
  expireAt: {},
});

/** Of servers from before there was a word, what the platform said. */
function whyEnded(server: MultiverseTestServer): string {
  return endWords(server, language) || server.msg;
}

/** One test server as it is now, with what it says. */
export function Tried({ appId, id }: { appId: string; id: string }) {
  const { testServers } = multiverseOf(appId);
  const reason = usePermission()('multiverse.testServers.stop');
  const query = useQuery({
    ...queryOf(testServers.get, { id }),
    select: ({ testServer }) => testServer,
    refetchInterval: ({ state: { data } }) => (data === undefined || lives(data.testServer) ? LOOK_MS : false),
  });
  const regions = useQuery(gameRegionsQuery(appId));
  const stop = useAction({
    run: () => testServers.stop({ id }),
    done: () => text.testStopped,
    refresh: [keyOf(testServers.list), keyOf(testServers.get)],
  });
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Waiting height={LOG_HEIGHT} />
    );
  }
  const { data } = query;
  const server = { ...data, regionName: regionNameOf(regions.data, data.regionId) };
  return (
    <>
      <Group justify="space-between">
        <Title order={3}>{text.testServer}</Title>
        <StatusDot label={label(multiverseTestServerColumns.status.labels, data.status)} />
      </Group>
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(server) }))} />
      {lives(data) ? (
        <Group>
          <ActionButton
            size="xs"
            variant="default"
            icon={powerIcon}
            reason={reason}
            loading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {text.stopTest}
          </ActionButton>
        </Group>
      ) : null}
      <Suspense fallback={<Waiting height={LOG_HEIGHT} />}>
        <TestLog appId={appId} id={id} height={LOG_HEIGHT} />
      </Suspense>
    </>
  );
}
