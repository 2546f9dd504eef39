// What hosting does for services whose servers are started from its games, profiles and images.
import { json } from '#db/columns';
import type { Hosting } from '#engines/processes/servers/hosting';
import { keepImage } from './images/keep.ts';
import { isTrial } from './quota.ts';
import { locationFor } from './ratios.ts';
import { servedRegions } from './regions-served.ts';
import { DEFAULT_PROFILE, memoryPerCpuOf } from './rules.ts';
import { programLabels } from './servers/names.ts';
import { programOf } from './servers/plan.ts';
import { endTests } from './servers/test-servers.ts';
import { factorsOf, findGame, insertGame, lockGame, takeOverGame } from './store/games.ts';
import { ensureProfile, holdProfile } from './store/profiles.ts';
import { holdRegions, insertRegion } from './store/regions.ts';
import { findRevision, revisionOf } from './store/revisions.ts';
import { liveTests } from './store/test-servers.ts';

const MOST_SERVERS = 10;

export const hosting: Hosting = {
  async open({ db, ports }, { gameId, appId, name, source, by, now }) {
    const audit = { created_at: now, created_by: by, modified_at: now, modified_by: by };
    const isNew = await insertGame(db, {
      ...{ game_id: gameId, app_id: appId, name, type: 'OnDemandGame', source, lifetime_seconds: 0 },
      ...{ webhook_url: '', webhook_headers: null, has_rooms: false },
      ...{ cpu_factor: 1, memory_factor: 1, usage_factor: 1 },
      ...audit,
    });
    if (!isNew) {
      await takeOverGame(db, { gameId, source });
    }
    const { id: profileId } = await ensureProfile(db, {
      ...{ id: ports.ids.uuid(), app_id: appId, game_id: gameId, name: DEFAULT_PROFILE },
      ...{ description: '', region_ids: json<readonly string[]>([]) },
      ...audit,
    });
    if ((await holdRegions(db, gameId)).length === 0) {
      const served = await servedRegions(ports, db);
      // why its own where none is: a node of this very process may not have been heard of yet
      for (const regionId of served.size === 0 ? [ports.config.nodeRegion] : served) {
        await insertRegion(db, {
          ...{ game_id: gameId, region_id: regionId, min_servers: 0, max_servers: MOST_SERVERS },
          ...{ buffer_percent: 0, created_at: now },
        });
      }
    }
    return { profileId };
  },
  keepImage,
  async hold({ db, ports }, { appId, gameId, profileId, revisionId }) {
    const profile = await holdProfile(db, { appId, gameId, id: profileId });
    const game = await findGame(db, appId, gameId);
    if (profile === undefined || game === undefined) {
      return { held: false, lacks: 'profile' };
    }
    const revision =
      revisionId === undefined
        ? await revisionOf(db, profile.id, 'released')
        : await findRevision(db, appId, revisionId);
    if (revision === undefined || revision.status === 'draft' || revision.profile_id !== profile.id) {
      return { held: false, lacks: 'revision' };
    }
    const served = await servedRegions(ports, db);
    const regionIds = (await holdRegions(db, gameId)).filter(
      (id) => profile.region_ids.length === 0 || profile.region_ids.includes(id),
    );
    return {
      held: true,
      program: {
        ...{ gameId, profileId: profile.id, profileName: profile.name },
        ...{ revisionId: revision.id, version: revision.version, startSeconds: revision.start_seconds },
        regionIds: [...regionIds.filter((id) => served.has(id)), ...regionIds.filter((id) => !served.has(id))],
        memoryPerCpu: memoryPerCpuOf(game.properties),
      },
    };
  },
  async place({ db, ports }, { gameId, profileId, revisionId }, { limits, labels, ...wish }) {
    const location = await locationFor(db, ports, { gameId, regionId: wish.region, seed: wish.id });
    const game = await findGame(db, wish.appId, gameId);
    const scaled = (amount: number, factor = 1): number => Math.max(1, Math.round(amount * factor));
    return ports.servers.place(db, {
      ...wish,
      ...(location !== undefined && { location }),
      labels: { ...labels, ...programLabels({ game_id: gameId, profile_id: profileId, id: revisionId }) },
      limits: {
        ...limits,
        cpuMillis: scaled(limits.cpuMillis, game?.cpu_factor),
        memoryMiB: scaled(limits.memoryMiB, game?.memory_factor),
      },
    });
  },
  plan: (ports, server, { id, envs }) => programOf(ports, server, { uuid: id, envs }),
  isTrial,
  usageFactors: factorsOf,
  async endTests({ db, ports }, { gameId, msg, now }) {
    // why held: one that begins meanwhile has begun before, or finds its service off
    await lockGame(db, gameId);
    await endTests({ db, ports }, await liveTests(db, { gameId }), { msg, now });
  },
};
