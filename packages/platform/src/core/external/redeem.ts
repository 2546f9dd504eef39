// Asks a partner or a social network whose code this is. What it answers is only who it was: the tokens are dropped.
import type { Configuration } from 'openid-client';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';
import {
  PARTNER,
  type PartnerAccess,
  partnerCallback,
  partnerOf,
  type SocialAccess,
  socialCallback,
  socialOf,
} from './providers.ts';

export type ExternalKind = 'partner' | 'social';

export interface ExternalCode {
  readonly code: string;
  /** Must be the callback of that provider on this console. */
  readonly redirectUri: string;
  readonly codeVerifier?: string | undefined;
}

export interface ExternalAccount {
  /** Slug of the provider. */
  readonly provider: string;
  readonly subject: string;
  readonly name: string;
  /** Empty where the provider does not vouch for it. */
  readonly email: string;
  readonly phone: string;
}

/**
 * `code`: it is unknown, expired, used or not meant so; `provider`: there is none, it does not answer, or it refuses us.
 * Carries no code and no token.
 */
export class ExternalRefusal extends Error {
  readonly fault: 'code' | 'provider';

  constructor(fault: 'code' | 'provider', message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'ExternalRefusal';
    this.fault = fault;
  }
}

type Needs = Pick<Ports, 'config' | 'origins' | 'seal'>;

/**
 * Redeems a code at the provider that gave it.
 * @throws ExternalRefusal
 */
export async function redeemExternal(ports: Needs, kind: ExternalKind, given: ExternalCode): Promise<ExternalAccount> {
  const provider = kind === 'partner' ? partner(ports) : social(ports);
  if (provider === undefined) {
    throw new ExternalRefusal('provider', `no ${kind} is configured`);
  }
  if (given.redirectUri !== provider.callback) {
    throw new ExternalRefusal('code', 'the code was not asked for by this console');
  }
  try {
    return await provider.redeem(given);
  } catch (cause) {
    throw refusalOf(cause, provider.name);
  }
}

/** Where the partner asks people who they are. */
export async function partnerAuthorizationUrl(ports: Needs): Promise<string | undefined> {
  const access = partnerOf(ports);
  try {
    return access && (await discovered(access)).serverMetadata().authorization_endpoint;
  } catch (cause) {
    throw refusalOf(cause, access?.name ?? '');
  }
}

interface Redeemer {
  readonly name: string;
  readonly callback: string;
  redeem(given: ExternalCode): Promise<ExternalAccount>;
}

function partner(ports: Needs): Redeemer | undefined {
  const access = partnerOf(ports);
  return (
    access && {
      name: access.name,
      callback: partnerCallback(ports),
      redeem: (given) => redeemAtPartner(access, given),
    }
  );
}

function social(ports: Needs): Redeemer | undefined {
  const access = socialOf(ports);
  return (
    access && {
      name: access.name,
      callback: socialCallback(ports, access),
      redeem: (given) => redeemAtSocial(access, given),
    }
  );
}

async function redeemAtPartner(access: PartnerAccess, given: ExternalCode): Promise<ExternalAccount> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  const config = await discovered(access);
  const { authorization_response_iss_parameter_supported: namesItself } = config.serverMetadata();
  const back = backUrl(given, namesItself === true ? { iss: config.serverMetadata().issuer } : {});
  const tokens = await authorizationCodeGrant(config, back, { ...verifier(given), idTokenExpected: true });
  const subject = tokens.claims()?.sub ?? '';
  const claims = {
    ...tokens.claims(),
    ...(config.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await fetchUserInfo(config, tokens.access_token, subject)),
  };
  return {
    provider: PARTNER,
    subject,
    name: words(claims.name) || words(claims.preferred_username),
    email: claims.email_verified === true ? words(claims.email) : '',
    phone: claims.phone_number_verified === true ? words(claims.phone_number) : '',
  };
}

async function redeemAtSocial(access: SocialAccess, given: ExternalCode): Promise<ExternalAccount> {
  const { authorizationCodeGrant, fetchProtectedResource } = await import('openid-client');
  const config = await socialConfiguration(access);
  const tokens = await authorizationCodeGrant(config, backUrl(given), verifier(given));
  const me = await fetchProtectedResource(config, tokens.access_token, new URL(`${access.domain}/oauth2.0/me`), 'GET');
  const facts = (await me.json()) as Readonly<Record<string, unknown>>;
  const subject = words(facts.openid) || words(facts.sub) || words(facts.id);
  if (subject === '') {
    throw new ExternalRefusal('provider', `${access.name} does not say whose code it was`);
  }
  return {
    provider: access.slug,
    subject,
    name: words(facts.nickname) || words(facts.name),
    email: '',
    phone: '',
  };
}

/** The address that the browser came back to, as the library wants it: the state was compared where it is kept. */
function backUrl({ code, redirectUri }: ExternalCode, more: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, ...more }).toString();
  return url;
}

function verifier({ codeVerifier }: ExternalCode): { pkceCodeVerifier?: string } {
  return codeVerifier === undefined ? {} : { pkceCodeVerifier: codeVerifier };
}

const METADATA_MS = 3_600_000;
const discoveries = new Map<string, { readonly at: number; readonly config: Promise<Configuration> }>();

/** What the issuer says of itself, for an hour; a failure is not kept. */
function discovered(access: PartnerAccess): Promise<Configuration> {
  const key = JSON.stringify([access.issuer, access.clientId, access.clientSecret]);
  const known = discoveries.get(key);
  if (known !== undefined && performance.now() - known.at < METADATA_MS) {
    return known.config;
  }
  const config = discover(access);
  discoveries.set(key, { at: performance.now(), config });
  config.catch(() => discoveries.delete(key));
  return config;
}

async function discover({ issuer, clientId, clientSecret }: PartnerAccess): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks, ...auth } = await import('openid-client');
  const execute = [enableNonRepudiationChecks, ...(isPlainLoopback(issuer) ? [allowInsecureRequests] : [])];
  const authentication = clientSecret === '' ? auth.None() : auth.ClientSecretBasic(clientSecret);
  return discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: TIMEOUT_SECONDS });
}

const TIMEOUT_SECONDS = 10;

async function socialConfiguration({ domain, clientId, clientSecret }: SocialAccess): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, Configuration } = await import('openid-client');
  const server = { issuer: domain, token_endpoint: `${domain}/oauth2.0/token` };
  const config = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  config.timeout = TIMEOUT_SECONDS;
  if (isPlainLoopback(domain)) {
    allowInsecureRequests(config);
  }
  return config;
}

/** why: on this machine alone nobody listens on the way */
function isPlainLoopback(address: string): boolean {
  return address.startsWith('http:') && isLocalOrigin(address);
}

/** What the token endpoint says of a code that is not good; RFC 6749 5.2. */
const BAD_CODES: ReadonlySet<string> = new Set(['invalid_grant', 'invalid_request']);

function refusalOf(cause: unknown, name: string): ExternalRefusal {
  if (cause instanceof ExternalRefusal) {
    return cause;
  }
  const { error } = cause as { readonly error?: unknown };
  return typeof error === 'string' && BAD_CODES.has(error)
    ? new ExternalRefusal('code', `${name} does not know the code`)
    : new ExternalRefusal('provider', `${name} does not answer as it should`, { cause });
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 254) : '';
}
