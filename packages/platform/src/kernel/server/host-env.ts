// What the node server hands to Hono beside the request.
import type { Context } from 'hono';

export interface HostEnv {
  Bindings: { readonly remoteAddress: string };
}

export function hostEnv(c: Context<HostEnv>): HostEnv['Bindings'] {
  return { remoteAddress: c.env?.remoteAddress ?? '' };
}
