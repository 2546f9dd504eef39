// The OpenID provider of the platform: its configuration, nothing else. Made at the first request, because loading it
// costs half a second that a start should not wait for.
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { CONSOLE_CLIENT, IDENTITY_PATH } from '#core/identity/codes';
import type { Ports } from '#kernel/ports';
import { cookieName, IDENTITY_COOKIE } from '#kernel/who/cookies';
import { oidcAdapter } from './adapter.ts';
import { identityClients } from './clients.ts';
import { DEVICE_PATH, deviceFlow } from './device-flow.ts';
import { identityKeys } from './keys.ts';
import { errorPage } from './pages/error.ts';
import { sendPage } from './pages/layout.ts';
import { signedOutPage, signOutPage } from './pages/sign-out.ts';
import { textFor } from './pages/text.ts';

/** Codes are short-lived and the provider's session lasts as long as the platform's own. */
const CODE_SECONDS = 60;
const INTERACTION_SECONDS = 1800;
const DEVICE_CODE_SECONDS = 600;
const ACCESS_TOKEN_SECONDS = 3600;

export async function createProvider(ports: Ports): Promise<Provider> {
  const [{ Provider: Implementation }, keys] = await Promise.all([import('oidc-provider'), identityKeys(ports)]);
  const provider = new Implementation(ports.origins.console, configuration(ports, keys));
  // why: behind a proxy the scheme is the public origin's; the route that hands requests over sets the header itself
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => ports.log.error({ err: error }, 'the identity provider failed'));
  return provider;
}

function configuration(ports: Ports, keys: Awaited<ReturnType<typeof identityKeys>>): Configuration {
  const sessionSeconds = ports.config.sessionTtlSeconds;
  return {
    adapter: (model: string) => oidcAdapter(ports, model),
    clients: identityClients(ports),
    jwks: keys.jwks,
    cookies: {
      keys: [...keys.cookieKeys],
      names: {
        session: cookieName(IDENTITY_COOKIE, ports),
        interaction: `${IDENTITY_COOKIE}_interaction`,
        resume: `${IDENTITY_COOKIE}_resume`,
      },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${IDENTITY_PATH}/authorize`,
      token: `${IDENTITY_PATH}/token`,
      userinfo: `${IDENTITY_PATH}/userinfo`,
      jwks: `${IDENTITY_PATH}/jwks`,
      revocation: `${IDENTITY_PATH}/revocation`,
      end_session: `${IDENTITY_PATH}/session/end`,
      device_authorization: `${DEVICE_PATH}/auth`,
      code_verification: DEVICE_PATH,
    },
    interactions: { url: (_ctx, interaction) => `${IDENTITY_PATH}/interaction/${interaction.uid}` },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'none'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: (_ctx, client) => client.clientId !== CONSOLE_CLIENT },
    issueRefreshToken: () => false,
    ttl: {
      AuthorizationCode: CODE_SECONDS,
      DeviceCode: DEVICE_CODE_SECONDS,
      Interaction: INTERACTION_SECONDS,
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      Grant: sessionSeconds,
      Session: sessionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      deviceFlow: deviceFlow(),
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => sendPage(ctx.res, 200, signOutPage(textFor(ctx.req), form), { koa: ctx }),
        postLogoutSuccessSource: (ctx) => sendPage(ctx.res, 200, signedOutPage(textFor(ctx.req)), { koa: ctx }),
      },
    },
    loadExistingGrant: (ctx) => existingGrant(ctx),
    findAccount: (_ctx, id) => account(ports, id),
    renderError: (ctx, out) => sendPage(ctx.res, ctx.status, errorPage(textFor(ctx.req), out), { koa: ctx }),
  };
}

/** The console belongs to the platform and is never asked about; everybody else shows the consent page. */
async function existingGrant(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const { provider, client, session, account: signedIn } = oidc;
  if (client === undefined) {
    return undefined;
  }
  const grantId = oidc.result?.consent?.grantId ?? session?.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (known !== undefined || client.clientId !== CONSOLE_CLIENT || signedIn === undefined) {
    return known;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: signedIn.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

async function account(ports: Ports, id: string) {
  const user = await ports.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined) {
    return undefined;
  }
  return { accountId: user.id, claims: () => ({ sub: user.id, name: user.name, email: user.email }) };
}
