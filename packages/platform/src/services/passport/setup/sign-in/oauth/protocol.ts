// What the platform asks of an identity provider: whose code is this? Each kind speaks a protocol of its own; a file of
// `protocols/` is one. What it answers is only who it was: the tokens are dropped.
import type { ProviderRow } from '../provider-store.ts';

export type Kind = ProviderRow['provider'];

/** A request to a provider, and what came back as JSON. */
export interface ProviderRequest {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface ProviderReply {
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;
}
export type Ask = (request: ProviderRequest) => Promise<ProviderReply>;

/** How one record of an app reaches its provider. */
export interface Access {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where its calls are, without a final slash. */
  readonly base: string;
  /** Where a browser begins, without a final slash. */
  readonly pages: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly ask: Ask;
  /** Unix seconds. */
  readonly now: number;
  readonly random: () => string;
}

export interface GivenCode {
  readonly code: string;
  /** What the code was asked with; empty where there was no browser. */
  readonly redirectUri: string;
  readonly codeVerifier?: string | undefined;
  readonly nonce?: string | undefined;
}

export interface ProviderAccount {
  /** Ids that all mean the player, the one that holds over several apps of a studio first. */
  readonly subjects: readonly string[];
  readonly name: string;
  readonly avatarUrl: string;
}

export interface Protocol {
  /** It takes the secret that a code was asked with (RFC 7636). */
  readonly hasVerifier: boolean;
  /** Its id token repeats a word of the caller. */
  readonly hasNonce: boolean;
  /** Where a browser begins, of those that sign in on a page. */
  pageUrl?(access: Access, asked: { readonly redirectUri: string; readonly state: string }): string;
  /** @throws ProviderFault */
  redeem(access: Access, given: GivenCode): Promise<ProviderAccount>;
}

/**
 * `code`: it is unknown, expired, used or not meant so; `provider`: it does not answer as it should, or refuses us.
 * Carries no code and no token.
 */
export class ProviderFault extends Error {
  readonly fault: 'code' | 'provider';

  constructor(fault: 'code' | 'provider', message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'ProviderFault';
    this.fault = fault;
  }
}

export const unreadable = (what: string, cause: unknown): ProviderFault =>
  new ProviderFault('provider', `${what} cannot be read`, { cause });

export const query = (url: string, fields: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(fields)}`;

/** Of a name, an id or a token. */
const LONGEST = 16_384;

export function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) : '';
}

/** The same, of what has to be there. */
export function need(value: unknown, what: string): string {
  const text = word(value);
  if (text === '') {
    throw new ProviderFault('provider', `the provider does not say the ${what}`);
  }
  return text;
}

/** What an OAuth 2 token endpoint says of a code that is not good; RFC 6749 5.2. */
export function refuseByError({ status, facts }: ProviderReply): void {
  const error = word(facts.error);
  if (error !== '' || status >= 400) {
    const isCode = error === 'invalid_grant' || error === 'invalid_request' || error === 'invalid_code';
    throw new ProviderFault(isCode ? 'code' : 'provider', `the provider answered ${status} ${error.slice(0, 40)}`);
  }
}

/** The fields of a code that is changed for tokens. */
export function codeForm(access: Access, given: GivenCode): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    client_id: access.clientId,
    client_secret: access.clientSecret,
    code: given.code,
    ...(given.redirectUri !== '' && { redirect_uri: given.redirectUri }),
    ...(given.codeVerifier !== undefined && { code_verifier: given.codeVerifier }),
  };
}
