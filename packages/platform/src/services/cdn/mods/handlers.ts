// Mods: what players make, kept in a hidden bucket each, reviewed version by version. Source: wire 1.4, 1.5.
import type { cdn } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { contentRangePage } from '#kernel/call/paging';
import { modified } from '../bucket-of-call.ts';
import { wantedEntry } from '../rules.ts';
import { insertBucket } from '../store/buckets.ts';
import { pathIsTaken, putEntries } from '../store/entries.ts';
import { clearReports, countModEntries, insertModEntry, listModEntries, reportModEntry } from '../store/mod-entries.ts';
import {
  countReport,
  findMod,
  hasOngoingVersion,
  holdMod,
  holdModVersion,
  insertMod,
  insertModVersion,
  listMods,
  listModVersions,
  type ModVersionView,
  type ModView,
  stepModVersion,
  stepReport,
} from '../store/mods.ts';
import { promiseObjects } from '../store/objects.ts';
import { signedUploadUrl } from '../uploads/grants.ts';
import { inspectVersion } from './inspect.ts';
import { inspectReportReply, modEntryReply, modReply, modVersionReply } from './replies.ts';
import { REPORT_STEPS, REVIEW_STEPS, type ReportAction, type ReviewAction } from './rules.ts';

export const mods: Handlers<typeof cdn>['mods'] = {
  async list(call) {
    const page = contentRangePage(call.input);
    const { rows, total } = await listMods(call.db, call.appId, call.input, page);
    return { items: rows.map(modReply), total, first: page.offset + 1 };
  },
  async get(call) {
    const mod = await existingMod(call, call.input.id);
    const versions = await listModVersions(call.db, mod.id);
    return { ...modReply(mod), versions: versions.map(modVersionReply) };
  },
  async versionEntries(call) {
    const mod = await existingMod(call, call.input.id);
    const version = await existingVersion(call, mod, call.input.vid);
    return entriesPage(call, version.id);
  },
  async entries(call) {
    const mod = await existingMod(call, call.input.id);
    const [newest] = await listModVersions(call.db, mod.id, { newest: true });
    return newest === undefined ? { items: [], total: 0, first: 1 } : entriesPage(call, newest.id);
  },
  async inspect(call) {
    const { id, versionid, action = 'start', reason } = call.input;
    const mod = await existingMod(call, id);
    const version = await chosenVersion(call, mod, versionid);
    if (action === 'takedown' || action === 'restore') {
      await moveReport(call, mod, action, reason);
    } else {
      await moveReview(call, version, action, reason);
    }
    await holdMod(call.db, call.appId, id, call.now);
    return modReply(await existingMod(call, id));
  },
  async inspectReport(call) {
    const mod = await existingMod(call, call.input.id);
    const version = await chosenVersion(call, mod, call.input.versionid);
    if (version === undefined) {
      throw call.refuse('not-found', `mod ${mod.id} has no version yet`);
    }
    if (version.status !== 'not_start') {
      await inspectVersion(call.ports, call.db, version.id);
    }
    const entries = await listModEntries(call.db, { versionId: version.id });
    return inspectReportReply(version, entries, version.reason === '' ? mod.report_reason : version.reason);
  },
  async create(call) {
    const { name, description = '', icon_url = '', author_id = '', author_name = '', tags, metadata } = call.input;
    const [id, bucketId] = [call.ports.ids.uuid(), call.ports.ids.uuid()];
    await insertBucket(call.db, {
      id: bucketId,
      app_id: call.appId,
      name: `mod-${id}`,
      description: name,
      private: false,
      promote_only: false,
      hidden: true,
      created_at: call.now,
      ...modified(call),
    });
    await insertMod(call.db, {
      id,
      app_id: call.appId,
      bucket_id: bucketId,
      name,
      description,
      icon_url,
      author_id,
      author_name,
      tags: json(tags ?? []),
      metadata: json<unknown>(metadata ?? null),
      created_at: call.now,
      modified_at: call.now,
    });
    return modReply(await existingMod(call, id));
  },
  async createVersion(call) {
    const { id, version, notes = '' } = call.input;
    if (!(await holdMod(call.db, call.appId, id, call.now))) {
      throw unknownMod(id);
    }
    if (await hasOngoingVersion(call.db, id)) {
      throw call.refuse('precondition', 'another version of the mod is in review');
    }
    const versionId = call.ports.ids.uuid();
    const row = { id: versionId, mod_id: id, version, notes, created_at: call.now };
    if (!(await insertModVersion(call.db, row))) {
      throw call.refuse('exists', `the mod already has a version "${version}"`);
    }
    return modVersionReply(await existingVersion(call, { id }, versionId));
  },
  async createEntry(call) {
    const { id, vid } = call.input;
    const limit = call.ports.config.objectLimitBytes;
    const inside = wantedEntry(call.input, limit);
    const mod = await existingMod(call, id);
    const version = await holdModVersion(call.db, id, vid);
    if (version === undefined) {
      throw unknownVersion(vid);
    }
    if (version.status !== 'not_start') {
      throw call.refuse('precondition', `version "${version.version}" is ${version.status} and takes no more files`);
    }
    const wanted = wantedEntry({ ...call.input, path: `${version.version}/${inside.path}` }, limit);
    if (await pathIsTaken(call.db, mod.bucket_id, wanted.path)) {
      throw call.refuse('exists', `a file with path "${inside.path}" already exists`);
    }
    const entryId = call.ports.ids.uuid();
    const writer = {
      appId: call.appId,
      bucketId: mod.bucket_id,
      at: call.now,
      by: call.actor.id,
      byName: call.actor.name,
    };
    await promiseObjects(call.db, call.appId, [wanted], call.now);
    await putEntries(call.db, writer, [{ ...wanted, id: entryId, version_id: call.ports.ids.uuid() }]);
    await insertModEntry(call.db, entryId, vid);
    await holdMod(call.db, call.appId, id, call.now);
    const [row] = await listModEntries(call.db, { versionId: vid, entryId });
    if (row === undefined) {
      throw new Error(`file ${inside.path} was written but not returned`);
    }
    const reply = modEntryReply(row, call.ports);
    const uploadUrl = row.complete ? '' : signedUploadUrl(call.ports, row);
    return call.input.signed_url === true ? { ...reply, signed_url: uploadUrl } : reply;
  },
  async report(call) {
    const { id, entryid, reason } = call.input;
    if (!(await holdMod(call.db, call.appId, id, call.now))) {
      throw unknownMod(id);
    }
    await countReport(call.db, id, reason);
    if (entryid !== undefined && !(await reportModEntry(call.db, id, entryid))) {
      throw call.refuse('not-found', `file ${entryid} not found`);
    }
    return modReply(await existingMod(call, id));
  },
};

