// Whose accounts sign in here beside our own: a partner with an OpenID provider, and a social network that speaks
// OAuth 2. Both by configuration; on loopback, without one, the platform plays them itself so that both can be tried.
import type { Config } from '#kernel/config';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';

/** An OpenID provider, found by its issuer (OpenID Connect Discovery). */
export interface PartnerAccess {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty for a public client, which PKCE protects. */
  readonly clientSecret: string;
  /** What people call it. */
  readonly name: string;
}

/** `{domain}/oauth2.0/authorize`, `/token` and `/me`. Source of the first: platform-core.md 2.10. */
export interface SocialAccess {
  readonly slug: string;
  readonly domain: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

declare module '#kernel/config' {
  interface Config {
    /** The OpenID provider of the partner; without it a simulated one on loopback, none elsewhere. */
    readonly partner?: PartnerAccess;
    /** The social network that signs people in; without it a simulated one on loopback, none elsewhere. */
    readonly social?: SocialAccess;
  }
}

type Known = Pick<Ports, 'origins' | 'seal'> & { readonly config: Pick<Config, 'partner' | 'social'> };

/** The word for the partner in paths. */
export const PARTNER = 'bluecloud';
/** Where a sign-in at the partner begins. Source: platform-core.md 2.10. */
export const PARTNER_PATH = '/account';
export const SOCIAL_PATH = '/oauth2.0';

const LOCAL_PARTNER_CLIENT = 'uos-bluecloud';
const LOCAL_SOCIAL_CLIENT = '100000001';
const LOCAL_SOCIAL_SLUG = 'qq';

/** The partner that is configured, or the one played here; undefined where there is none. */
export function partnerOf({ config, origins, seal }: Known): PartnerAccess | undefined {
  if (config.partner !== undefined || !isLocalOrigin(origins.console)) {
    return config.partner;
  }
  return {
    issuer: `${origins.console}${PARTNER_PATH}`,
    clientId: LOCAL_PARTNER_CLIENT,
    clientSecret: seal.sign(LOCAL_PARTNER_CLIENT, 'partner client secret'),
    name: '模拟合作方',
  };
}

/** The social network that is configured, or the one played here; undefined where there is none. */
export function socialOf({ config, origins, seal }: Known): SocialAccess | undefined {
  if (config.social !== undefined || !isLocalOrigin(origins.console)) {
    return config.social;
  }
  return {
    slug: LOCAL_SOCIAL_SLUG,
    domain: origins.console,
    clientId: LOCAL_SOCIAL_CLIENT,
    clientSecret: seal.sign(LOCAL_SOCIAL_CLIENT, 'social client secret'),
    name: '模拟社交',
  };
}

/** Where the partner sends the browser back to. */
export function partnerCallback({ origins }: Pick<Ports, 'origins'>): string {
  return `${origins.console}/${PARTNER}/login-callback`;
}

/** Where the social network sends the browser back to. */
export function socialCallback({ origins }: Pick<Ports, 'origins'>, { slug }: Pick<SocialAccess, 'slug'>): string {
  return `${origins.console}/${slug}_conn/login-callback`;
}
