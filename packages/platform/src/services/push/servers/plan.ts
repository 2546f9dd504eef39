// What has to become of the servers of an app: pure, so that it can be walked at random.
import { transitions } from '@uos/contract/labels';
import type { PushServersTable } from '../tables.ts';

export type ServerStatus = PushServersTable['status'];

/** From where a server may come to a state. */
export function mayBecome(to: ServerStatus): ServerStatus[] {
  return transitions.pushServer.status.flatMap((step) => (step.to === to && step.from !== 'new' ? [...step.from] : []));
}

export interface PlannedServer {
  readonly id: string;
  readonly status: ServerStatus;
  readonly versionId: string;
  readonly players: number;
  /** Its host lives. */
  readonly isSeenTo: boolean;
  /** It has run for so long that nobody is on the way to it. */
  readonly isSettled: boolean;
}

export interface Wanted {
  /** The app and its service are in use. */
  readonly isOn: boolean;
  readonly versionId: string;
  readonly min: number;
  readonly max: number;
  /** This process can end sockets, or has found that it cannot; unknown in the transaction of a call. */
  readonly canHost?: boolean | undefined;
  /** A player comes and finds no place. */
  readonly needsPlace?: boolean;
}

export interface Step {
  readonly id: string;
  readonly to: Exclude<ServerStatus, 'created'>;
}

export interface Plan {
  /** In order; a server may take several. */
  readonly steps: readonly Step[];
  /** How many begin; what becomes of those is the next plan. */
  readonly begin: number;
}

/** Oldest first. */
export function planServers(servers: readonly PlannedServer[], wanted: Wanted): Plan {
  const steps: Step[] = [];
  const now = new Map(servers.map((one) => [one.id, one.status]));
  const move = (one: PlannedServer, to: Step['to']): void => {
    steps.push({ id: one.id, to });
    now.set(one.id, to);
  };
  const those = (...statuses: readonly ServerStatus[]): PlannedServer[] =>
    servers.filter(({ id }) => statuses.includes(now.get(id) ?? 'deleted'));

  for (const one of those('running').filter(({ isSeenTo }) => !isSeenTo)) {
    move(one, 'failure');
  }
  for (const one of those('waiting_exited').filter(({ players }) => players === 0)) {
    move(one, 'deleted');
  }
  if (!wanted.isOn) {
    for (const one of those('created', 'running', 'failure')) {
      move(one, 'deleted');
    }
    return { steps, begin: 0 };
  }
  const isCurrent = ({ versionId }: PlannedServer): boolean => versionId === wanted.versionId;
  for (const one of those('created', 'failure').filter((server) => !isCurrent(server))) {
    move(one, 'deleted');
  }
  for (const one of those('created', 'failure')) {
    if (wanted.canHost === true) {
      move(one, 'running');
    } else if (wanted.canHost === false && one.status === 'created') {
      move(one, 'failure');
    }
  }
  const current = those('running').filter(isCurrent);
  // why only then: until a new one runs, players have the old ones
  for (const one of current.length > 0 ? those('running').filter((server) => !isCurrent(server)) : []) {
    move(one, 'waiting_exited');
  }
  const emptiest = current.toSorted((a, b) => a.players - b.players);
  for (const [index, one] of emptiest.entries()) {
    const left = current.length - index;
    if (left > wanted.max) {
      move(one, 'waiting_exited');
    } else if (left > wanted.min && one.players === 0 && one.isSettled && wanted.needsPlace !== true) {
      move(one, 'deleted');
    }
  }
  const have = those('created', 'running', 'failure').filter(isCurrent).length;
  const replaced = those('running').length - those('running').filter(isCurrent).length;
  const short = Math.max(0, Math.min(wanted.max, Math.max(wanted.min, replaced)) - have);
  const isPlaceFound = wanted.needsPlace !== true || steps.some(({ to }) => to === 'running');
  return { steps, begin: short === 0 && !isPlaceFound && have < wanted.max ? 1 : short };
}
