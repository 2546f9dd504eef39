// What a logic server is, why it failed, and its variables with their values hidden.
import { Alert, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FuncServer } from '@uos/sdk/services/func';
import { funcServerColumns } from '@uos/sdk/services/func.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { Secret } from '../../../kit/show/secret.tsx';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { levelWords } from '../levels.ts';
import { functionQuery, regionChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { endWords, isWondered } from '../why.ts';
import { playersOf, tagWords } from './server-state.ts';

const factsWith = (regionName: (id: string) => string) =>
  columnsOf<FuncServer>(funcServerColumns, {
    id: {},
    ports: { kind: 'text', title: text.address, cell: ({ ip, ports }) => <Addresses ip={ip} ports={ports} /> },
    profileName: {},
    version: { cell: ({ version }) => text.versionOf(version) },
    regionId: { cell: ({ regionId }) => regionName(regionId) },
    configLevel: { cell: ({ configLevel }) => levelWords(configLevel) },
    cpuLimit: {},
    memoryLimit: {},
    playerCount: { cell: (server) => playersOf(server) },
    tags: { kind: 'text', cell: ({ tags }) => tagWords(tags).join(' · ') },
    createdAt: {},
    startedAt: {},
    expireAt: {},
    exitCode: {},
  });

export default function ServerFacts({ appId, server }: { appId: string; server: FuncServer }) {
  const info = useQuery(functionQuery(appId)).data;
  const regions = useQuery({ ...regionChoicesQuery(appId, info?.gameId ?? ''), enabled: info !== undefined }).data;
  const facts = factsWith((id) => regions?.find(({ regionId }) => regionId === id)?.regionName ?? id);
  const envs = Object.entries(server.envs);
  return (
    <Stack gap="lg">
      {isWondered(server) ? (
        <Alert color={server.status === 'failed' ? 'red' : 'gray'}>{endWords(server)}</Alert>
      ) : null}
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(server) }))} />
      {envs.length === 0 ? null : (
        <section aria-label={text.envs}>
          <Title order={3} mb="xs">
            {text.envs}
          </Title>
          <Facts
            facts={envs.map(([key, value]) => ({ key, title: key, value: <Secret value={value} label={key} /> }))}
          />
        </section>
      )}
    </Stack>
  );
}