async function moveReport(call: Call, mod: ModView, action: ReportAction, reason: string | undefined) {
  if (!(await stepReport(call.db, mod.id, REPORT_STEPS[action], reason))) {
    throw call.refuse('precondition', `${action} is not possible now: the mod is not taken down`);
  }
  if (action === 'restore') {
    await clearReports(call.db, mod.id);
  }
}

async function moveReview(
  call: Call,
  version: ModVersionView | undefined,
  action: ReviewAction,
  reason: string | undefined,
) {
  if (action === 'reject' && (reason ?? '').trim() === '') {
    throw call.refuse('invalid', 'reason: say why the version is rejected');
  }
  if (version === undefined) {
    throw call.refuse('precondition', `${action} is not possible: the mod has no version yet`);
  }
  const change =
    action === 'start'
      ? { submitted_at: call.now }
      : { finished_at: call.now, decided_by: call.actor.name, reason: action === 'reject' ? (reason ?? '') : '' };
  if (!(await stepModVersion(call.db, version.id, REVIEW_STEPS[action], change))) {
    throw call.refuse('precondition', `${action} is not possible: version "${version.version}" is ${version.status}`);
  }
  if (action === 'start') {
    await refuseIncomplete(call, version.id);
    call.afterCommit(() => inspectLater(call, version.id));
  }
}

/** What cannot be looked into cannot be reviewed. Asked after the step, which keeps further files out. */
async function refuseIncomplete(call: Call, versionId: string): Promise<void> {
  const missing = (await listModEntries(call.db, { versionId })).filter((entry) => !entry.complete);
  if (missing.length > 0) {
    const paths = missing.slice(0, 20).map(({ path }) => path);
    throw call.refuse('incomplete', `not uploaded yet: ${paths.join(', ')}`);
  }
}

/** The step stands whatever becomes of this: who reads the report looks into what is left. */
async function inspectLater(call: Call, versionId: string): Promise<void> {
  await inspectVersion(call.ports, call.ports.db, versionId).catch((error: unknown) =>
    call.ports.log.warn({ err: error, versionId }, 'a version of a mod could not be inspected yet'),
  );
}

async function entriesPage(call: Call<EntriesQuery>, versionId: string) {
  const page = contentRangePage(call.input);
  const filter = { versionId, path: call.input.path };
  const rows = await listModEntries(call.db, filter, page);
  return {
    items: rows.map((row) => modEntryReply(row, call.ports)),
    total: await countModEntries(call.db, filter),
    first: page.offset + 1,
  };
}

interface EntriesQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly path?: string | undefined;
}

async function existingMod(call: Call, id: string): Promise<ModView> {
  const mod = await findMod(call.db, call.appId, id);
  if (mod === undefined) {
    throw unknownMod(id);
  }
  return mod;
}

async function existingVersion(call: Call, mod: { id: string }, versionId: string): Promise<ModVersionView> {
  const [version] = await listModVersions(call.db, mod.id, { versionId });
  if (version === undefined) {
    throw unknownVersion(versionId);
  }
  return version;
}

/** The version that was named, or the newest one; undefined where there is none at all. */
async function chosenVersion(call: Call, mod: ModView, versionId: string | undefined) {
  if (versionId !== undefined) {
    return existingVersion(call, mod, versionId);
  }
  const [newest] = await listModVersions(call.db, mod.id, { newest: true });
  return newest;
}

function unknownMod(id: string) {
  return styles.cdn.refuse('not-found', `mod ${id} not found`);
}

function unknownVersion(id: string) {
  return styles.cdn.refuse('not-found', `version ${id} not found`);
}
