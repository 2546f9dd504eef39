// What a command is given, and what is read of it that commands have in common.

import type { Cursors } from '#engines/databases/mongo/subset/cursors';
import type { Login } from '#engines/databases/mongo/subset/login';
import type { Terms } from '#engines/databases/mongo/subset/look-up';
import { Refusal } from '#engines/databases/mongo/subset/refusal';
import type { Collection, Store } from '#engines/databases/mongo/subset/store';
import { type Document, isPlainObject, plain, typed } from '#engines/databases/mongo/subset/values';
import type { Request } from '#engines/databases/mongo/subset/wire';

export interface Server {
  readonly store: Store;
  readonly cursors: Cursors;
  readonly startedAt: number;
  /** Commands that were answered. */
  answered: number;
  connections: number;
}

export interface Call extends Server {
  readonly server: Server;
  readonly request: Request;
  readonly command: Document;
  /** As it was written, whatever letters it has. */
  readonly name: string;
  readonly database: string;
  readonly login: Login;
  readonly terms: Terms;
}

/** Bytes are the whole reply. */
export type Handler = (call: Call) => Document | Uint8Array;

/** The collection that the command names. @throws Refusal */
export function collectionName({ command, name }: Pick<Call, 'command' | 'name'>): string {
  const collection = command[name];
  if (typeof collection !== 'string' || collection === '' || collection.includes('\0')) {
    throw new Refusal(73, `collection name has invalid type ${typeof collection}`);
  }
  return collection;
}

export function collectionOf(call: Call): Collection | undefined {
  return call.store.find(call.database, collectionName(call));
}

/** @throws Refusal where it is something else */
export function documentIn(command: Document, field: string): Document {
  const value = command[field] ?? {};
  if (!isPlainObject(value)) {
    throw new Refusal(14, `BSON field '${field}' is the wrong type, expected type 'object'`);
  }
  return value;
}

export function optionalDocument(command: Document, field: string): Document | undefined {
  const value = documentIn(command, field);
  return Object.keys(value).length === 0 ? undefined : value;
}

/** A whole number from 0 on. @throws Refusal */
export function countIn(command: Document, field: string): number | undefined {
  const value = command[field];
  if (value === undefined || value === null) {
    return undefined;
  }
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new Refusal(2, `BSON field '${field}' is no whole number from 0 on`);
  }
  return Math.trunc(value);
}

export interface Statement {
  readonly plain: Document;
  /** With the kind of each number. */
  readonly typed: Document;
}

/** Statements of a command, which came in it or beside it. @throws Refusal where there are none */
export function statementsOf({ request, command }: Pick<Call, 'request' | 'command'>, field: string): Statement[] {
  const beside = request.lists.get(field);
  if (beside !== undefined) {
    return beside.map((bytes) => ({ plain: plain(bytes), typed: typed(bytes) }));
  }
  const list = command[field];
  const kinds = typed(request.bytes)[field];
  if (!Array.isArray(list) || !Array.isArray(kinds) || list.length === 0 || !list.every(isPlainObject)) {
    throw new Refusal(9, `BSON field '${field}' is missing or no list of documents`);
  }
  return list.map((one, at) => ({ plain: one, typed: kinds[at] as Document }));
}

/** Does one after the other; what is refused is told by its place, and ends the rest where they are in order. */
export function each<Item>(
  items: readonly Item[],
  { command }: Pick<Call, 'command'>,
  work: (item: Item, at: number) => void,
): { readonly writeErrors?: readonly Document[] } {
  const errors: Document[] = [];
  for (const [index, item] of items.entries()) {
    try {
      work(item, index);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      errors.push({ index, code: error.code, errmsg: error.message, ...error.more });
      if (command.ordered !== false) {
        break;
      }
    }
  }
  return errors.length === 0 ? {} : { writeErrors: errors };
}
