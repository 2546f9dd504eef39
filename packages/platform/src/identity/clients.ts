// The two apps that sign people in here.
import type { ClientMetadata } from 'oidc-provider';
import { CLI_CLIENT, CONSOLE_CLIENT, DEVICE_GRANT } from '#core/identity/codes';
import type { Ports } from '#kernel/ports';
import type { PageText } from './pages/text.ts';
import { text as zh } from './pages/text.zh.ts';

/** What people read of a client, in the language of the page. */
export function clientNameOf(id: string, { clients }: PageText): string {
  return { [CONSOLE_CLIENT]: clients.console, [CLI_CLIENT]: clients.cli }[id] ?? id;
}

export function identityClients({ origins, seal }: Pick<Ports, 'origins' | 'seal'>): ClientMetadata[] {
  const shared = {
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    id_token_signed_response_alg: 'ES256' as const,
  };
  return [
    {
      ...shared,
      client_id: CONSOLE_CLIENT,
      client_name: clientNameOf(CONSOLE_CLIENT, zh),
      // why a secret nobody is told: only /auth/auth-login redeems codes of the console, which it does without it
      client_secret: seal.sign(CONSOLE_CLIENT, 'oidc client secret'),
      redirect_uris: [`${origins.console}/login-callback`],
      post_logout_redirect_uris: [`${origins.console}/logout-callback`],
    },
    {
      ...shared,
      client_id: CLI_CLIENT,
      client_name: clientNameOf(CLI_CLIENT, zh),
      application_type: 'native',
      grant_types: ['authorization_code', DEVICE_GRANT],
      token_endpoint_auth_method: 'none',
      // why no port: a native app listens on whichever is free; RFC 8252 7.3
      redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]/callback'],
    },
  ];
}
