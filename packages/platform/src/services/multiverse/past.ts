// What hosting has of the demo studio's past: builds that became revisions, matches that were played on servers of theirs,
// and how much those took, hour by hour. No server runs: whoever allocates one gets one.
import { recordUse } from '#core/meter/meter';
import { json } from '#db/columns';
import type { LogLine, SaidLine } from '#engines/logs/port';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { keepImage } from './images/keep.ts';
import { logOf } from './servers/names.ts';
import { insertAllocation } from './store/allocations.ts';
import { insertPoints } from './store/samples.ts';
import type { Port, Variable } from './tables.ts';

const SERVICE = 'multiverse';
const PROFILE = 'match';
const BASE = '/gs/v1/game';
/** On the first of them the game is set up. */
const RELEASE_DAYS: readonly [number, ...number[]] = [3, 14, 27, 41, 55];
const NOTES = ['第一版', '断线重连', '新地图：雾港', '修复匹配后卡住', '第二赛季'] as const;
const MAPS = ['harbour', 'lighthouse', 'fog'] as const;
/** Of a match whose program broke. */
const LAST_WORDS = 'Segmentation fault (core dumped)';
const CORES = { cpu: 0.25, millis: 250, memoryMib: 256 } as const;

/** Matches of a day that are told one by one; more are told by no list of a demo. */
const MATCHES_A_DAY = 5;
const MATCH_MINUTES = { least: 11, more: 19 } as const;
/** As long as logs are kept, and curves worth a look. */
const LOG_DAYS = 3;
const CURVE_DAYS = 2;
/** Of players at once. */
const SERVERS_A_PLAYER = 0.06;
const BYTES_A_SERVER_SECOND = 9000;
const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3600;

/** A match, as a shell of any machine plays it. */
const PROGRAM = `#!/bin/bash
# A match: it tells its sidecar that it is ready and alive, and ends when it is told to.
tell() {
  exec 3<>"/dev/tcp/127.0.0.1/$MULTIVERSE_SDK_HTTP_PORT" || return 1
  printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\nContent-Length: 2\\r\\nConnection: close\\r\\n\\r\\n{}' "$1" >&3
  cat <&3 >/dev/null
  exec 3>&-
}
trap 'echo "match over"; exit 0' TERM
echo "map $MAP loaded"
tell /ready || exit 1
echo "waiting for players"
while true; do
  tell /health
  sleep 5 &
  wait $!
done
`;

export const hostingPast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    const release = RELEASE_DAYS.indexOf(day.number);
    if (day.begins && release >= 0) {
      past.at(new Date((day.hours[0]?.getTime() ?? 0) + 10 * 60 * MINUTE_MS));
      await released(past, app, release);
    }
    if (day.number >= RELEASE_DAYS[0]) {
      await lived(past, app, day);
    }
  }
};

async function released({ call, ports }: Past, app: PastApp, number: number): Promise<void> {
  const gameId = app.id;
  if (number === 0) {
    await call(app, 'POST', `${BASE}/games`, { gameId, name: app.name, allocationTTL: '1h' });
    const region = { gameId, regionId: ports.config.nodeRegion, maxServers: 10 };
    await call(app, 'POST', `${BASE}/game-regions`, region);
    await call(app, 'POST', `${BASE}/profiles`, { gameId, name: PROFILE, description: '四人对战' });
  }
  const profileId = await profileOf({ call }, app);
  const version = number + 1;
  const program = `${PROGRAM}# ${version}\n`;
  const now = ports.clock.now().toISOString();
  const imageId = await ports.db
    .transaction()
    .execute((db) => keepImage({ db, ports }, { appId: app.id, gameId, name: `match-1.${number}.0`, program, now }));
  const made = await call<{ readonly profileRevision: { readonly id: string } }>(
    ...([app, 'POST', `${BASE}/profile-revisions`] as const),
    {
      ...{ profileId, imageId, startCommand: './server', description: NOTES[number] ?? '' },
      ...{ cpu: CORES.cpu, memoryLimit: `${CORES.memoryMib}Mi`, memoryRequest: `${CORES.memoryMib}Mi` },
      portList: [{ protocol: 'UDP', port: 7777, name: 'game' }] satisfies Port[],
      envList: [{ envKey: 'MAP', envValue: MAPS[0] }] satisfies Variable[],
    },
  );
  await call(app, 'PUT', `${BASE}/profile-revisions/${made.profileRevision.id}/release`);
}

