// Hands requests to the identity provider before the router sees them.
import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import { IDENTITY_PATH } from '#core/identity/codes';
import type { Ports } from '#kernel/ports';
import type { Asking, Exchange, StreamRoute } from '#kernel/server/stream-route';
import { networkOf } from '#kernel/who/login-limits';
import { DEVICE_PATH, withoutUserCode } from './device-flow.ts';
import { signInRoute } from './form.ts';
import { serveInteraction } from './interactions.ts';
import { createProvider } from './provider.ts';

/** The provider below `/v1/oauth2/`, and where it describes itself. */
export function identityRoutes(ports: Ports): StreamRoute[] {
  let made: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    made ??= createProvider(ports).catch((error: unknown) => {
      // why: the database may be back at the next request
      made = undefined;
      throw error;
    });
    return made;
  };
  const serve = async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange;
    const { host, protocol } = new URL(ports.origins.console);
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = host;
    const identity = await provider();
    if (await serveInteraction(ports, identity, exchange)) {
      return;
    }
    withDefaultScope(request, { ...exchange, query: withoutUserCode(request, exchange) });
    await identity.callback()(request, response);
  };
  const served = signInRoute(ports, serve);
  const plain = [`${IDENTITY_PATH}/`, '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'];
  return [
    ...Object.entries(BEGINNINGS).map(([prefix, calls]) => ({ ...served, prefix, calls })),
    ...plain.map((prefix) => ({ ...served, prefix })),
  ];
}

const byNetwork = { of: ({ remoteAddress }: Asking) => networkOf(remoteAddress) };

/** Where somebody unknown begins a sign-in: each writes a row that stays until it expires. */
const BEGINNINGS = {
  [`${DEVICE_PATH}/auth`]: { calls: 60, seconds: 600, ...byNetwork },
  [`${IDENTITY_PATH}/authorize`]: { calls: 600, seconds: 600, ...byNetwork },
} as const satisfies Readonly<Record<string, StreamRoute['calls']>>;

/** The product asks without a scope (spec 2.10); the provider gives no code where none was asked for. */
function withDefaultScope(request: IncomingMessage, { path, query }: Exchange): void {
  const scoped = new URLSearchParams(query);
  if (path === `${IDENTITY_PATH}/authorize` && !scoped.has('scope')) {
    scoped.set('scope', 'openid');
  }
  request.url = scoped.size === 0 ? path : `${path}?${scoped}`;
}
