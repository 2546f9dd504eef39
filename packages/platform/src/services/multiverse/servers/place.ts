// Puts a server of a revision on a machine, or says why there is none for it.
import type { Db } from '#db/connect';
import type { Placed } from '#engines/processes/servers/port';
import type { Call } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import { locationFor } from '../ratios.ts';
import type { GameView } from '../store/games.ts';
import type { RevisionRow } from '../store/revisions.ts';
import { KIND } from './names.ts';

export interface Wanted {
  readonly id: string;
  readonly regionId: string;
  /** None where it is one's own. */
  readonly pool?: string;
  readonly labels: Readonly<Record<string, string>>;
}

export type Resources = Pick<RevisionRow, 'cpu_limit' | 'memory_limit'>;

/** What a server of the revision may take, an operator's factors in it. */
export function limitsOf(
  { cpu_factor, memory_factor }: Pick<GameView, 'cpu_factor' | 'memory_factor'>,
  { cpu_limit, memory_limit }: Resources,
) {
  return {
    cpuMillis: Math.max(1, Math.round(cpu_limit * cpu_factor)),
    memoryMiB: Math.max(1, Math.round(memory_limit * memory_factor)),
  };
}

export async function placeServer(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  game: GameView,
  revision: Resources & Pick<RevisionRow, 'ports'>,
  { id, regionId, pool, labels }: Wanted,
): Promise<Placed> {
  const location = await locationFor(db, ports, { gameId: game.game_id, regionId, seed: id });
  return ports.servers.place(db, {
    ...{ id, kind: KIND, appId: game.app_id, region: regionId, labels },
    ...(pool !== undefined && { pool }),
    ...(location !== undefined && { location }),
    ports: revision.ports.map(({ name, protocol, port }) => ({ name, protocol, port })),
    limits: limitsOf(game, revision),
  });
}

/** @throws unavailable where no machine has room, a failed precondition where none has the wall it needs */
export function refusePlaced(call: Pick<Call, 'refuse'>, placed: Extract<Placed, { readonly placed: false }>): never {
  throw call.refuse('precondition', placed.message, placed.reason === 'sandbox' ? {} : { code: 140_001 });
}