interface Profile {
  readonly id: string;
  readonly name: string;
}

async function profileOf({ call }: Pick<Past, 'call'>, app: PastApp): Promise<string> {
  const { profiles } = await call<{ readonly profiles: readonly Profile[] }>(
    ...([app, 'GET', `${BASE}/games/${app.id}/profiles`] as const),
  );
  return profiles.find(({ name }) => name === PROFILE)?.id ?? '';
}

interface Revision {
  readonly id: string;
  readonly status: string;
}

async function lived(past: Past, app: PastApp, day: PastDay): Promise<void> {
  const { ports, chance, call } = past;
  const profileId = await profileOf(past, app);
  const { profileRevisions } = await call<{ readonly profileRevisions: readonly Revision[] }>(
    ...([app, 'GET', `${BASE}/profiles/${profileId}/revisions`] as const),
  );
  const revisionId = profileRevisions.find(({ status }) => status === 'released')?.id ?? '';
  const each = Math.max(1, Math.floor(24 / MATCHES_A_DAY));
  const matches: Match[] = [];
  for (const hour of day.hours) {
    const [minute, length] = [Math.floor(chance() * 25), MATCH_MINUTES.least + chance() * MATCH_MINUTES.more];
    const [map, luck] = [MAPS[Math.floor(chance() * MAPS.length)] ?? MAPS[0], chance()];
    if (new Date(hour).getUTCHours() % each === 0) {
      const begin = new Date(hour.getTime() + minute * MINUTE_MS);
      matches.push({ profileId, revisionId, begin, length, map, luck, daysAgo: day.daysAgo });
    }
    const servers = Math.ceil(app.playersAt(hour) * SERVERS_A_PLAYER);
    const seconds = servers * HOUR_SECONDS;
    const sent = Math.round(seconds * BYTES_A_SERVER_SECOND * (0.9 + 0.2 * chance()));
    const amounts = {
      ...{ allocationCount: Math.round(seconds / (60 * (MATCH_MINUTES.least + MATCH_MINUTES.more / 2))) },
      ...{ durationSum: seconds, cpuUsage: Math.round(seconds * CORES.cpu), memoryUsage: seconds * CORES.memoryMib },
      ...{ networkSent: sent, cpuUsageUnit: Math.round(seconds * CORES.cpu), networkTransmit: sent },
    };
    const uses = Object.entries(amounts).flatMap(([metric, amount]) =>
      amount === 0 ? [] : [{ appId: app.id, service: SERVICE, metric, amount }],
    );
    await recordUse(ports, ports.db, hour, uses);
  }
  // why at once: files that are kept one by one take as long as the disk does each time
  await Promise.all(matches.map((match) => played(past, app, match)));
}

interface Match {
  readonly profileId: string;
  readonly revisionId: string;
  readonly begin: Date;
  /** Minutes. */
  readonly length: number;
  readonly map: string;
  /** From 0 up to 1. */
  readonly luck: number;
  readonly daysAgo: number;
}

