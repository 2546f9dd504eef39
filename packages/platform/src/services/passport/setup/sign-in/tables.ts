// Rows of where players sign in from and of what they agree to; the DDL is in `../../migrations/2026-11-27-setup-sign-in.ts`.
import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

export interface SignInTables {
  passport_id_providers: ProviderRow;
  passport_web_logins: WebLoginRow;
  passport_terms: TermsRow;
  passport_terms_accepted: AcceptanceRow;
}

interface ProviderRow {
  app_id: string;
  id: string;
  provider: keyof typeof labels.idProvider.provider;
  login_platform: keyof typeof labels.idDomain.loginPlatform;
  client_id: string;
  /** Sealed; null where there is none. */
  client_secret: string | null;
  redirect_uri: string;
  enabled: boolean;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface WebLoginRow {
  app_id: string;
  state_hash: string;
  provider_id: string;
  /** Empty where the browser stays on a page. */
  redirect_uri: string;
  expires_at: string;
  used_at: string | null;
  /** Of the login code, once the provider has sent the browser back. */
  code_hash: string | null;
  /** Who it was, sealed. */
  account: string | null;
  code_expires_at: string | null;
}

interface TermsRow {
  app_id: string;
  id: string;
  title: string;
  content: string;
  links: Json<{ name: string; url: string }[]>;
  version: number;
  enabled: boolean;
  created_at: string;
  modified_at: string;
}

interface AcceptanceRow {
  app_id: string;
  user_id: string;
  terms_id: string;
  version: number;
  accepted_at: string;
}
