// What logic servers have of the demo studio's past: a lobby that ran all day, a second one that the load of the evening
// began, and how much they took, hour by hour. No server runs, and the autoscaler is closed: whoever wants one begins it.
import { recordUse } from '#core/meter/meter';
import { json } from '#db/columns';
import type { LogLine, SaidLine } from '#engines/logs/port';
import type { WantedPort } from '#engines/processes/servers/port';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { logOf } from './servers/names.ts';
import { SERVICE } from './servers/turns.ts';
import { insertAutoscaler, insertScaling } from './store/autoscalers.ts';
import { insertMinutes } from './store/samples.ts';
import { insertServer } from './store/servers.ts';

const BASE = '/ufunc/v1/func';
const HOSTING = '/gs/v1/game';
const FIRST_DAY = 5;
const LEVEL = { name: '100m', millis: 100, memoryMib: 154, metric: 'level100mSeconds' } as const;
/** Of the day in Asia/Shanghai: the hours that have a second server. */
const EVENING = { from: 19, to: 23 } as const;
/** As long as logs are kept, and curves worth a look. */
const LOG_DAYS = 3;
/** One that did not come up is in the list still. */
const FAILED_DAYS_AGO = 2;
const CURVE_DAYS = 7;
const POINT_MINUTES = 15;
const BYTES_A_PLAYER_SECOND = 180;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A lobby, as a shell of any machine runs it: it is ready once its port is open. */
const PROGRAM = `#!/bin/bash
echo "lobby opens on port $PORT_GAME"
exec perl -MIO::Socket::INET -e '
  my $door = IO::Socket::INET->new(Listen => 16, LocalPort => shift, Reuse => 1) or die "no port: $!\\n";
  while (my $guest = $door->accept) {
    while (defined(my $line = <$guest>)) { print "heard $line"; print $guest "lobby: $line" }
    close $guest;
  }
' "$PORT_GAME"
`;

/** As the platform says it of a program that ended by itself. */
const FAILED = {
  status: 'failed',
  failed_reason: 'exited with code 2: no port: Address already in use',
  end_reason: 'exited',
  end_detail: 'no port: Address already in use',
  exit_code: 2,
} as const;
const THRESHOLDS = { high: 70, low: 25 } as const;
/** Of one that ended as it was told. */
const DELETED = { status: 'deleted', failed_reason: '', end_reason: 'deleted', exit_code: 0 } as const;

interface Info {
  readonly id: string;
  readonly defaultProfileId: string;
}

export const funcPast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    const [midnight] = day.hours;
    if (day.begins && day.number === FIRST_DAY && midnight !== undefined) {
      past.at(new Date(midnight.getTime() + 11 * HOUR_MS));
      await setUp(past, app);
    }
    if (day.number < FIRST_DAY) {
      continue;
    }
    if (day.begins && day.number > FIRST_DAY && midnight !== undefined) {
      // why then: it is known how the day before ended
      past.at(midnight);
      await ranYesterday(past, app, { midnight, daysAgo: day.daysAgo + 1, number: day.number - 1 });
    }
    await lived(past, app, day);
  }
};

async function setUp({ call, ports }: Past, app: PastApp): Promise<void> {
  const { functionInfo } = await call<{ readonly functionInfo: Info }>(app, 'POST', `${BASE}/functions`, {
    appId: app.id,
  });
  const { id: gameId, defaultProfileId: profileId } = functionInfo;
  const now = ports.clock.now().toISOString();
  const imageId = await ports.db.transaction().execute(async (db) => {
    await insertAutoscaler(db, {
      ...{ id: ports.ids.uuid(), function_id: gameId, app_id: app.id, resource: 'cpu', min_servers: 1 },
      ...{ max_servers: 4, step: 1, cooldown_seconds: 300 },
      ...{ extend_threshold: THRESHOLDS.high, shrink_threshold: THRESHOLDS.low },
      ...{ window_seconds: 120, enabled: false, paused_until: null, last_operation_at: null, created_at: now },
    });
    const image = { appId: app.id, gameId, name: 'lobby-1.0.0', program: PROGRAM, now };
    return ports.services.ask('hosting').keepImage({ db, ports }, image);
  });
  const { profileRevision } = await call<{ readonly profileRevision: { readonly id: string } }>(
    ...([app, 'POST', `${HOSTING}/profile-revisions`] as const),
    { profileId, imageId, startCommand: './server', description: '大厅' },
  );
  await call(app, 'PUT', `${HOSTING}/profile-revisions/${profileRevision.id}/release`);
  await call(app, 'POST', `${BASE}/functions/${gameId}/enable-cls`, {});
}

