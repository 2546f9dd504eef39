// The two apps that sign people in here.
import type { ClientMetadata } from 'oidc-provider';
import { CLI_CLIENT, CONSOLE_CLIENT, DEVICE_GRANT } from '#core/identity/codes';
import type { Ports } from '#kernel/ports';

export const CLIENT_NAMES: Readonly<Record<string, string>> = {
  [CONSOLE_CLIENT]: 'UOS 控制台',
  [CLI_CLIENT]: 'UOS 命令行',
};

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
      client_name: CLIENT_NAMES[CONSOLE_CLIENT] ?? '',
      // why a secret nobody is told: only /auth/auth-login redeems codes of the console, which it does without it
      client_secret: seal.sign(CONSOLE_CLIENT, 'oidc client secret'),
      redirect_uris: [`${origins.console}/login-callback`],
      post_logout_redirect_uris: [`${origins.console}/logout-callback`],
    },
    {
      ...shared,
      client_id: CLI_CLIENT,
      client_name: CLIENT_NAMES[CLI_CLIENT] ?? '',
      application_type: 'native',
      grant_types: ['authorization_code', DEVICE_GRANT],
      token_endpoint_auth_method: 'none',
      // why no port: a native app listens on whichever is free; RFC 8252 7.3
      redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]/callback'],
    },
  ];
}
