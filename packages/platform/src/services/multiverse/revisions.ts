// Revisions: the versions of a profile, of which one is released.
import type { multiverse } from '@uos/contract';
import { serviceDefaults } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { revisionFacts, revisionReply } from './replies.ts';
import { invalid, requireBuilt, requireGame, requireProfile, requireRevision } from './require.ts';
import { type GivenRevision, memoryPerCpuOf, type RevisionFields, revisionFields } from './rules.ts';
import { refillPools } from './servers/pool-turns.ts';
import type { ImageRow } from './store/images.ts';
import { lockProfile, nextVersion } from './store/profiles.ts';
import {
  deleteDraft,
  insertRevision,
  listRevisions,
  type RevisionRow,
  releaseRevision,
  updateDraft,
} from './store/revisions.ts';

export const revisions: Handlers<typeof multiverse>['revisions'] = {
  async list(call) {
    const { id } = await requireProfile(call, call.input.id);
    const { rows, total } = await listRevisions(call.db, id, offsetLimitPage(call.input));
    return { profileRevisions: rows.map(revisionReply), totalCount: total };
  },
  async create(call) {
    const profile = await requireProfile(call, call.input.profileId);
    const image = await requireBuilt(call, profile.game_id, call.input.imageId);
    const fields = await checkedFields(call, image);
    const id = call.ports.ids.uuid();
    const version = await nextVersion(call.db, profile.id);
    if (version === undefined) {
      throw call.refuse('not-found', 'profile not found');
    }
    await insertRevision(call.db, {
      ...{ id, app_id: call.appId, game_id: profile.game_id, profile_id: profile.id, version, status: 'draft' },
      ...{ image_id: image.id, image_name: image.name, ...columnsOf(fields), released_at: null },
      ...{ created_at: call.now, created_by: call.actor.name },
      ...{ modified_at: call.now, modified_by: call.actor.name },
    });
    const made = await requireRevision(call, id);
    call.note({ target: `${profile.name} v${version}`, after: { profileRevision: revisionFacts(made) } });
    return { profileRevision: revisionReply(made) };
  },
  async get(call) {
    return { profileRevision: revisionReply(await requireRevision(call, call.input.id)) };
  },
  async update(call) {
    const found = await requireRevision(call, call.input.id);
    const image = await requireBuilt(call, found.game_id, call.input.imageId ?? found.image_id);
    const fields = await checkedFields(call, image, found);
    const isDone = await updateDraft(call.db, found.id, {
      ...{ image_id: image.id, image_name: image.name, ...columnsOf(fields) },
      ...{ modified_at: call.now, modified_by: call.actor.name },
    });
    if (!isDone) {
      await requireRevision(call, found.id);
      throw noDraft(call);
    }
    return changed(call, found);
  },
  async remove(call) {
    const found = await requireRevision(call, call.input.id);
    if (!(await deleteDraft(call.db, found.id))) {
      throw noDraft(call);
    }
    call.note({ target: `v${found.version}`, before: { profileRevision: revisionFacts(found) }, after: undefined });
    return {};
  },
  async release(call) {
    const found = await requireRevision(call, call.input.id);
    await lockProfile(call.db, found.profile_id);
    await requireBuilt(call, found.game_id, found.image_id);
    const by = { released_at: call.now, released_by: call.actor.name };
    if (!(await releaseRevision(call.db, found, by))) {
      await requireRevision(call, found.id);
      throw call.refuse('precondition', 'the revision is released already');
    }
    await refillPools(call.db, found.game_id, call.now);
    return changed(call, found);
  },
};

/** The reply of a revision that was another one before. */
async function changed(call: Call, before: RevisionRow) {
  const row = await requireRevision(call, before.id);
  call.note({
    target: `v${row.version}`,
    before: { profileRevision: revisionFacts(before) },
    after: { profileRevision: revisionFacts(row) },
  });
  return { profileRevision: revisionReply(row) };
}

async function checkedFields(
  call: Call<GivenRevision>,
  image: ImageRow,
  before?: RevisionFields,
): Promise<RevisionFields> {
  const { properties, source } = await requireGame(call, image.game_id);
  const fields = revisionFields(call.input, {
    ...{ image, memoryPerCpu: memoryPerCpuOf(properties), before },
    ...(source === 'func' && { port: serviceDefaults.func.port }),
  });
  if (typeof fields === 'string') {
    throw invalid(call, fields);
  }
  return fields;
}

/** As columns are written, and nothing else of a row that was read. */
function columnsOf({ ports, envs, files, ...plain }: RevisionFields) {
  return { ...plain, ports: json(ports), envs: json(envs), files: json(files) };
}

function noDraft(call: Pick<Call, 'refuse'>) {
  return call.refuse('precondition', 'only a draft may change');
}
