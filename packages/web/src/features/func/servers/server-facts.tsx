// What a logic server is, why it failed, and its variables with their values hidden.
import { Alert, Stack, Title } from '@mantine/core';
import type { FuncServer } from '@uos/sdk/services/func';
import { funcServerColumns } from '@uos/sdk/services/func.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { Secret } from '../../../kit/show/secret.tsx';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { levelWords } from '../levels.ts';
import { text } from '../text.zh.ts';
import { playersOf, tagWords } from './server-state.ts';

const facts = columnsOf<FuncServer>(funcServerColumns, {
  id: {},
  ports: { kind: 'text', title: text.address, cell: ({ ip, ports }) => <Addresses ip={ip} ports={ports} /> },
  profileName: {},
  version: { cell: ({ version }) => text.versionOf(version) },
  regionId: {},
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

export default function ServerFacts({ server }: { appId: string; server: FuncServer }) {
  const envs = Object.entries(server.envs);
  return (
    <Stack gap="lg">
      {server.failedReason === '' ? null : (
        <Alert color={server.status === 'failed' ? 'red' : 'gray'}>{server.failedReason}</Alert>
      )}
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
