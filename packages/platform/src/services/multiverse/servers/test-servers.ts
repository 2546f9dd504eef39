// Servers that try a revision out, a draft too. Source: wire/realtime-and-compute.md 2.1, 9.2.
import type { multiverse } from '@uos/contract';
import { refuseOccupied } from '#core/apps/occupied';
import { refuseOffByNow } from '#core/apps/still-on';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { refuseEnvs } from '#engines/processes/servers/envs';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import type { Ports } from '#kernel/ports';
import { putSchedule, removeSchedule } from '#kernel/time/schedules';
import { refuseOver } from '../quota.ts';
import { requireRegion } from '../regions.ts';
import { invalid, requireBuilt, requireGame, requireRevision } from '../require.ts';
import { serviceOf } from '../rules.ts';
import { lockGame } from '../store/games.ts';
import {
  countTestServers,
  findTestServer,
  insertTestServer,
  listTestServers,
  moveTestServer,
  type TestServerView,
} from '../store/test-servers.ts';
import { followLog, tailOf } from './logs.ts';
import { labelsOf, logOf } from './names.ts';
import { placeServer, refusePlaced } from './place.ts';
import { SERVICE, START, startBy } from './turns.ts';

export const TEST = 'test';

const LIFE_SECONDS = 600;
const LONGEST_SECONDS = 3600;

export const testServers: Handlers<typeof multiverse>['testServers'] = {
  async start(call) {
    const { regionId, envs = {}, ttlSeconds = LIFE_SECONDS } = call.input;
    const revision = await requireRevision(call, call.input.id);
    const game = await requireGame(call, revision.game_id);
    await refuseOccupied(call, serviceOf(game));
    await lockGame(call.db, game.game_id);
    await refuseOffByNow(call, serviceOf(game));
    const region = await requireRegion(call, game.game_id, regionId).catch(() => undefined);
    if (region === undefined) {
      throw invalid(call, 'regionId: the game does not run there');
    }
    refuseEnvs(call, envs);
    await requireBuilt(call, game.game_id, revision.image_id);
    if (ttlSeconds > LONGEST_SECONDS) {
      throw invalid(call, `ttlSeconds: at most ${LONGEST_SECONDS}`);
    }
    refuseOver(call, { game, what: 'testServers', used: await countTestServers(call.db, call.appId) });
    const id = call.ports.ids.uuid();
    const at = (seconds: number) => new Date(Date.parse(call.now) + seconds * 1000);
    const isNew = await insertTestServer(call.db, {
      ...{ id, app_id: call.appId, game_id: game.game_id, revision_id: revision.id, region_id: regionId },
      ...{ status: 'creating', exit_code: null, ports: json([]), envs: json(envs), created_at: call.now },
      ...{ expire_at: at(ttlSeconds).toISOString(), heard_at: null, ended_at: null },
    });
    if (!isNew) {
      throw call.refuse('exists', 'a test server of the revision lives');
    }
    const wanted = { id, regionId, labels: labelsOf(revision, 'test') };
    const placed = await placeServer(call, game, revision, wanted);
    if (!placed.placed) {
      refusePlaced(call, placed);
    }
    await startBy(call.db, id, at(Math.min(revision.start_seconds, ttlSeconds)));
    await putSchedule(call.db, { service: SERVICE, key: `${TEST}/${id}`, nextAt: at(ttlSeconds) });
    const row = await requireTestServer(call, id);
    call.note({ target: `v${revision.version}`, after: { regionId, envs: Object.keys(envs) } });
    return { testServer: testServerReply(row) };
  },
  async list(call) {
    const { game_id: gameId } = await requireGame(call, call.input.gameId);
    const { rows, total } = await listTestServers(call.db, { appId: call.appId, gameId }, offsetLimitPage(call.input));
    return { testServers: rows.map(testServerReply), totalCount: total };
  },
  async get(call) {
    return { testServer: testServerReply(await requireTestServer(call, call.input.id)) };
  },
  async logs(call) {
    const row = await requireTestServer(call, call.input.id);
    const lines = await call.ports.logs.tail(logOf(row, row.id), tailOf(call.input.tail));
    return { logs: lines.map(({ at, text }) => ({ time: at, message: text })) };
  },
  async follow(call) {
    const row = await requireTestServer(call, call.input.id);
    return followLog(call, row, row.id);
  },
  async stop(call) {
    const found = await requireTestServer(call, call.input.id);
    if (await moveTestServer(call.db, found.id, 'stopped', { end_reason: 'deleted', ended_at: call.now })) {
      await call.ports.servers.stop(call.db, found.id, 'deleted');
      for (const turn of [START, TEST]) {
        await removeSchedule(call.db, SERVICE, `${turn}/${found.id}`);
      }
    }
    const row = await requireTestServer(call, found.id);
    call.note({ target: row.id, before: { status: found.status }, after: { status: row.status } });
    return { testServer: testServerReply(row) };
  },
};

/** Because what they belong to is over. */
export async function endTests(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  ids: readonly string[],
  { msg, now }: { readonly msg: string; readonly now: string },
): Promise<void> {
  for (const id of ids) {
    if (await moveTestServer(db, id, 'stopped', { msg, end_reason: 'deleted', end_detail: msg, ended_at: now })) {
      await ports.servers.stop(db, id, 'deleted');
    }
  }
}

async function requireTestServer(call: Pick<Call, 'db' | 'appId' | 'refuse'>, id: string): Promise<TestServerView> {
  const found = await findTestServer(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'test server not found');
  }
  return found;
}

function testServerReply(row: TestServerView) {
  return {
    id: row.id,
    profileRevisionId: row.revision_id,
    gameId: row.game_id,
    regionId: row.region_id,
    status: row.status,
    ip: row.ip,
    gameServerPorts: row.ports.map((port) => ({ ...port })),
    ready: row.status === 'running',
    msg: row.msg,
    endReason: row.end_reason,
    exitCode: row.exit_code,
    exitSignal: row.end_signal,
    endDetail: row.end_detail,
    lastHeartbeatAt: row.heard_now,
    createdAt: row.created_at,
    expireAt: row.expire_at,
  };
}
