// The partner that the platform plays on loopback: a second OpenID provider with accounts of its own, so that signing
// in at a partner and linking an app can be tried without one.
import type { Configuration, Provider } from 'oidc-provider';
import { PARTNER_PATH, type PartnerAccess, partnerCallback } from '#core/external/providers';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { IDENTITY_COOKIE } from '#kernel/who/cookies';
import { oidcAdapter } from '../adapter.ts';
import { readForm } from '../form.ts';
import { identityKeys } from '../keys.ts';
import { errorPage } from '../pages/error.ts';
import { sendPage } from '../pages/layout.ts';
import { textFor } from '../pages/text.ts';
import { localAccountPage, typedAccount } from './page.ts';

const SCOPES = 'openid profile offline_access email phone';
const COOKIE = `${IDENTITY_COOKIE}_partner`;
const INTERACTION = new RegExp(`^${PARTNER_PATH}/interaction/([\\w-]{10,64})$`);
const CODE_SECONDS = 60;
const TOKEN_SECONDS = 600;
const INTERACTION_SECONDS = 1800;

export interface LocalPartner {
  serve(exchange: Exchange): Promise<void>;
}

export async function localPartner(ports: Ports, access: PartnerAccess): Promise<LocalPartner> {
  const { Provider: Implementation } = await import('oidc-provider');
  const keys = await identityKeys(ports, 'oidc/partner');
  const provider = new Implementation(access.issuer, {
    ...configuration(ports, access),
    jwks: keys.jwks,
    interactions: { url: (_ctx, { uid }) => `${PARTNER_PATH}/interaction/${uid}` },
    cookies: {
      keys: [...keys.cookieKeys],
      names: { session: COOKIE, interaction: `${COOKIE}_interaction`, resume: `${COOKIE}_resume` },
      long: { httpOnly: true, sameSite: 'lax', path: PARTNER_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
  });
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => ports.log.error({ err: error }, 'the simulated partner failed'));
  return {
    async serve(exchange) {
      const { request, response, path, query } = exchange;
      request.headers.cookie = withoutSession(request.headers.cookie);
      if (INTERACTION.test(path)) {
        await interact(provider, access, exchange);
        return;
      }
      const described = path === `${PARTNER_PATH}/.well-known/openid-configuration`;
      const target = described ? '/.well-known/openid-configuration' : path;
      request.url = query.size === 0 ? target : `${target}?${query}`;
      await provider.callback()(request, response);
    },
  };
}

/** why: whoever tries it wants to be somebody else the next time, so it remembers nobody */
function withoutSession(header = ''): string {
  const kept = header
    .split('; ')
    .filter((pair) => !pair.startsWith(`${COOKIE}=`) && !pair.startsWith(`${COOKIE}.sig=`));
  return kept.join('; ');
}

function configuration(ports: Ports, { clientId, clientSecret }: PartnerAccess): Configuration {
  return {
    adapter: (model: string) => oidcAdapter(ports, model, 'partner'),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [partnerCallback(ports)],
      },
    ],
    routes: {
      authorization: `${PARTNER_PATH}/authorize`,
      token: `${PARTNER_PATH}/token`,
      userinfo: `${PARTNER_PATH}/userinfo`,
      jwks: `${PARTNER_PATH}/jwks`,
    },
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub'],
      profile: ['name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => false },
    ttl: {
      AuthorizationCode: CODE_SECONDS,
      AccessToken: TOKEN_SECONDS,
      IdToken: TOKEN_SECONDS,
      RefreshToken: TOKEN_SECONDS,
      Grant: TOKEN_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: INTERACTION_SECONDS,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    renderError: (ctx, out) => sendPage(ctx.res, ctx.status, errorPage(textFor(ctx.req), out), { koa: ctx }),
  };
}

function claimsOf(account: string) {
  return { sub: account, name: account, email: `${account}@partner.example`, email_verified: true };
}

async function interact(provider: Provider, { name }: PartnerAccess, exchange: Exchange): Promise<void> {
  const { request, response, path } = exchange;
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
  if (interaction === undefined) {
    sendPage(
      response,
      400,
      errorPage(textFor(request), { error: 'invalid_request', error_description: 'interaction session expired' }),
    );
    return;
  }
  const { params, grantId } = interaction;
  const page = { action: path, provider: name, told: 'person' as const };
  if (request.method !== 'POST') {
    sendPage(response, 200, localAccountPage(textFor(request), page));
    return;
  }
  const form = await readForm(exchange);
  if (form.get('answer') !== 'allow') {
    const result = { error: 'access_denied', error_description: 'the user refused' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const account = typedAccount(form);
  if (account === undefined) {
    sendPage(response, 400, localAccountPage(textFor(request), { ...page, wrong: true }));
    return;
  }
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known?.accountId === account
      ? known
      : new provider.Grant({ accountId: account, clientId: String(params.client_id ?? '') });
  grant.addOIDCScope(SCOPES);
  const result = { login: { accountId: account }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
