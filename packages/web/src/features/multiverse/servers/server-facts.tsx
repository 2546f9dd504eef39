// What a server is, its variables with their values hidden, and what happened to it as a time line.
import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { multiverseAllocationColumns } from '@uos/sdk/services/multiverse.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { Secret } from '../../../kit/show/secret.tsx';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { eventsOf, isAlive, type ServerEventKind } from './life.ts';
import classes from './server-facts.module.css';

const { endReason } = multiverseAllocationColumns;

const facts = columnsOf<MultiverseAllocation>(multiverseAllocationColumns, {
  uuid: {},
  profileName: {},
  profileRevisionId: {},
  regionName: { title: multiverseAllocationColumns.regionId.title },
  gameServerPorts: {
    kind: 'text',
    title: text.address,
    cell: ({ ip, gameServerPorts }) => <Addresses ip={ip} ports={gameServerPorts} />,
  },
  serverState: {},
  nodeName: {},
  allocationTTL: {},
  expireAt: {},
  lastHeartbeatAt: {},
  createdByUser: {},
});

export default function ServerFacts({ appId, server }: { appId: string; server: MultiverseAllocation }) {
  const envs = Object.entries(server.envs);
  return (
    <div className={classes.parts}>
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(server) }))} />
      <section aria-label={text.events}>
        <Title order={3} mb="xs">
          {text.events}
        </Title>
        <ol className={classes.events}>
          {eventsOf(server).map(({ kind, at }) => (
            <li key={kind} data-kind={kind}>
              <Group justify="space-between" gap="sm">
                <span>{text.eventKinds[kind]}</span>
                <time>{formatTime(at, { seconds: true })}</time>
              </Group>
              <EventNote server={server} kind={kind} />
            </li>
          ))}
        </ol>
        {isAlive(server) ? null : <LastLines appId={appId} uuid={server.uuid} />}
      </section>
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
    </div>
  );
}

/** Why it ended, where it did. */
function EventNote({ server, kind }: { server: MultiverseAllocation; kind: ServerEventKind }) {
  if (kind !== 'ended' && kind !== 'failed') {
    return null;
  }
  const words = [
    server.endReason === '' ? '' : label(endReason.labels, server.endReason)[language],
    server.exitCode === null ? '' : text.exitCode(server.exitCode),
    server.exitSignal,
    server.deletedByUser === '' ? '' : text.endedBy(server.deletedByUser),
    // why that too: of servers from before there was a word
    server.endReason === '' ? server.msg : server.endDetail,
  ].filter((word) => word !== '');
  return words.length === 0 ? null : (
    <Text size="xs" c="dimmed">
      {words.join(' · ')}
    </Text>
  );
}

const LAST_LINES = 20;

/** What it said last; a server that said nothing has no log. */
function LastLines({ appId, uuid }: { appId: string; uuid: string }) {
  const log = useQuery({
    ...queryOf(multiverseOf(appId).allocations.log, { gameId: appId, id: uuid, tail: LAST_LINES }),
    retry: false,
  });
  return log.data === undefined || log.data.content === '' ? null : (
    <figure className={classes.last}>
      <figcaption>{text.lastLines}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <pre tabIndex={0}>{log.data.content}</pre>
    </figure>
  );
}
