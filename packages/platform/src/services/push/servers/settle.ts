// Brings the servers of an app to what it asks for; any process may, and does it where it hears of a change.
import { meterEachHour } from '#core/meter/hourly';
import type { Db } from '#db/connect';
import { publish } from '#kernel/fleet/fan-out';
import type { Ports } from '#kernel/ports';
import { meterServers } from '../use/meter.ts';
import { type Plan, type PlannedServer, planServers, type Wanted } from './plan.ts';
import { type Host, insertServer, listServers, lockServers, moveServer, type ServerView } from './store.ts';

/** Topic on which processes hear that something may have to become of the servers of an app; its id is the app. */
export const SERVERS = 'push-servers';
/** The same of a server whose players have to go elsewhere; its id is the server. */
export const DRAIN = 'push-drain';

/** Longer than a token is good for, so that nobody is on the way to it. */
const SETTLED_MS = 5 * 60_000;

export interface Settling {
  readonly db: Db;
  readonly ports: Ports;
  readonly now: string;
  readonly canHost?: boolean | undefined;
  readonly needsPlace?: boolean;
}

/** In the transaction of a change: what begins by it is there at once, and processes hear of the rest when it commits. */
export async function changeServers(
  { db, ports, now }: Pick<Settling, 'db' | 'ports' | 'now'>,
  appId: string,
): Promise<void> {
  await settleServers({ db, ports, now }, appId);
  await publish(db, SERVERS, appId);
}

/** Takes every step there is; the caller's transaction makes them whole. */
export async function settleServers({ db, ports, now, ...may }: Settling, appId: string): Promise<void> {
  await lockServers(db, appId);
  const app = await readApp(db, appId);
  if (app === undefined) {
    return;
  }
  let wanted: Wanted = { ...app.wanted, ...may };
  // why again: a server that begins has its next step at once
  for (let isDone = false; !isDone; wanted = { ...wanted, needsPlace: false }) {
    const servers = await listServers(db, appId, now);
    const plan = planServers(servers.map(plannedAt(now)), wanted);
    await takeSteps({ db, ports, now }, plan, servers);
    for (let index = 0; index < plan.begin; index += 1) {
      const id = ports.ids.uuid();
      const { versionId: version_id } = app.wanted;
      const row = { id, app_id: appId, name: `push-${id.slice(0, 8)}`, version_id, version: app.version };
      await insertServer(db, { ...row, created_at: now });
    }
    if (plan.begin > 0) {
      await meterEachHour(db, 'push', now);
    }
    isDone = plan.begin === 0;
  }
}

type At = Pick<Settling, 'db' | 'ports' | 'now'>;

async function takeSteps({ db, ports, now }: At, { steps }: Plan, servers: readonly ServerView[]): Promise<void> {
  const host = hostOf(ports);
  for (const step of steps) {
    const isLost = servers.some(({ id, status, is_seen_to }) => id === step.id && status === 'running' && !is_seen_to);
    // why not of a lost one: nobody knows until when it ran
    if (step.to === 'deleted' && !isLost) {
      await meterServers({ db, ports }, now, { serverId: step.id });
    }
    const isMoved = await moveServer(db, step, { host, now });
    if (isMoved && (step.to === 'waiting_exited' || step.to === 'deleted')) {
      await publish(db, DRAIN, step.id);
    }
  }
}

function hostOf({ instance, origins }: Ports): Host {
  const { hostname, port, protocol } = new URL(origins.console);
  return { instance, ip: hostname, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) };
}

const plannedAt =
  (now: string) =>
  (row: ServerView): PlannedServer => ({
    ...{ id: row.id, status: row.status, versionId: row.version_id, players: row.players, isSeenTo: row.is_seen_to },
    isSettled: row.started_at !== null && Date.parse(row.started_at) < Date.parse(now) - SETTLED_MS,
  });

async function readApp(
  db: Db,
  appId: string,
): Promise<{ wanted: Omit<Wanted, 'canHost' | 'needsPlace'>; version: string } | undefined> {
  const row = await db
    .selectFrom('push_apps as p')
    .innerJoin('push_versions as v', 'v.id', 'p.version_id')
    .innerJoin('apps as a', 'a.id', 'p.app_id')
    .leftJoin('app_services as s', (join) => join.onRef('s.app_id', '=', 'p.app_id').on('s.name', '=', 'push'))
    .select(['p.version_id', 'p.min_servers', 'p.max_servers', 'v.version', 'a.status', 's.status as service'])
    .where('p.app_id', '=', appId)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        wanted: {
          isOn: row.status === 'Active' && row.service === 'Enabled',
          ...{ versionId: row.version_id, min: row.min_servers, max: row.max_servers },
        },
        version: row.version,
      };
}
