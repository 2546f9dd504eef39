// The whole configuration of an app: written in one piece, and brought back from its history.
import { isDeepStrictEqual } from 'node:util';
import type { remoteConfig } from '@uos/contract';
import type { ConfigType } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { ReadyJson } from '#kernel/call/message';
import { offsetCountPage } from '#kernel/call/paging';
import { applyDocument } from './apply.ts';
import { changing } from './change.ts';
import { checkedRule, checkedVariants } from './checked.ts';
import { type Document, documentJson, readDocument, unpacked } from './document.ts';
import { versionReply } from './replies.ts';
import { enableFault, foreignKey, LOWEST_PRIORITY, momentOf, timesFault, valueFault, WHOLE } from './rules.ts';
import { findDocument, findVersion, listVersions, versionOf } from './store/versions.ts';
import { mapInTurns } from './turns.ts';
import { meterConfigs } from './usage.ts';

type Tree = Handlers<typeof remoteConfig>;
type SetDocument = Extract<Tree['document']['set'], (...args: never) => unknown>;
type Given = Parameters<SetDocument>[0]['input'];

export const document: Tree['document'] = {
  async get(call) {
    const version = await versionOf(call.db, call.appId);
    return new ReadyJson(await documentJson(version, await readDocument(call.db, call.appId)));
  },
  async set(call) {
    const { expectedVersion, note } = call.input;
    const { version } = await changing(call, { expectedVersion, note }, async () => {
      const before = await readDocument(call.db, call.appId);
      await applyDocument(call, before, await targetOf(call, before));
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

/** The version that stands after a change, which is none before the first one. */
async function made(call: Call, number: number) {
  await meterConfigs(call);
  const found = number === 0 ? undefined : await findVersion(call.db, call.appId, number);
  const version = versionReply(
    found ?? {
      ...{ app_id: call.appId, version: 0, changes: [], note: '', restored_from: 0 },
      ...{ created_at: call.now, created_by: call.actor.name },
    },
  );
  call.note({ target: String(number), after: { version: number, changes: version.changes } });
  return { version };
}

async function requireVersion(call: Call, number: number) {
  const found = await findVersion(call.db, call.appId, number);
  if (found === undefined) {
    throw call.refuse('not-found', 'version not found');
  }
  return found;
}

async function documentOf(call: Call, number: number): Promise<Document> {
  const packed = await findDocument(call.db, call.appId, number);
  if (packed === undefined) {
    throw call.refuse('not-found', 'version not found');
  }
  return unpacked(packed);
}

/** What a file asks for, with the ids of what it is about. */
async function targetOf(call: Call<Given>, before: Document): Promise<Document> {
  const no = (detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
  const configs = configsOf(call, before, no);
  const types = new Map(configs.map(({ key, type }) => [key, type]));
  const typesBefore = new Map(before.configs.map(({ key, type }) => [key, type]));
  const overrides = new Map<string, Document['overrides'][number]>();
  const known = new Map(before.overrides.map((row) => [row.id, row]));
  const namesake = namesakes(before, call.input.overrides);
  await mapInTurns(call.input.overrides, async (given, index) => {
    const at = `overrides[${index}]`;
    const id = given.overrideId?.toLowerCase() ?? namesake(given.name) ?? call.ports.ids.uuid();
    if (overrides.has(id)) {
      throw no(`${at}: ${id} stands there twice`);
    }
    const was = known.get(id);
    const row = {
      id,
      name: given.name,
      description: given.description ?? '',
      status: given.status ?? was?.status ?? ('disable' as const),
      start_at: momentOf(given.startDate),
      end_at: momentOf(given.endDate),
      rule: await checkedRule(call, given.rule),
      rollout: given.rolloutPercentage ?? WHOLE,
      priority: given.priority ?? LOWEST_PRIORITY,
      variants: checkedVariants(call, given.variants, was?.variants ?? []),
      created_at: was?.created_at ?? call.now,
      created_by: was?.created_by ?? call.actor.name,
    };
    const wrong = isDeepStrictEqual(was, row)
      ? leftBehind(row, typesBefore, types)
      : unfit(row, was, { types, now: call.now });
    if (wrong !== undefined) {
      throw no(`${at}: ${wrong}`);
    }
    overrides.set(id, row);
  });
  return { configs, overrides: [...overrides.values()] };
}

function configsOf(call: Call<Given>, before: Document, no: (detail: string) => Error): Document['configs'] {
  const known = new Map(before.configs.map((row) => [row.key, row]));
  const taken = new Set<string>();
  return call.input.configs.map(({ key, type, value, description = '' }, index) => {
    const wrong = valueFault({ key, type, value });
    if (wrong !== undefined) {
      throw no(`configs[${index}]: ${wrong}`);
    }
    if (taken.has(key)) {
      throw no(`configs[${index}]: ${key} stands there twice`);
    }
    taken.add(key);
    const was = known.get(key);
    return {
      id: was?.id ?? call.ports.ids.uuid(),
      ...{ key, type, value, description },
      created_at: was?.created_at ?? call.now,
      created_by: was?.created_by ?? call.actor.name,
    };
  });
}

/** Of each name the one override that nothing else in the file is about, once. */
function namesakes(before: Document, given: Given['overrides']): (name: string) => string | undefined {
  const claimed = new Set(given.flatMap(({ overrideId }) => overrideId?.toLowerCase() ?? []));
  const free = Map.groupBy(
    before.overrides.filter(({ id }) => !claimed.has(id)),
    ({ name }) => name,
  );
  return (name) => {
    const [first, ...others] = free.get(name) ?? [];
    if (first === undefined || others.length > 0) {
      return undefined;
    }
    free.delete(name);
    return first.id;
  };
}

type Row = Document['overrides'][number];

type Types = ReadonlyMap<string, ConfigType>;

/** What an override that is new or changed may not be, or undefined. */
function unfit(
  row: Row,
  was: Row | undefined,
  { types, now }: { readonly types: Types; readonly now: string },
): string | undefined {
  // why not again: one that is enabled and over stays as it is
  const isEndNew = was?.status !== 'enable' || was.end_at !== row.end_at;
  const ready = isEndNew ? row : { ...row, end_at: null };
  return (
    timesFault(row) ?? (row.status === 'enable' ? enableFault(ready, types, now) : foreignKey(row.variants, types))
  );
}

/** What an override that stays as it is would lose; what it had lost before is nobody's fault. */
function leftBehind({ variants }: Row, before: Types, types: Types): string | undefined {
  return foreignKey(variants, before) === undefined ? foreignKey(variants, types) : undefined;
}
