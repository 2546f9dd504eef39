// The database goes away under servers of games and of functions: those that run are played on, new ones are refused,
// and what they said and did meanwhile is known when it is back. Answers what was not so.
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type FuncServer, openFunction } from './hosted-function.ts';
import { type Allocation, builtImage, type HostedGame, openGame, readAllocation, until } from './hosted-game.ts';
import type { TestPostgres } from './postgres.ts';

/** Answers who connects and says so; is ready once the first has come, as its sidecar has taken it. */
const LATE = `#!/usr/bin/env node
const { createServer } = require('node:net');
const { request } = require('node:http');
const port = process.env.MULTIVERSE_SDK_HTTP_PORT;
const post = (path) => new Promise((resolve) => {
  request({ port, method: 'POST', path }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    .on('error', () => resolve(0)).end('{}');
});
let visits = 0;
createServer((socket) => {
  visits += 1;
  console.log('visit ' + visits);
  socket.on('error', () => undefined).end('here');
  if (visits === 1) {
    post('/ready').then((status) => console.log('ready ' + status));
    setInterval(() => post('/health'), 500);
  }
}).listen(process.env.PORT_GAME, () => console.log('listening'));
`;

interface Visited {
  readonly ip: string;
  readonly port: number;
}

export interface Outage {
  readonly postgres: Pick<TestPostgres, 'kill' | 'start' | 'freeze' | 'thaw'>;
  readonly databaseUrl: string;
  readonly how: 'kill' | 'freeze';
  readonly awayMs: number;
}

export async function hostingOutage({ postgres, databaseUrl, how, awayMs }: Outage): Promise<string[]> {
  const platform = await testPlatform({ databaseUrl });
  const faults: string[] = [];
  const claim = (what: string, holds: boolean): void => {
    if (!holds) {
      faults.push(what);
    }
  };
  try {
    const game = await openGame(platform);
    const profileId = await lateProfile(game);
    const lobby = await openFunction(platform);
    await lobby.release('speaking');
    const zone = await lobby.settled((await lobby.begin()).id, 'running');
    const [had, late] = [await begin(game, profileId), await begin(game, profileId)];
    const [played, waiting] = [await placeOf(platform, had), await placeOf(platform, late)];
    await visit(played);
    await until(
      () => readAllocation(game, had),
      ({ status }) => status === 'allocated',
    );
    const pids = await pidsOf(platform);

    await (how === 'kill' ? postgres.kill() : postgres.freeze());
    const end = performance.now() + awayMs;
    let visits = 1;
    claim('one that starts is reached', await visit(waiting));
    do {
      visits += 1;
      claim('a server of a game is played on', await visit(played));
      claim('a server of a function is played on', await visit(portOf(zone)));
      const answer = await ask(game, profileId);
      claim(`a new one is refused with 503, not ${answer}`, answer === 503);
      await delay(Math.min(250, Math.max(0, end - performance.now())));
    } while (performance.now() < end);
    await (how === 'kill' ? postgres.start() : postgres.thaw());

    await until(
      () => readAllocation(game, late).catch(() => undefined),
      (row) => row?.status === 'allocated',
    ).catch(() => claim('one that became ready meanwhile is allocated', false));
    claim('a server of a game is had on', (await readAllocation(game, had)).status === 'allocated');
    claim('a server of a function runs on', (await lobby.read(zone.id)).status === 'running');
    claim('they are the same ones', (await pidsOf(platform)).join() === pids.join());
    await visit(played);
    const content = await until(
      () => logOf(game, had),
      (text) => text.includes(`visit ${visits + 1}`),
    );
    const said = content.split('\n').filter((line) => line.startsWith('visit '));
    const whole = Array.from({ length: visits + 1 }, (_, at) => `visit ${at + 1}`);
    claim(`all that was said is in the log once: ${said.join()}`, said.join() === whole.join());
    // why again and again: a node that was not heard of for so long takes servers from its next beat on
    const anew = await until(
      () => begin(game, profileId).catch(() => ''),
      (uuid) => uuid !== '',
    );
    await visit(await placeOf(platform, anew));
    await until(
      () => readAllocation(game, anew),
      ({ status }) => status === 'allocated',
    ).catch(() => claim('a new one is had afterwards', false));
    return faults;
  } finally {
    await platform.stop();
  }
}

async function lateProfile(game: HostedGame): Promise<string> {
  const image = await builtImage(game, { server: LATE });
  const { profile } = await game.call<{ profile: { id: string } }>('POST', '/game/profiles', {
    ...{ gameId: game.app.id, name: 'late' },
  });
  const { profileRevision } = await game.call<{ profileRevision: { id: string } }>('POST', '/game/profile-revisions', {
    ...{ profileId: profile.id, imageId: image.id, startCommand: 'node server', cpu: 0.1 },
    portList: [{ name: 'game', protocol: 'TCP', port: 7777 }],
    allocationTTL: { hour: 0, minute: 5, second: 0 },
  });
  await game.call('PUT', `/game/profile-revisions/${profileRevision.id}/release`, {});
  return profile.id;
}

const allocations = ({ app }: HostedGame): string => `/allocation/games/${app.id}/allocations`;

async function begin(game: HostedGame, profileId: string): Promise<string> {
  const sent = { profileId, regionId: 'local', envs: {} };
  return (await game.call<{ allocation: Allocation & { uuid: string } }>('POST', allocations(game), sent)).allocation
    .uuid;
}

async function ask(game: HostedGame, profileId: string): Promise<number> {
  return (await game.ask('POST', allocations(game), { profileId, regionId: 'local', envs: {} })).status;
}

async function logOf(game: HostedGame, uuid: string): Promise<string> {
  return (await game.call<{ content: string }>('GET', `${allocations(game)}/${uuid}/log?tail=5000`)).content;
}

/** Where the server of an allocation listens, once it does. */
async function placeOf({ ports: { db } }: TestPlatform, uuid: string): Promise<Visited> {
  const place = await until(
    async () => {
      const row = await db
        .selectFrom('hosting_allocations as a')
        .innerJoin('game_servers as s', 's.id', 'a.server_id')
        .select(['s.address', 's.ports', 's.started_at'])
        .where('a.uuid', '=', uuid)
        .executeTakeFirst();
      const [port] = (row?.ports ?? []) as unknown as { hostPort: number }[];
      return row?.started_at == null ? undefined : { ip: row.address, port: port?.hostPort ?? 0 };
    },
    (found) => found !== undefined,
  );
  return place ?? { ip: '', port: 0 };
}

function portOf({ ip, ports }: FuncServer): Visited {
  return { ip, port: ports[0]?.port ?? 0 };
}

const PATIENCE_MS = 20_000;

/** False where nobody answers in that time. */
async function visit({ ip, port }: Visited): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await answers({ ip, port })) {
      return true;
    }
    await delay(50);
  }
  return false;
}

/** why the close too: what passes connections on takes them before the program listens, and lets go of them then */
function answers({ ip, port }: Visited): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: ip, port });
    socket.on('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(false));
  });
}

async function pidsOf({ ports: { db } }: TestPlatform): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('game_servers as s')
    .innerJoin('processes as p', 'p.id', 's.process_id')
    .select('p.pid')
    .where('s.ended_at', 'is', null)
    .orderBy('s.placed_at')
    .execute();
  return rows.map(({ pid }) => pid ?? 0);
}
