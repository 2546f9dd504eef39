// What operators decide about machines: what is reserved when, and where servers go.
import { createHash } from 'node:crypto';
import type { multiverse } from '@uos/contract';
import { parseCron } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, offsetLimitPage } from '#kernel/call/paging';
import { isOffered, offeredRegions, titleOf } from './regions-served.ts';
import { invalid } from './require.ts';
import {
  changedSchedules,
  deleteRatio,
  findRatio,
  insertRatio,
  listRatios,
  lockRatios,
  otherRatios,
  putPlaceholders,
  type RatioRow,
  type ScheduleRow,
  setRatio,
} from './store/capacity.ts';
import { gameOfAny } from './store/games.ts';

const WHOLE = 100;

export const placeholderSchedules: Handlers<typeof multiverse>['placeholderSchedules'] = {
  async list(call) {
    const { regionId } = call.input;
    const { offset, limit } = offsetLimitPage(call.input);
    const all = (await schedulesOf(call)).filter((one) => regionId === undefined || one.region_id === regionId);
    return { placeholderSchedules: all.slice(offset, offset + limit).map(scheduleReply), totalCount: all.length };
  },
  async update(call) {
    const { id, regionId, name, cron, durationMinutes, replicas, cpu, memory, enabled } = call.input;
    const found = (await schedulesOf(call)).find((one) => scheduleId(one.region_id) === id.toLowerCase());
    if (found === undefined) {
      throw call.refuse('not-found', 'schedule not found');
    }
    if (regionId !== undefined && regionId !== found.region_id) {
      throw invalid(call, 'regionId: a schedule stays with its region');
    }
    const wrong = cron === undefined ? undefined : parseCron(cron, 5).reason;
    if (wrong !== undefined) {
      throw invalid(call, `cron: ${wrong.en}`);
    }
    const next: ScheduleRow = {
      region_id: found.region_id,
      name: name ?? found.name,
      cron: cron ?? found.cron,
      duration_minutes: durationMinutes ?? found.duration_minutes,
      replicas: replicas ?? found.replicas,
      cpu_millis: quantity(cpu) ?? found.cpu_millis,
      memory_mib: quantity(memory) ?? found.memory_mib,
      enabled: enabled ?? found.enabled,
    };
    const tooLarge = (['duration_minutes', 'replicas', 'cpu_millis', 'memory_mib'] as const).find(
      (key) => next[key] > MOST[key],
    );
    if (tooLarge !== undefined) {
      throw invalid(call, `${NAMES[tooLarge]}: at most ${MOST[tooLarge]}`);
    }
    await putPlaceholders(call.db, next);
    const placeholderSchedule = scheduleReply(next);
    call.note({ target: next.name, before: { placeholderSchedule: scheduleReply(found) } });
    return { placeholderSchedule };
  },
};

const MOST = { duration_minutes: 7 * 24 * 60, replicas: 10_000, cpu_millis: 1_000_000, memory_mib: 4_194_304 } as const;
const NAMES = {
  ...{ duration_minutes: 'durationMinutes', replicas: 'replicas', cpu_millis: 'cpu', memory_mib: 'memory' },
} as const;

/** One of each region, as it is until somebody changes it. */
export async function schedulesOf({ db }: Pick<Call, 'db'>): Promise<readonly ScheduleRow[]> {
  const changed = await changedSchedules(db);
  return offeredRegions.map(
    ({ id }): ScheduleRow =>
      changed.find(({ region_id }) => region_id === id) ?? {
        ...{ region_id: id, name: titleOf(id), cron: '0 18 * * *', duration_minutes: 240 },
        ...{ replicas: 0, cpu_millis: 100, memory_mib: 154, enabled: false },
      },
  );
}

