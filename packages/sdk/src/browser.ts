// The entry for browsers: `fetch`, cookies of the page, no node: module and no zod.
import { type Services, tables } from './generated/index.ts';
import { buildClient, type Client, type ClientCore, type Tables } from './runtime/client.ts';
import { fetchTransport } from './runtime/transports/fetch.ts';
import type { ClientOptions } from './runtime/types.ts';

export * from './exports.ts';
export { fetchTransport };

/** A client of every service. */
export type Uos = Services & ClientCore;

/** `origin` is the page's own when it is left out. */
export type BrowserOptions = Omit<ClientOptions, 'origin'> & { readonly origin?: string };

/**
 * A client of every service.
 * @example const { User } = await createUos({ as: session() }).session.check();
 */
export function createUos(options: BrowserOptions = {}): Uos {
  return createClient(options, tables);
}

/** A client of the given services only, so that a bundler drops the others. */
export function createClient<const T extends Tables>(options: BrowserOptions, tables: T): Client<T> {
  const { location } = globalThis as { location?: { origin: string } };
  return buildClient({ origin: location?.origin ?? '', ...options }, tables, {
    transport: fetchTransport(),
  });
}
