// A sidecar for a program that nobody hosts: what it says is kept in memory, and told to whoever started it. The calls and
// the states are those of a hosted server, so what works here works there.
import { isDeepStrictEqual } from 'node:util';
import type { Ids } from '#kernel/keys/ids';
import type { Clock } from '#kernel/time/clock';
import { documentOf } from './document.ts';
import type { GivenPort, Server, ServerState } from './port.ts';
import { envNameOf } from './run.ts';
import { openSidecar, refuseMore } from './sidecar.ts';

export interface AloneWish {
  readonly appId: string;
  readonly gameId: string;
  readonly profileId: string;
  readonly uuid: string;
  readonly region: string;
  readonly ports: readonly Pick<GivenPort, 'name' | 'protocol' | 'port'>[];
  readonly env: Readonly<Record<string, string>>;
  /** From the start on; without end where it is 0. */
  readonly lifeSeconds: number;
  /** Somebody has it as soon as it is ready; else it waits as those of a fleet do. */
  readonly allocates: boolean;
}

export type AloneEvent =
  | { readonly type: 'state'; readonly state: ServerState }
  | { readonly type: 'players'; readonly players: readonly string[] }
  | { readonly type: 'label' | 'annotation'; readonly key: string; readonly value: string }
  | { readonly type: 'shutdown' };

export interface AloneServer {
  /** Beside those that were given. */
  readonly env: Readonly<Record<string, string>>;
  /** Somebody gets it now; false where it is not ready. */
  allocate(): boolean;
  close(): void;
}

export interface AloneOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly onEvent: (event: AloneEvent) => void;
  /** Without `/health` it is unhealthy. */
  readonly healthMs: number;
}

const MOST_PLAYERS = 10_000;
const LOOK_MS = 250;
const ADDRESS = '127.0.0.1';

export async function openAlone(
  wish: AloneWish,
  { clock, ids, onEvent, healthMs }: AloneOptions,
): Promise<AloneServer> {
  const now = () => clock.now().toISOString();
  const expireAt = wish.lifeSeconds === 0 ? undefined : Math.floor(clock.now().getTime() / 1000) + wish.lifeSeconds;
  let server: Server = {
    ...{ id: ids.uuid(), kind: 'multiverse', appId: wish.appId, region: wish.region, pool: '', node: 'alone' },
    ...{ state: 'Scheduled', address: ADDRESS, limits: { cpuMillis: 0, memoryMiB: 0 }, annotations: {}, players: [] },
    ports: wish.ports.map((port) => ({ ...port, hostPort: port.port })),
    labels: { 'uos.for': 'allocation', 'uos.game': wish.gameId, 'uos.profile': wish.profileId, 'uos.uuid': wish.uuid },
    ...{ placedAt: now(), startedAt: now(), readyAt: null, heardAt: null, endedAt: null, end: null },
  };
  let heardAt = performance.now();

  const change = (set: Partial<Server>): boolean => {
    const before = server;
    server = { ...server, ...set };
    if (isDeepStrictEqual(before, server)) {
      return false;
    }
    sidecar.changed();
    return true;
  };
  const move = (state: ServerState, from?: readonly ServerState[], set: Partial<Server> = {}): boolean => {
    const isDone = from === undefined || from.includes(server.state);
    if (isDone && change({ ...set, state })) {
      onEvent({ type: 'state', state });
    }
    return isDone;
  };
  const put = (type: 'label' | 'annotation', key: string, value: string): void => {
    const column = `${type}s` as const;
    if (change({ [column]: { ...server[column], [key]: value } })) {
      onEvent({ type, key, value });
    }
  };
  const setPlayers = (players: Server['players']): boolean => {
    change({ players });
    onEvent({ type: 'players', players: players.map(({ playerId }) => playerId) });
    return true;
  };
  const names = () => server.players.map(({ playerId }) => playerId);

  const sidecar = await openSidecar({
    calls: {
      async ready() {
        heardAt = performance.now();
        const isReady = move('Ready', ['Scheduled', 'RequestReady', 'Reserved'], { readyAt: now() });
        if (isReady && wish.allocates) {
          move('Allocated', ['Ready']);
        }
      },
      health() {
        heardAt = performance.now();
      },
      async shutdown() {
        move('Shutdown');
        onEvent({ type: 'shutdown' });
      },
      async allocate() {
        move('Allocated', ['Scheduled', 'RequestReady', 'Ready', 'Reserved']);
      },
      async reserve(seconds) {
        const isDone = move('Reserved', ['Scheduled', 'RequestReady', 'Ready', 'Allocated']);
        if (isDone && seconds > 0) {
          setTimeout(() => move('Ready', ['Reserved'], { readyAt: now() }), seconds * 1000).unref();
        }
      },
      setLabel: async (key, value) => put('label', key, value),
      setAnnotation: async (key, value) => put('annotation', key, value),
      acquireCpu: () => undefined,
      async connectPlayer(playerId) {
        if (names().includes(playerId)) {
          return false;
        }
        return names().length >= MOST_PLAYERS
          ? refuseMore('players', MOST_PLAYERS)
          : setPlayers([...server.players, { playerId, connectedAt: now() }]);
      },
      async disconnectPlayer(playerId) {
        return names().includes(playerId) && setPlayers(server.players.filter((one) => one.playerId !== playerId));
      },
      players: async () => names(),
      document: async () => documentOf(server, { env: wish.env, expireAt }),
    },
    // why everybody: it is whoever sits at this machine who tries it out
    isCaller: async () => true,
    nowMs: () => performance.now(),
    onFault: () => undefined,
  });
  const look = setInterval(() => {
    if (performance.now() - heardAt > healthMs) {
      move('Unhealthy', ['Ready', 'Reserved', 'Allocated']);
    }
  }, LOOK_MS);
  look.unref();
  return {
    env: {
      ...{ REGION_ID: wish.region, GAME_ID: wish.gameId, PROFILE_ID: wish.profileId, ALLOCATION_ID: wish.uuid },
      ...Object.fromEntries(server.ports.map((port) => [envNameOf(port), String(port.port)])),
      ...{ MULTIVERSE_SDK_HTTP_PORT: String(sidecar.port), AGONES_SDK_HTTP_PORT: String(sidecar.port) },
    },
    allocate: () => move('Allocated', ['Ready']),
    close() {
      clearInterval(look);
      sidecar.close();
    },
  };
}
