// The entry for Node programs: undici's connection pool, every service.
import { type Services, tables } from './generated/index.ts';
import { buildClient, type Client, type ClientCore, type Tables } from './runtime/client.ts';
import { nodeReason } from './runtime/transports/node-reason.ts';
import { undiciTransport } from './runtime/transports/undici.ts';
import type { ClientOptions } from './runtime/types.ts';
import { VERSION } from './runtime/version.ts';

export * from './exports.ts';
export { undiciTransport };

const HEADERS = { 'user-agent': `uos-js/${VERSION} node/${process.versions.node}` };

/** A client of every service. */
export type Uos = Services & ClientCore;

/**
 * A client of every service.
 * @example
 * const uos = createUos({ origin: 'http://localhost:6080', as: appCredentials({ appId, appServiceSecret }) });
 * const { totalCount, Items } = await uos.cdn.buckets.list({ per_page: 50 });
 */
export function createUos(options: ClientOptions): Uos {
  return createClient(options, tables);
}

/**
 * A client of the given services only, so that a bundler drops the others.
 * @example
 * import { cdnTable } from '@uos/sdk/services/cdn';
 * const { cdn } = createClient({ origin, as }, { cdn: cdnTable });
 */
export function createClient<const T extends Tables>(options: ClientOptions, tables: T): Client<T> {
  return buildClient(options, tables, { transport: undiciTransport(), reasonOf: nodeReason, headers: HEADERS });
}
