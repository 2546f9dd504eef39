// The entry for one-shot Node programs such as a command line: `node:http`, no pool to warm up.
import { type Services, tables } from './generated/index.ts';
import { buildClient, type Client, type ClientCore, type Tables } from './runtime/client.ts';
import { httpTransport } from './runtime/transports/http.ts';
import { nodeReason } from './runtime/transports/node-reason.ts';
import type { ClientOptions } from './runtime/types.ts';
import { VERSION } from './runtime/version.ts';

export * from './exports.ts';
export { httpTransport };

const HEADERS = { 'user-agent': `uos-js/${VERSION} node/${process.versions.node}` };

/** A client of every service. */
export type Uos = Services & ClientCore;

/** A client of every service. */
export function createUos(options: ClientOptions): Uos {
  return createClient(options, tables);
}

/** A client of the given services only. */
export function createClient<const T extends Tables>(options: ClientOptions, tables: T): Client<T> {
  return buildClient(options, tables, { transport: httpTransport(), reasonOf: nodeReason, headers: HEADERS });
}