/** The same on every platform: a region has one schedule, and no call makes another. */
function scheduleId(regionId: string): string {
  const hex = createHash('sha256').update(`placeholder schedule of ${regionId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

function scheduleReply(row: ScheduleRow) {
  return {
    id: scheduleId(row.region_id),
    regionId: row.region_id,
    name: row.name,
    cron: row.cron,
    durationMinutes: row.duration_minutes,
    replicas: row.replicas,
    cpu: `${row.cpu_millis}m`,
    memory: `${row.memory_mib}Mi`,
    enabled: row.enabled,
  };
}

/** `100m` and `154Mi`: digits and a unit. */
function quantity(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

export const locations: Handlers<typeof multiverse>['locations'] = {
  list: async (call) => ({ locations: (await knownLocations(call)).map((one) => ({ ...one })) }),
};

/** Places with machines, as their nodes say. */
async function knownLocations({ db, ports }: Pick<Call, 'db' | 'ports'>) {
  const nodes = await ports.servers.nodes(db);
  return [...new Set(nodes.map(({ location }) => location))].sort().map((id) => {
    const mine = nodes.filter(({ location }) => location === id);
    const isOpen = mine.some(({ live, draining }) => live && !draining);
    const status = isOpen ? 'available' : mine.some(({ live }) => live) ? 'draining' : 'unavailable';
    const regionIds = [...new Set(mine.map(({ region }) => region))].sort();
    return { id, name: titleOf(id), provider: 'local', regionIds, status };
  });
}

export const locationRatios: Handlers<typeof multiverse>['locationRatios'] = {
  async list(call) {
    const { gameId, regionId } = call.input;
    const { rows, total } = await listRatios(call.db, { gameId, regionId }, offsetLimitPage(call.input));
    return { locationRatios: rows.map(ratioReply), totalCount: total };
  },
  async create(call) {
    const { gameId, regionId, locationId, ratio } = call.input;
    if (!isOffered(regionId)) {
      throw invalid(call, 'regionId: no such region');
    }
    if (gameId !== undefined && (await gameOfAny(call.db, gameId)) === undefined) {
      throw call.refuse('not-found', 'game not found');
    }
    if (!(await knownLocations(call)).some(({ id, regionIds }) => id === locationId && regionIds.includes(regionId))) {
      throw call.refuse('not-found', 'no such location in the region');
    }
    const row: RatioRow = {
      ...{ id: call.ports.ids.uuid(), game_id: gameId?.toLowerCase() ?? null },
      ...{ region_id: regionId, location_id: locationId, ratio },
    };
    await refuseOverWhole(call, row, ratio);
    await insertRatio(call.db, row).catch((error: unknown) => {
      throw isUniqueViolation(error) ? call.refuse('exists', 'the location has a ratio already') : error;
    });
    const locationRatio = ratioReply(row);
    call.note({ target: `${regionId} ${locationId}`, after: { locationRatio } });
    return { locationRatio };
  },
  async update(call) {
    const { id, ratio } = call.input;
    const found = await requireRatio(call, id);
    await refuseOverWhole(call, found, ratio);
    if (!(await setRatio(call.db, found.id, ratio))) {
      throw noRatio(call);
    }
    const locationRatio = ratioReply({ ...found, ratio });
    call.note({
      target: `${found.region_id} ${found.location_id}`,
      before: { locationRatio: ratioReply(found) },
    });
    return { locationRatio };
  },
  async remove(call) {
    const found = await requireRatio(call, call.input.id);
    if (!(await deleteRatio(call.db, found.id))) {
      throw noRatio(call);
    }
    call.note({
      target: `${found.region_id} ${found.location_id}`,
      before: { locationRatio: ratioReply(found) },
      after: undefined,
    });
    return {};
  },
};

async function requireRatio(call: Pick<Call, 'db' | 'refuse'>, id: string): Promise<RatioRow> {
  const found = await findRatio(call.db, id);
  if (found === undefined) {
    throw noRatio(call);
  }
  return found;
}

async function refuseOverWhole(call: Pick<Call, 'db' | 'refuse'>, row: RatioRow, ratio: number): Promise<void> {
  await lockRatios(call.db, row.region_id);
  if ((await otherRatios(call.db, row)) + ratio > WHOLE) {
    throw invalid(call, 'ratio: those of a region sum to at most 100');
  }
}

function noRatio(call: Pick<Call, 'refuse'>) {
  return call.refuse('not-found', 'ratio not found');
}

function ratioReply(row: RatioRow) {
  return {
    id: row.id,
    gameId: row.game_id,
    regionId: row.region_id,
    locationId: row.location_id,
    ratio: row.ratio,
  };
}
