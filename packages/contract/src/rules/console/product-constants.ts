// What the console says and waits for. Source: platform-core 9 and 2.11.

import type { Text } from '../verdict.ts';

/** Versions of the downloads and SDKs on offer. */
export const offeredVersions = {
  cli: '1.0.9',
  assetPackage: '1.0.6',
  passport: '2.0.11',
  realtime: '1.0.20',
  relay: '1.0.0',
  func: '1.1.0',
  remoteConfig: '1.0.0',
  stateless: '1.0.0',
  crudDemo: '2.0.0',
  push: '1.0.5',
} as const;

/** Values that stand where an app or the base info says nothing. */
export const appDefaults = { environment: 'dev', needGatherInfo: 'false' } as const;

export const scriptPartTimeoutMs = 120_000;

/** Remittance note of a bank transfer. */
export const remittanceNote: Text = { zh: '服务费', en: 'service fee' };

/** The namespace of a game in the monitoring dashboard. */
export function monitoringNamespace(gameId: string): string {
  return `game-${gameId}`;
}

/** The contact page with its topic filled in. */
export function contactPath(content: string): string {
  return `/contact-us?content=${encodeURIComponent(content)}`;
}

/** A user is internal when the e-mail ends with the company's domain. */
export function isInternalEmail(email: string, companyDomain: string): boolean {
  const domain = companyDomain.replace(/^@/, '').toLowerCase();
  return domain !== '' && email.toLowerCase().endsWith(`@${domain}`);
}

/** The `X-USER-INFO` marker of content delivery; an operator has `(LDAP)` in place of an id. */
export function userInfoMarker(userName: string, userId?: string): string {
  return `${userName} | ${userId ?? '(LDAP)'}`;
}