interface Yesterday {
  /** At which it ended. */
  readonly midnight: Date;
  readonly daysAgo: number;
  readonly number: number;
}

async function ranYesterday(past: Past, app: PastApp, { midnight, daysAgo, number }: Yesterday): Promise<void> {
  const { call, ports } = past;
  const { functions } = await call<{ readonly functions: readonly Info[] }>(
    ...([app, 'GET', `${BASE}/functions/${app.id}/list`] as const),
  );
  const [info] = functions;
  if (info === undefined) {
    return;
  }
  const { profileRevisions } = await call<{ readonly profileRevisions: readonly { readonly id: string }[] }>(
    ...([app, 'GET', `${HOSTING}/profiles/${info.defaultProfileId}/revisions`] as const),
  );
  const program = { ...info, revisionId: profileRevisions[0]?.id ?? '' };
  const hourOf = (hour: number): Date => new Date(midnight.getTime() - (24 - hour) * HOUR_MS);
  const extended = new Date(hourOf(EVENING.from).getTime() + Math.floor(past.chance() * 20) * MINUTE_MS);
  const shrunk = new Date(hourOf(EVENING.to).getTime() + Math.floor(past.chance() * 30) * MINUTE_MS);
  const about = { program, daysAgo };
  await ran(past, app, { ...about, name: `lobby-${2 * number - 1}`, from: hourOf(0), to: midnight, isScaled: false });
  if (daysAgo === FAILED_DAYS_AGO) {
    const times = { from: hourOf(10), to: new Date(hourOf(10).getTime() + 2 * MINUTE_MS) };
    await ran(past, app, { ...about, ...times, name: 'lobby-trial', isScaled: false, hasFailed: true });
  }
  const id = await ran(past, app, {
    ...about,
    name: `lobby-${2 * number}`,
    from: extended,
    to: shrunk,
    isScaled: true,
  });
  const common = {
    function_id: info.id,
    app_id: app.id,
    resource: 'cpu',
    server_ids: json<readonly string[]>([id]),
  } as const;
  const [high, low] = [72 + Math.round(past.chance() * 15), 12 + Math.round(past.chance() * 10)];
  await insertScaling(ports.db, {
    ...{ ...common, id: ports.ids.uuid(), operation: 'extend', value: high, from_servers: 1, to_servers: 2 },
    ...{ cause: 'above', threshold: THRESHOLDS.high, reason: `cpu ${high}% > ${THRESHOLDS.high}%` },
    created_at: extended.toISOString(),
  });
  await insertScaling(ports.db, {
    ...{ ...common, id: ports.ids.uuid(), operation: 'shrink', value: low, from_servers: 2, to_servers: 1 },
    ...{ cause: 'below', threshold: THRESHOLDS.low, reason: `cpu ${low}% < ${THRESHOLDS.low}%` },
    created_at: shrunk.toISOString(),
  });
}

interface Run {
  readonly program: Info & { readonly revisionId: string };
  readonly daysAgo: number;
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
  readonly isScaled: boolean;
  readonly hasFailed?: boolean;
}

