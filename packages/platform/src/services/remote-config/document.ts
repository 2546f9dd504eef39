// All of an app's configuration in one piece: what a version keeps, what a file in a repository holds.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { overrideChange } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { overrideFacts } from './replies.ts';
import { type ConfigRow, configsOf } from './store/configs.ts';
import { type OverrideRow, overridesOf } from './store/overrides.ts';
import type { Mark } from './store/versions.ts';
import type { Change } from './tables.ts';
import { mapInTurns } from './turns.ts';

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
  return { configs: await mapInTurns(configs, kept), overrides: await mapInTurns(overrides, kept) };
}

function kept<Row extends ConfigRow | OverrideRow>(row: Row): Kept<Row> {
  const { app_id: _, resource_age: _age, modified_at: _at, modified_by: _by, ...rest } = row;
  return rest as unknown as Kept<Row>;
}

/** As it is answered. */
export async function documentJson(version: number, { configs, overrides }: Document): Promise<string> {
  const facts = (row: Document['configs'][number]) =>
    JSON.stringify({ key: row.key, type: row.type, value: row.value, description: row.description });
  const entries = await mapInTurns(configs, facts);
  const rules = await mapInTurns(overrides, (row) => JSON.stringify(overrideFacts(row)));
  return `{"version":${version},"configs":[${entries.join()}],"overrides":[${rules.join()}]}`;
}

const MOST_CHANGES = 100;

/** What differs, configs first. Whoever changes a row raises its age, so what it holds need not be compared. */
export function changesOf(before: readonly Mark[], after: readonly Mark[]): Change[] {
  return (['config', 'override'] as const)
    .flatMap((kind) => {
      const of = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === kind);
      return differing(of(before), of(after));
    })
    .slice(0, MOST_CHANGES);
}

function differing(before: readonly Mark[], after: readonly Mark[]): Change[] {
  const old = new Map(before.map((mark) => [mark.id, mark]));
  const stays = new Set(after.map(({ id }) => id));
  const changed = after.flatMap(({ kind, id, name, age, reach }): Change[] => {
    const was = old.get(id);
    return was === undefined
      ? [{ kind, name, change: 'created' }]
      : was.age === age
        ? []
        : [{ kind, name, change: was.reach && reach ? overrideChange(was.reach, reach) : 'changed' }];
  });
  const gone = before.filter(({ id }) => !stays.has(id));
  return [...changed, ...gone.map(({ kind, name }): Change => ({ kind, name, change: 'deleted' }))];
}

/** As JSON.stringify writes it. */
export async function textOf({ configs, overrides }: Document): Promise<string> {
  const write = async (rows: readonly object[]) => (await mapInTurns(rows, (row) => JSON.stringify(row))).join(',');
  return `{"configs":[${await write(configs)}],"overrides":[${await write(overrides)}]}`;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function packed(text: string): Promise<Uint8Array> {
  return pack(text);
}

export async function unpacked(bytes: Uint8Array): Promise<Document> {
  return JSON.parse((await unpack(bytes)).toString('utf8')) as Document;
}
