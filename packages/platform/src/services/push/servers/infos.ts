// The servers of an app, as whoever looks at push sees them.
import type { push } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { requireApp } from '../require-app.ts';
import type { AppView } from '../store.ts';
import { placesOf } from './place.ts';
import { listServers, type ServerView } from './store.ts';

/** How long a server that is deleted is still shown. */
const SHOWN_MS = 3_600_000;

export const servers: Handlers<typeof push>['apps']['servers'] = async (call) => {
  const app = await requireApp(call, call.input.id);
  const since = new Date(Date.parse(call.now) - SHOWN_MS).toISOString();
  const rows = await listServers(call.db, app.app_id, since);
  return { serverInfos: rows.map((row) => serverReply(row, app)) };
};

function serverReply(row: ServerView, app: AppView) {
  return {
    id: row.id,
    name: row.name,
    ip: row.ip,
    port: row.port,
    status: row.status,
    version: row.version,
    playerCount: row.players,
    playerCountLimit: placesOf(app),
    // why of its quota: 100 % is all that the app has given it
    cpuUsage: Math.round((row.cpu_micros / app.cpu_millis) * 10) / 100,
    memoryUsage: row.memory_share / 100,
    startedAt: row.started_at ?? row.created_at,
  };
}
