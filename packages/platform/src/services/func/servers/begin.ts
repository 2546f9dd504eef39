// The beginning of a server: a machine has room for it, and its row says what it is started from.
import { json } from '#db/columns';
import type { At, Program } from '#engines/processes/servers/hosting';
import type { Placed, WantedPort } from '#engines/processes/servers/port';
import { limitsOf } from '../levels.ts';
import type { FunctionRow } from '../store/functions.ts';
import { insertServer, moveServer, NO_END, noteServer, type ServerRow } from '../store/servers.ts';
import { KIND } from './names.ts';
import { startBy } from './turns.ts';

export interface Wish {
  readonly name: string;
  readonly profileId: string;
  readonly revisionId?: string | undefined;
  readonly regionId?: string | undefined;
  readonly level: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly envs: Readonly<Record<string, string>>;
  readonly maxPlayers: number;
  /** The autoscaler asks. */
  readonly isScaled: boolean;
}

export interface NotBegun {
  readonly begun: false;
  readonly why: 'no profile' | 'no revision' | 'no region' | 'no sandbox' | 'no capacity';
  readonly message: string;
  /** What the word alone does not say. */
  readonly detail: string;
}

export type Begun = { readonly begun: true; readonly id: string } | NotBegun;

type Who = At & { readonly now: string; readonly by: string };

/** The caller's transaction makes it whole; whoever asks holds the function. */
export async function beginServer(who: Who, of: FunctionRow, wish: Wish): Promise<Begun> {
  const { db, ports, now } = who;
  const { function_id, app_id } = of;
  const asked = { appId: app_id, gameId: function_id, profileId: wish.profileId, revisionId: wish.revisionId };
  const held = await ports.services.ask('hosting').hold(who, asked);
  if (!held.held) {
    return lacking(held.lacks);
  }
  const { program } = held;
  const regionId = wish.regionId ?? program.regionIds[0];
  if (regionId === undefined || !program.regionIds.includes(regionId)) {
    return { begun: false, why: 'no region', message: 'the game, or the profile, does not run there', detail: '' };
  }
  const [id, serverId] = [ports.ids.uuid(), ports.ids.uuid()];
  const limits = limitsOf(wish.level, program.memoryPerCpu);
  const placed = await place(who, program, { id, serverId, appId: app_id, regionId, limits, ports: of.ports });
  if (!placed.placed) {
    return notPlaced(placed);
  }
  await insertServer(db, {
    ...{ id, function_id, app_id, name: wish.name, profile_id: program.profileId, profile_name: program.profileName },
    ...{ revision_id: program.revisionId, version: program.version, is_pinned: wish.revisionId !== undefined },
    ...{ region_id: regionId, server_id: serverId, status: 'created', exit_code: null, level: wish.level },
    ...{ cpu_millis: limits.cpuMillis, memory_mib: limits.memoryMiB, tags: json(wish.tags), envs: json(wish.envs) },
    ...{ max_players: wish.maxPlayers, is_scaled: wish.isScaled, ports: json<readonly WantedPort[]>([]) },
    ...{ created_at: now, created_by: who.by, started_at: null, expire_at: null, ended_at: null, metered_until: null },
  });
  await startBy(db, id, new Date(Date.parse(now) + program.startSeconds * 1000));
  return { begun: true, id };
}

/** Begins one again whose last start has ended, from what is released now; it has failed where it cannot be. */
export async function beginAgain({ db, ports, now }: Omit<Who, 'by'>, of: FunctionRow, row: ServerRow): Promise<void> {
  const held = await ports.services.ask('hosting').hold(
    { db, ports },
    {
      ...{ appId: row.app_id, gameId: row.function_id, profileId: row.profile_id },
      revisionId: row.is_pinned ? row.revision_id : undefined,
    },
  );
  const fail = async ({ why, message, detail }: NotBegun): Promise<void> => {
    await moveServer(db, row.id, 'failed', {
      ...{ failed_reason: message, end_reason: why, end_signal: '', end_detail: detail },
      ...{ starts_again: false, ended_at: now },
    });
  };
  if (!held.held) {
    await fail(lacking(held.lacks));
    return;
  }
  const { program } = held;
  const serverId = ports.ids.uuid();
  const limits = limitsOf(row.level, program.memoryPerCpu);
  const placed = await place({ db, ports }, program, {
    ...{ id: row.id, serverId, appId: row.app_id, regionId: row.region_id, limits, ports: of.ports },
  });
  if (!placed.placed) {
    await fail(notPlaced(placed));
    return;
  }
  await noteServer(db, row.id, {
    ...{ server_id: serverId, starts_again: false, profile_name: program.profileName },
    ...{ revision_id: program.revisionId, version: program.version },
    ...{ cpu_millis: limits.cpuMillis, memory_mib: limits.memoryMiB },
    ...{ ip: '', ports: json<readonly WantedPort[]>([]), started_at: null, expire_at: null, ended_at: null },
    ...{ ...NO_END, exit_code: null, sent_bytes: 0, metered_bytes: 0 },
  });
  await startBy(db, row.id, new Date(Date.parse(now) + program.startSeconds * 1000));
}

function lacking(what: 'profile' | 'revision'): NotBegun {
  return what === 'profile'
    ? { begun: false, why: 'no profile', message: 'profile not found', detail: '' }
    : { begun: false, why: 'no revision', message: 'the profile has no such released revision', detail: '' };
}

function notPlaced({ reason, message, detail }: Exclude<Placed, { readonly placed: true }>): NotBegun {
  return { begun: false, why: reason === 'sandbox' ? 'no sandbox' : 'no capacity', message, detail };
}

interface Wanted {
  readonly id: string;
  readonly serverId: string;
  readonly appId: string;
  readonly regionId: string;
  readonly limits: { readonly cpuMillis: number; readonly memoryMiB: number };
  readonly ports: readonly WantedPort[];
}

function place(at: At, program: Program, { id, serverId, appId, regionId, limits, ports }: Wanted): Promise<Placed> {
  return at.ports.services.ask('hosting').place(at, program, {
    ...{ id: serverId, kind: KIND, appId, region: regionId, limits },
    ports: ports.map(({ name, protocol, port }) => ({ name, protocol, port })),
    labels: { 'uos.for': KIND, 'uos.server': id },
  });
}
