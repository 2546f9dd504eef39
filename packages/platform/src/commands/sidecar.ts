// The command behind `uos-platform sidecar`: the sidecar of a hosted server for a program that runs by itself. The first
// line that comes in says what it is of, as JSON; what happens goes out as a line each, and it ends with its input.
import { createInterface } from 'node:readline';
import { type AloneServer, type AloneWish, openAlone } from '#engines/processes/servers/alone';
import { TIMING } from '#engines/processes/servers/run';
import { randomIds } from '#kernel/keys/ids';
import { systemClock } from '#kernel/time/clock';

export async function sidecar(): Promise<number> {
  const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
  let server: AloneServer | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const said = objectOf(line);
    if (server === undefined) {
      const wish = wishOf(said, randomIds.uuid);
      server = await openAlone(wish, {
        ...{ clock: systemClock, ids: randomIds, onEvent: say, healthMs: TIMING.healthMs },
      });
      say({ type: 'listening', env: server.env });
    } else if (said.do === 'allocate') {
      server.allocate();
    }
  }
  server?.close();
  return 0;
}

type Said = Readonly<Record<string, unknown>>;

function objectOf(line: string): Said {
  try {
    const said: unknown = JSON.parse(line === '' ? '{}' : line);
    return typeof said === 'object' && said !== null ? (said as Said) : {};
  } catch {
    return {};
  }
}

/** What is not said is as it would be of a server on this machine. */
function wishOf(said: Said, uuid: () => string): AloneWish {
  const text = (key: string, otherwise: string): string => (typeof said[key] === 'string' ? said[key] : otherwise);
  const appId = text('appId', uuid());
  return {
    appId,
    gameId: text('gameId', appId),
    profileId: text('profileId', uuid()),
    uuid: text('uuid', uuid()),
    region: text('region', 'local'),
    ports: Array.isArray(said.ports) ? (said.ports as AloneWish['ports']) : [],
    env: (said.env ?? {}) as AloneWish['env'],
    lifeSeconds: typeof said.lifeSeconds === 'number' ? said.lifeSeconds : 0,
    allocates: said.allocates !== false,
  };
}
