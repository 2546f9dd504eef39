// Profiles: how servers of a game are started.
import type { multiverse } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, likePart, offsetLimitPage } from '#kernel/call/paging';
import { refuseOver } from './quota.ts';
import { isOffered } from './regions-served.ts';
import { releaseResource } from './release-resource.ts';
import { profileReply } from './replies.ts';
import { invalid, requireGame, requireProfile } from './require.ts';
import { DEFAULT_PROFILE } from './rules.ts';
import { refillPools } from './servers/pool-turns.ts';
import { lockGame } from './store/games.ts';
import {
  countProfiles,
  deleteProfile,
  insertProfile,
  listProfiles,
  lockProfileToGo,
  updateProfile,
} from './store/profiles.ts';

export const profiles: Handlers<typeof multiverse>['profiles'] = {
  async list(call) {
    const { name } = call.input;
    const { game_id: gameId } = await requireGame(call, call.input.gameId);
    const filter = { appId: call.appId, gameId, name: name === undefined ? undefined : likePart(name) };
    const { rows, total } = await listProfiles(call.db, filter, offsetLimitPage(call.input));
    return { profiles: rows.map(profileReply), totalCount: total };
  },
  async create(call) {
    const { name, description = '', regionIds = [] } = call.input;
    const game = await requireGame(call, call.input.gameId);
    const { game_id } = game;
    refuseUnknown(call, regionIds);
    await lockGame(call.db, game_id);
    refuseOver(call, { game, what: 'profiles', used: await countProfiles(call.db, game_id) });
    const id = call.ports.ids.uuid();
    await insertProfile(call.db, {
      ...{ id, app_id: call.appId, game_id, name, description, region_ids: json(regionIds) },
      ...{ created_at: call.now, created_by: call.actor.name },
      ...{ modified_at: call.now, modified_by: call.actor.name },
    }).catch(refuseTaken(call));
    const profile = profileReply(await requireProfile(call, id));
    call.note({ target: name, after: { profile } });
    return { profile };
  },
  async get(call) {
    return { profile: profileReply(await requireProfile(call, call.input.id)) };
  },
  async update(call) {
    const { name, description, regionIds } = call.input;
    const found = await requireProfile(call, call.input.id);
    refuseUnknown(call, regionIds ?? []);
    if (name !== undefined && found.name === DEFAULT_PROFILE) {
      throw call.refuse('precondition', `${DEFAULT_PROFILE} keeps its name`);
    }
    await updateProfile(call.db, found.id, {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(regionIds !== undefined && { region_ids: json(regionIds) }),
      ...{ modified_at: call.now, modified_by: call.actor.name },
    }).catch(refuseTaken(call));
    await refillPools(call.db, found.game_id, call.now);
    const profile = profileReply(await requireProfile(call, found.id));
    call.note({ target: profile.name, before: { profile: profileReply(found) } });
    return { profile };
  },
  async remove(call) {
    const found = await requireProfile(call, call.input.id);
    if (found.name === DEFAULT_PROFILE) {
      throw call.refuse('precondition', `${DEFAULT_PROFILE} stays as long as its game`);
    }
    await lockProfileToGo(call.db, found.id);
    if (!(await deleteProfile(call.db, found.id))) {
      throw call.refuse('precondition', 'servers of the profile live');
    }
    await refillPools(call.db, found.game_id, call.now);
    call.note({ target: found.name, before: { profile: profileReply(found) }, after: undefined });
    return {};
  },
  releaseResource,
};

function refuseUnknown(call: Pick<Call, 'refuse'>, regionIds: readonly string[]): void {
  const unknown = regionIds.find((id) => !isOffered(id));
  if (unknown !== undefined) {
    throw invalid(call, `regionIds: no region ${unknown}`);
  }
}

const refuseTaken =
  (call: Pick<Call, 'refuse'>) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? call.refuse('exists', 'the game has a profile of that name') : error;
  };