/** A match from its allocation to its end; one that would not be over yet has not begun. */
async function played({ ports, at }: Past, app: PastApp, match: Match): Promise<void> {
  const { begin, length, map, luck, daysAgo } = match;
  const end = new Date(begin.getTime() + Math.round(length * MINUTE_MS));
  at(end);
  if (ports.clock.now().getTime() < end.getTime()) {
    return;
  }
  const [uuid, serverId] = [ports.ids.uuid(), ports.ids.uuid()];
  const [created, ready, ended] = [begin, new Date(begin.getTime() + 1400), end].map((time) => time.toISOString()) as [
    ...[string, string, string],
  ];
  const isBroken = luck < 0.06;
  const sent = Math.round(length * 60 * BYTES_A_SERVER_SECOND);
  const port = 31_000 + Math.floor(luck * 900);
  await ports.db.transaction().execute(async (db) => {
    await insertAllocation(db, {
      ...{ game_id: app.id, uuid, app_id: app.id, profile_id: match.profileId, profile_name: PROFILE },
      ...{ revision_id: match.revisionId, region_id: ports.config.nodeRegion, server_id: serverId },
      ...{ status: 'deallocated', end_reason: isBroken ? 'exited' : 'shutdown', exit_code: isBroken ? 139 : 0 },
      ...{ msg: isBroken ? `exited with code 139: ${LAST_WORDS}` : '', end_detail: isBroken ? LAST_WORDS : '' },
      envs: json({ MAP: map }),
      ...{ asked_seconds: 0, lifetime_seconds: HOUR_SECONDS, cpu_millis: CORES.millis, memory_mib: CORES.memoryMib },
      ...{ name: `${PROFILE}-${serverId.slice(0, 5)}`, node: '', ip: '127.0.0.1', server_state: 'Shutdown' },
      ports: json<readonly Port[]>([{ protocol: 'UDP', port, name: 'game' }]),
      ...{ fulfilled_at: ready, expire_at: null, heard_at: ended, deleted_at: ended, sent_bytes: sent },
      ...{ metered_bytes: sent, metered_until: null, created_at: created, created_by: app.name },
      ...{ modified_at: ended, modified_by: '' },
    });
    if (daysAgo <= CURVE_DAYS) {
      const minutes = Array.from({ length: Math.floor(length) }, (_, index) => index);
      await insertPoints(
        db,
        minutes.map((index) => ({
          ...{ server_id: serverId, app_id: app.id, samples: 6 },
          minute: new Date(Math.floor(begin.getTime() / MINUTE_MS + index) * MINUTE_MS).toISOString(),
          cpu_millis: Math.round(6 * (60 + 90 * Math.sin((index / length) * Math.PI) + 20 * ((index * 7) % 3))),
          memory_bytes: Math.round((90 + 2.5 * index) * 1_048_576),
          ...{ sent_bytes: (index + 1) * 60 * BYTES_A_SERVER_SECOND, received_bytes: (index + 1) * 60 * 2100 },
        })),
      );
    }
  });
  if (daysAgo <= LOG_DAYS) {
    const source = logOf({ app_id: app.id, game_id: app.id }, serverId);
    await ports.logs.keep(ports.db, source, linesOf(match, end, isBroken));
  }
}

/** What a match has said. */
function linesOf({ begin, length, map, luck }: Match, end: Date, isBroken: boolean) {
  const lines: (SaidLine & Pick<LogLine, 'at'>)[] = [];
  const say = (minutes: number, text: string, from: SaidLine['from'] = 'stdout'): void => {
    lines.push({ at: new Date(begin.getTime() + Math.round(minutes * MINUTE_MS)).toISOString(), from, text });
  };
  say(0, `map ${map} loaded`);
  say(0.02, 'waiting for players');
  const players = 2 + Math.floor(luck * 3);
  for (let player = 1; player <= players; player += 1) {
    say(0.1 * player, `player-${1000 + ((player * 37 + Math.floor(luck * 500)) % 90)} joined (${player}/4)`);
  }
  for (let turn = 1; turn < length; turn += 2) {
    say(turn, `turn ${Math.ceil(turn / 2)} done in ${400 + ((turn * 131) % 900)} ms`);
  }
  lines.push(
    isBroken
      ? { at: end.toISOString(), from: 'stderr', text: LAST_WORDS }
      : { at: end.toISOString(), from: 'stdout', text: 'match over' },
  );
  return lines;
}
