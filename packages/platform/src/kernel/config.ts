// Everything an operator can set, read once from options and environment.

import type { CallLimit } from '#kernel/call-limits';
import type { PartnerAccess, SocialAccess } from '#kernel/external/providers';
import type { PayAccount } from '#kernel/pay/provider';

export interface Config {
  /** `dev` unless told; the console and the SDK choose hosts by it. */
  readonly environment: string;
  /** Seconds a badge or head redirect may be cached. Real clients allow about 60 s after a badge move; wire 1.7. */
  readonly redirectTtlSeconds: number;
  /** Largest object, bytes. */
  readonly objectLimitBytes: number;
  /** Largest JSON body, bytes. */
  readonly bodyLimitBytes: number;
  /** How long a caller may take to send a JSON body. */
  readonly bodyTimeoutMs: number;
  /** Calls that an app may make of the management side of content delivery, on all replicas together. */
  readonly callLimits: readonly CallLimit[];
  /** Hold callers to the limits that operations declare; off in tests that call for many people from one address. */
  readonly limitsCallers: boolean;
  readonly uploadTokenTtlSeconds: number;
  /** Answer content with a 307 to the byte URL, or with the bytes themselves. */
  readonly contentRedirect: boolean;
  /** Send callers on to the object store for contents of a megabyte and more, where it can give out addresses. */
  readonly objectsRedirect: boolean;
  /** Life of a developer's session without use, and at most, seconds. */
  readonly sessionTtlSeconds: number;
  readonly sessionMaxSeconds: number;
  /** The same of operators and billing administrators, who reach every tenant. */
  readonly adminSessionTtlSeconds: number;
  readonly adminSessionMaxSeconds: number;
  readonly policyVersion: string;
  /** Version of the console being served; a page of another version reloads itself. */
  readonly webVersion: string;
  /** E-mail domain of internal users; empty for none. */
  readonly companyDomain: string;
  /** The OpenID provider of the partner; without it a simulated one on loopback, none elsewhere. */
  readonly partner?: PartnerAccess;
  /** Base of the player accounts that sign in whoever redeems the code of an app; this platform's own without it. */
  readonly playerAccountsUrl?: string;
  /** The social network that signs people in; without it a simulated one on loopback, none elsewhere. */
  readonly social?: SocialAccess;
  /** Our account at the payment provider; without it a simulated one on loopback, none elsewhere. */
  readonly payAccount?: PayAccount;
  /** `smtp://user:password@host:port` of a mail server; without it mail stays in the outbox. */
  readonly smtpUrl?: string;
  /** Where robots of groups of the chat app take messages; without it groups are not told anything. */
  readonly chatWebhook?: string;
  /** Who stands on invoices as the one that sells. */
  readonly seller: { readonly name: string; readonly taxNumber: string };
  /** Sender of the platform's mail. */
  readonly mailFrom: string;
  /** Where people are read who write to the provider. */
  readonly supportMail: string;
  /** Model that answers for the knowledge assistant; without it passages of the documents do. */
  readonly knowledgeModel?: ModelAccess;
  /** Checks that replies carry nothing the contract does not name; on in tests. */
  readonly strictReplies: boolean;
}

export const defaultConfig: Config = {
  environment: 'dev',
  redirectTtlSeconds: 60,
  objectLimitBytes: 5_000_000_000,
  bodyLimitBytes: 4 * 1024 * 1024,
  bodyTimeoutMs: 60_000,
  callLimits: [
    { calls: 5000, seconds: 1 },
    { calls: 5_000_000, seconds: 1800 },
  ],
  limitsCallers: true,
  uploadTokenTtlSeconds: 3600,
  contentRedirect: true,
  objectsRedirect: false,
  sessionTtlSeconds: 7 * 24 * 3600,
  sessionMaxSeconds: 30 * 24 * 3600,
  adminSessionTtlSeconds: 12 * 3600,
  adminSessionMaxSeconds: 7 * 24 * 3600,
  policyVersion: '1.0',
  webVersion: '0.1.0',
  companyDomain: '',
  seller: { name: 'UOS', taxNumber: '' },
  mailFrom: 'UOS <no-reply@localhost>',
  supportMail: 'support@localhost',
  strictReplies: false,
};

/** A model that speaks the OpenAI protocol: `{url}/chat/completions`. */
export interface ModelAccess {
  readonly url: string;
  readonly apiKey: string;
  readonly name: string;
}
