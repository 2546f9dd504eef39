// All of an app's configuration in one piece: what a version keeps, what a file in a repository holds.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '#db/connect';
import { overrideFacts } from './replies.ts';
import { type ConfigRow, configsOf } from './store/configs.ts';
import { type OverrideRow, overridesOf } from './store/overrides.ts';
import type { Change } from './tables.ts';

type Kept<Row> = Omit<Row, 'app_id' | 'resource_age' | 'modified_at' | 'modified_by'>;

export interface Document {
  /** By key. */
  readonly configs: readonly Kept<ConfigRow>[];
  /** In the order in which they are tried. */
  readonly overrides: readonly Kept<OverrideRow>[];
}

export async function readDocument(db: Db, appId: string): Promise<Document> {
  const configs = await configsOf(db, appId);
  const overrides = await overridesOf(db, appId);
  return { configs: configs.map(kept), overrides: overrides.map(kept) };
}

function kept<Row extends ConfigRow | OverrideRow>(row: Row): Kept<Row> {
  const { app_id: _, resource_age: _age, modified_at: _at, modified_by: _by, ...rest } = row;
  return rest as unknown as Kept<Row>;
}

export function documentReply(version: number, { configs, overrides }: Document) {
  return {
    version,
    configs: configs.map(({ key, type, value, description }) => ({ key, type, value, description })),
    overrides: overrides.map(overrideFacts),
  };
}

const MOST_CHANGES = 100;

/** What differs, configs first. */
export function changesOf(before: Document, after: Document): Change[] {
  return [
    ...differing('config', before.configs, after.configs, ({ key }) => key),
    ...differing('override', before.overrides, after.overrides, ({ name }) => name),
  ].slice(0, MOST_CHANGES);
}

function differing<Row extends { readonly id: string }>(
  kind: Change['kind'],
  before: readonly Row[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
): Change[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const stays = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((row): Change[] => {
    const was = old.get(row.id);
    if (was === undefined) {
      return [{ kind, name: nameOf(row), change: 'created' }];
    }
    return JSON.stringify(was) === JSON.stringify(row) ? [] : [{ kind, name: nameOf(row), change: 'changed' }];
  });
  const gone = before.filter(({ id }) => !stays.has(id));
  return [...changed, ...gone.map((row): Change => ({ kind, name: nameOf(row), change: 'deleted' }))];
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function packed(text: string): Promise<Uint8Array> {
  return pack(text);
}

export async function unpacked(bytes: Uint8Array): Promise<Document> {
  return JSON.parse((await unpack(bytes)).toString('utf8')) as Document;
}