/** A server from its start to its end; answers its id. */
async function ran(
  { ports }: Past,
  app: PastApp,
  { program, daysAgo, name, from, to, isScaled, hasFailed = false }: Run,
): Promise<string> {
  const { id: functionId, defaultProfileId: profileId, revisionId } = program;
  const id = ports.ids.uuid();
  const [began, ended] = [from.toISOString(), to.toISOString()];
  const points = Math.floor((to.getTime() - from.getTime()) / (POINT_MINUTES * MINUTE_MS));
  const minutes = Array.from({ length: points }, (_, index) => {
    const minute = new Date(from.getTime() + index * POINT_MINUTES * MINUTE_MS);
    const load = 0.08 + app.playersAt(minute) / 4000;
    const core_ms = Math.round(Math.min(0.9, load) * LEVEL.millis * POINT_MINUTES * 60);
    return { server_id: id, function_id: functionId, app_id: app.id, minute: minute.toISOString(), core_ms };
  });
  const coreMs = minutes.reduce((sum, { core_ms }) => sum + core_ms, 0);
  await ports.db.transaction().execute(async (db) => {
    await insertServer(db, {
      ...{ id, function_id: functionId, app_id: app.id, name, profile_id: profileId, profile_name: 'DEFAULT' },
      ...{ revision_id: revisionId, version: 1, is_pinned: false, region_id: ports.config.nodeRegion },
      ...{ server_id: ports.ids.uuid(), level: LEVEL.name },
      ...(hasFailed ? FAILED : DELETED),
      ...{ cpu_millis: LEVEL.millis, memory_mib: LEVEL.memoryMib, tags: json({ zone: isScaled ? '2' : '1' }) },
      ...{ envs: json({}), max_players: 0, is_scaled: isScaled, ip: '127.0.0.1' },
      ports: json<readonly WantedPort[]>([{ protocol: 'TCP', port: 31_900, name: 'game' }]),
      ...{ created_at: began, created_by: '', started_at: began, expire_at: null, ended_at: ended },
      ...{ used_core_ms: coreMs, metered_core_ms: coreMs, metered_until: null },
    });
    if (daysAgo <= CURVE_DAYS && minutes.length > 0) {
      await insertMinutes(db, minutes);
    }
    if (daysAgo <= LOG_DAYS) {
      await ports.logs.keep(
        db,
        logOf({ app_id: app.id, function_id: functionId }, id),
        linesOf(app, { from, to, hasFailed }),
      );
    }
  });
  return id;
}

function linesOf(app: PastApp, { from, to, hasFailed }: Pick<Run, 'from' | 'to' | 'hasFailed'>) {
  const lines: (SaidLine & Pick<LogLine, 'at'>)[] = [
    { at: from.toISOString(), from: 'stdout', text: 'lobby opens on port 31900' },
  ];
  for (let ms = from.getTime() + 10 * MINUTE_MS; ms < to.getTime(); ms += 30 * MINUTE_MS) {
    const players = app.playersAt(new Date(ms));
    lines.push({
      at: new Date(ms).toISOString(),
      from: 'stdout',
      text: `${players} players, ${Math.ceil(players / 6)} parties`,
    });
  }
  lines.push(
    hasFailed
      ? { at: to.toISOString(), from: 'stderr', text: 'no port: Address already in use' }
      : { at: to.toISOString(), from: 'platform', text: 'the server was ended' },
  );
  return lines;
}

async function lived({ ports, chance }: Past, app: PastApp, { hours }: PastDay): Promise<void> {
  for (const hour of hours) {
    const local = (hour.getUTCHours() + 8) % 24;
    const servers = local >= EVENING.from && local < EVENING.to ? 2 : 1;
    const players = app.playersAt(hour);
    const seconds = servers * 3600;
    const amounts = {
      ...{ usage: seconds, [LEVEL.metric]: seconds },
      cpuUsageUnit: Math.round((seconds * LEVEL.millis * (0.08 + players / 4000)) / 1000),
      networkTransmit: Math.round(players * 3600 * BYTES_A_PLAYER_SECOND * (0.9 + 0.2 * chance())),
    };
    const uses = Object.entries(amounts).flatMap(([metric, amount]) =>
      amount === 0 ? [] : [{ appId: app.id, service: SERVICE, metric, amount }],
    );
    await recordUse(ports, ports.db, hour, uses);
  }
}
