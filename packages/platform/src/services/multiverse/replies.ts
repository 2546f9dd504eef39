// Rows as they are answered.
import { formatTtl, secondsToTtl } from '@uos/contract/rules';
import { HIDDEN } from '#engines/processes/servers/hide';
import type { Call } from '#kernel/call/call';
import { titleOf } from './regions-served.ts';
import { memoryPerCpuOf, webhookHeadersContext } from './rules.ts';
import type { GameView } from './store/games.ts';
import type { ProfileView } from './store/profiles.ts';
import type { RegionView } from './store/regions.ts';
import type { RevisionRow } from './store/revisions.ts';

/** Who may not change a game sees that its reports carry a header, not what it says. */
export function gameReply(call: Pick<Call, 'ports' | 'role'>, row: GameView) {
  const { enablePassThrough } = row.properties ?? {};
  const isHidden = call.role === 'manager' || call.role === 'user';
  return {
    gameId: row.game_id,
    name: row.name,
    type: row.type,
    source: row.source,
    status: row.service_status === 'Enabled' ? ('enabled' as const) : ('disabled' as const),
    allocationTTL: formatTtl(row.lifetime_seconds),
    memoryPerCpu: memoryPerCpuOf(row.properties),
    enablePassThrough: enablePassThrough === 'true',
    webhook: { url: row.webhook_url, headers: hidden(headersOf(call.ports, row), isHidden) },
    roomManagement: { enabled: row.has_rooms },
    namespace: `game-${row.game_id}`,
    ...auditReply(row),
  };
}

/** As the history keeps it. */
export function gameFacts(call: Pick<Call, 'ports'>, row: GameView) {
  return gameReply({ ports: call.ports, role: 'user' }, row);
}

export function headersOf(
  { seal }: Pick<Call['ports'], 'seal'>,
  { game_id, webhook_headers }: Pick<GameView, 'game_id' | 'webhook_headers'>,
): Readonly<Record<string, string>> {
  return webhook_headers === null
    ? {}
    : (JSON.parse(seal.open(webhook_headers, webhookHeadersContext(game_id))) as Record<string, string>);
}

function hidden(headers: Readonly<Record<string, string>>, isHidden: boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isHidden ? HIDDEN : value]));
}

export function regionReply(row: RegionView, { isServed }: { readonly isServed: boolean }) {
  const idle = row.live > 0 ? ('draining' as const) : ('unavailable' as const);
  return {
    gameId: row.game_id,
    regionId: row.region_id,
    regionName: titleOf(row.region_id),
    minServers: row.min_servers,
    maxServers: row.max_servers,
    bufferPercent: row.buffer_percent,
    status: isServed ? ('enabled' as const) : idle,
    reason: isServed ? row.fault : 'no node serves the region',
  };
}

export function profileReply(row: ProfileView) {
  return {
    id: row.id,
    gameId: row.game_id,
    name: row.name,
    description: row.description,
    regionIds: [...row.region_ids],
    currentRevisionId: row.current_revision_id,
    currentVersion: row.current_version,
    allocatedCount: row.allocated,
    ...auditReply(row),
  };
}

export function revisionReply(row: RevisionRow) {
  return {
    id: row.id,
    profileId: row.profile_id,
    gameId: row.game_id,
    version: row.version,
    status: row.status,
    imageId: row.image_id,
    imageName: row.image_name,
    os: row.os,
    startCommand: row.start_command,
    startArgs: row.start_args,
    workDir: row.work_dir,
    description: row.description,
    portList: row.ports.map((port) => ({ ...port })),
    envList: row.envs.map((one) => ({ ...one })),
    fileConfigs: row.files.map((file) => ({ ...file })),
    cpuLimit: `${row.cpu_limit}m`,
    cpuRequest: `${row.cpu_request}m`,
    memoryLimit: `${row.memory_limit}Mi`,
    memoryRequest: `${row.memory_request}Mi`,
    allocationTTL: { ...secondsToTtl(row.start_seconds) },
    releasedAt: row.released_at,
    releasedByUser: row.released_by,
    ...auditReply(row),
  };
}

/** As the history keeps it: what a variable or a file says is nobody's business there. */
export function revisionFacts(row: RevisionRow) {
  return {
    ...revisionReply(row),
    envList: row.envs.map(({ envKey }) => envKey),
    fileConfigs: row.files.map(({ mountPath, filename }) => `${mountPath}/${filename}`),
  };
}

export function auditReply(row: {
  readonly created_at: string;
  readonly created_by: string;
  readonly modified_at: string;
  readonly modified_by: string;
}) {
  return {
    createdAt: row.created_at,
    createdByUser: row.created_by,
    modifiedAt: row.modified_at,
    modifiedByUser: row.modified_by,
  };
}
