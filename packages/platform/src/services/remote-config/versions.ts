// The whole configuration of an app: written in one piece, and brought back from its history.
import type { remoteConfig } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { ReadyJson } from '#kernel/call/message';
import { offsetCountPage } from '#kernel/call/paging';
import { applyDocument } from './apply.ts';
import { changing } from './change.ts';
import { type Document, documentJson, readDocument, unpacked } from './document.ts';
import { versionReply } from './replies.ts';
import { findDocument, findVersion, listVersions, type VersionRow, versionOf } from './store/versions.ts';
import { targetOf } from './target.ts';
import { meterConfigs } from './usage.ts';

type Tree = Handlers<typeof remoteConfig>;

export const document: Tree['document'] = {
  async get(call) {
    const version = await versionOf(call.db, call.appId);
    return new ReadyJson(await documentJson(version, await readDocument(call.db, call.appId)));
  },
  async set(call) {
    const { expectedVersion, note } = call.input;
    const { version } = await changing(call, { expectedVersion, note }, async () => {
      const before = await readDocument(call.db, call.appId);
      await applyDocument(call, before, await targetOf(call, before, call.input));
    });
    return made(call, version);
  },
};

export const versions: Tree['versions'] = {
  async list(call) {
    const { start, count } = call.input;
    const { rows, total } = await listVersions(call.db, call.appId, offsetCountPage({ offset: start, count }));
    return { versions: rows.map(versionReply), totalCount: total };
  },
  async get(call) {
    const number = Number(call.input.number);
    const found = await requireVersion(call, number);
    const document = await documentJson(number, await documentOf(call, number));
    return new ReadyJson(`{"version":${JSON.stringify(versionReply(found))},"document":${document}}`);
  },
  async restore(call) {
    const { expectedVersion, note } = call.input;
    const number = Number(call.input.number);
    const target = await documentOf(call, number);
    const why = { expectedVersion, note: note ?? `restored from ${number}`, restoredFrom: number };
    const { version } = await changing(call, why, async () =>
      applyDocument(call, await readDocument(call.db, call.appId), target),
    );
    return made(call, version);
  },
};

/** The version that stands after a change. */
async function made(call: Call, number: number) {
  await meterConfigs(call);
  const version = versionReply(await requireVersion(call, number));
  call.note({ target: String(number), after: { version: { version: number, note: version.note } } });
  return { version };
}

/** Version 0 is kept nowhere: nobody made it, and it stands as of now. */
async function requireVersion(call: Call, number: number): Promise<VersionRow> {
  if (number === 0) {
    return {
      ...{ app_id: call.appId, version: 0, changes: [], note: '', restored_from: 0 },
      ...{ created_at: call.now, created_by: '' },
    };
  }
  const found = await findVersion(call.db, call.appId, number);
  if (found === undefined) {
    throw call.refuse('not-found', 'version not found');
  }
  return found;
}

async function documentOf(call: Call, number: number): Promise<Document> {
  if (number === 0) {
    return { configs: [], overrides: [] };
  }
  const packed = await findDocument(call.db, call.appId, number);
  if (packed === undefined) {
    throw call.refuse('not-found', 'version not found');
  }
  return unpacked(packed);
}
