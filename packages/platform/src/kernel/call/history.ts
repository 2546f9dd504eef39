// The operation history: one row for every mutation, written in the mutation's own transaction, so that neither can be
// without the other.
import { type AnyOperation, type Declared, inputsNaming, keepsHistory, refOf, secretKeys } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import { atCommit } from '#db/at-commit';
import type { Db } from '#db/connect';
import type { FieldChange } from '#db/core-tables';
import type { Config } from '#kernel/config';
import type { Principal } from '#kernel/who/principal';
import type { Call } from './call.ts';

/** What a handler knows of its change that the mount cannot see. */
export interface HistoryNote {
  readonly appId?: string;
  readonly orgId?: string;
  /** Id or name of the thing that changed. */
  readonly target?: string;
  /** The thing as a caller read it before the change; compared with the reply. */
  readonly before?: object;
  /** The thing as a caller reads it after the change, where the reply is something else; `undefined` once removed. */
  readonly after?: object | undefined;
  /** Replaces the summary of the operation. */
  readonly title?: string;
}

export type RecordHistory = (db: Db, call: Call, result: unknown, note: HistoryNote) => Promise<void>;

/** Hears of each line in the transaction that writes it. */
export type HistoryListener = (
  db: Db,
  config: Config,
  line: { readonly id: string; readonly appId: string | null; readonly at: string },
) => Promise<void>;

/** The recorder of one operation; none for operations that keep no history. */
export function historyRecorder(declared: Declared, listeners: readonly HistoryListener[]): RecordHistory | undefined {
  if (!keepsHistory(declared)) {
    return undefined;
  }
  // why not yet: reading the schemas of every operation would cost a second of each start
  let read: { readonly secrets: ReadonlySet<string>; readonly names: Names } | undefined;
  const pathNames = new Set(declared.operation.paramNames);
  const service = declared.service.internal ?? 'uos';
  return async (db, call, result, note) => {
    const { principal, actor, input } = call;
    if (principal.kind === 'visitor' || principal.kind === 'player') {
      return;
    }
    const fields = input as Readonly<Record<string, unknown>>;
    read ??= { secrets: secretKeys(declared.operation), names: namesOf(declared.operation) };
    const { secrets, names } = read;
    const before = note.before;
    const after = 'after' in note ? note.after : before === undefined ? bodyOf(fields, pathNames) : asObject(result);
    // why first: what a service is asked is about the app that asks, whatever its input names
    const ownApp = call.appId === '' ? undefined : call.appId;
    const appId = note.appId ?? ownApp ?? uuidIn(fields, names.apps) ?? null;
    const orgId = note.orgId ?? uuidIn(fields, names.orgs) ?? null;
    const id = call.ports.ids.uuid();
    for (const hear of listeners) {
      await hear(db, call.ports.config, { id, appId, at: call.now });
    }
    // why last: it then goes to the database together with the commit
    await insert(db, {
      id,
      at: call.now,
      requestId: call.requestId,
      kind: principal.kind,
      actorId: actor.id,
      actorName: actor.name,
      service,
      operation: declared.id,
      appId,
      orgId,
      target: note.target ?? targetOf(fields, names.target),
      title: note.title ?? declared.operation.summary.zh,
      changes: changesBetween(before, after, secrets),
    });
  };
}

interface Row {
  readonly id: string;
  readonly at: string;
  readonly requestId: string;
  readonly kind: Exclude<Principal['kind'], 'visitor' | 'player'>;
  readonly actorId: string;
  readonly actorName: string;
  readonly service: string;
  readonly operation: string;
  readonly appId: string | null;
  readonly orgId: string | null;
  readonly target: string;
  readonly title: string;
  readonly changes: readonly FieldChange[];
}

/** The names of app and organisation are those of the moment. */
const INSERT = `
  INSERT INTO operation_history (id, at, request_id, actor_kind, actor_id, actor_name, service, operation,
    app_id, app_name, org_id, org_name, target, title, changes)
  SELECT $1, $2::timestamptz, $3, $4, $5, $6, $7, $8, $9::uuid, coalesce(a.name, ''), coalesce(o.id, $10::uuid),
    coalesce(o.name, ''), $11, $12, $13::jsonb
  FROM (SELECT 1) one
  LEFT JOIN apps a ON a.id = $9::uuid
  LEFT JOIN organizations o ON o.id = coalesce(a.org_id, $10::uuid)`;

async function insert(db: Db, row: Row): Promise<void> {
  const values = [
    ...[row.id, row.at, row.requestId, row.kind, row.actorId, row.actorName, row.service, row.operation],
    ...[row.appId, row.orgId, row.target, row.title, JSON.stringify(row.changes)],
  ];
  await db.executeQuery(atCommit('operation_history', INSERT, values));
}

/** Said by the row itself. */
const NOISE = /^(updated|modified)|(^|\.)last_?modified/i;
const LONGEST_VALUE = 1000;
const MOST_CHANGES = 100;

/** Fields whose values differ, in the order of their names; a secret shows only that it changed. */
export function changesBetween(
  before: object | undefined,
  after: object | undefined,
  secrets: ReadonlySet<string>,
): FieldChange[] {
  const [old, fresh] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => old.get(field) !== fresh.get(field) && !NOISE.test(field))
    .sort()
    .slice(0, MOST_CHANGES)
    .map((field) => {
      const hidden = field.split('.').some((part) => secrets.has(part));
      const [was, is] = [shown(old.get(field), hidden), shown(fresh.get(field), hidden)];
      return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
    });
}

function shown(value: string | undefined, hidden: boolean): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  return hidden ? '***' : value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…` : value;
}

/** `Properties.memoryPerCpu`: objects are taken apart, lists stay whole. */
function flat(value: object | undefined, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, one] of Object.entries(value ?? {})) {
    const field = `${prefix}${key}`;
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) {
      flat(one as object, `${field}.`, into);
    } else if (one !== undefined && one !== null) {
      into.set(field, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return into;
}

function bodyOf(fields: Readonly<Record<string, unknown>>, pathNames: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !pathNames.has(name)));
}

function asObject(result: unknown): object | undefined {
  return typeof result === 'object' && result !== null ? result : undefined;
}

/** Inputs that say what a call is about. */
interface Names {
  readonly apps: readonly string[];
  readonly orgs: readonly string[];
  /** The last of the path that is neither. */
  readonly target: string | undefined;
}

function namesOf(operation: AnyOperation): Names {
  return {
    apps: inputsNaming(operation, 'app.app'),
    orgs: inputsNaming(operation, 'org.org'),
    target: operation.paramNames.findLast((name: string) => {
      const ref = refOf(operation.params?.[name]);
      return ref !== 'app.app' && ref !== 'org.org';
    }),
  };
}

function targetOf(fields: Readonly<Record<string, unknown>>, name: string | undefined): string {
  return name === undefined ? '' : String(fields[name] ?? '').slice(0, LONGEST_VALUE);
}

function uuidIn(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const value = names.map((name) => fields[name]).find((one) => typeof one === 'string' && isUuid(one));
  return typeof value === 'string' ? value.toLowerCase() : undefined;
}
