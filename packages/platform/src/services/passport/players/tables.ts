// Rows of users, personas, their tokens and their days; the DDL with its indexes is in `../migrations`.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';

export interface PlayerTables {
  passport_users: UserRow;
  passport_personas: PersonaRow;
  passport_identities: IdentityRow;
  passport_ban_actions: BanActionRow;
  passport_token_families: TokenFamilyRow;
  passport_refresh_tokens: RefreshTokenRow;
  passport_revocations: RevocationRow;
  passport_daily_users: DailyUserRow;
  passport_daily_realm_users: DailyRealmUserRow;
}

interface Standing {
  app_id: string;
  id: string;
  /** Raised by whatever ends the tokens; a token of an earlier one is none. */
  token_generation: Generated<number>;
  ban_reason: Generated<string>;
  banned_at: Generated<string | null>;
  /** Null beside `banned_at` is for good. */
  unban_at: Generated<string | null>;
  last_login_at: Generated<string | null>;
  display_name: string;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface UserRow extends Standing {
  status: keyof typeof labels.playerUser.status;
  external_id: string | null;
  avatar_url: Generated<string>;
  device_id: Generated<string>;
  last_login_ip: Generated<string>;
  login_method: Generated<keyof typeof labels.playerUser.loginMethod | ''>;
  login_platform: Generated<keyof typeof labels.playerUser.loginPlatform | ''>;
  login_provider: Generated<string>;
  /** Sealed, as are the three below; the hashes are keyed, for finding a whole number or address. */
  phone: string | null;
  phone_hash: string | null;
  email: string | null;
  email_hash: string | null;
  real_name: string | null;
  id_number: string | null;
  id_number_hash: Generated<string | null>;
  age_group: Generated<keyof typeof labels.playerUser.ageGroup>;
  /** `YYYY-MM-DD` of the birthday that ends the age group. */
  age_group_ends: string | null;
}

interface PersonaRow extends Standing {
  user_id: string;
  status: keyof typeof labels.persona.status;
  realm_id: string;
  external_id: string;
  icon_url: string;
}

interface IdentityRow {
  app_id: string;
  provider: string;
  subject: string;
  user_id: string;
  created_at: string;
}

interface BanActionRow {
  app_id: string;
  /** A user or a persona. */
  subject_id: string;
  type: string;
  clear_leaderboard: boolean;
  reason: string;
  until: string | null;
  created_at: string;
}

interface TokenFamilyRow {
  app_id: string;
  id: string;
  user_id: string;
  persona_id: string;
  realm_id: string;
  /** False where a back end vouches for an id of its own. */
  is_account: boolean;
  user_generation: number;
  persona_generation: number;
  revoked_at: Generated<string | null>;
  expires_at: string;
}

interface RefreshTokenRow {
  app_id: string;
  token_hash: string;
  family_id: string;
  used_at: Generated<string | null>;
  /** The pair that it was changed for, sealed, for who did not get the reply. */
  successor: Generated<string | null>;
  expires_at: string;
}

interface RevocationRow {
  app_id: string;
  /** A user, a persona or a family of tokens. */
  subject_id: string;
  generation: number;
  raised_at: string;
  xact: Generated<number>;
}

interface DailyUserRow {
  app_id: string;
  day: string;
  user_id: string;
  /** When the user was first seen that day; null on days of before it was written. */
  came_at: Generated<string | null>;
}

interface DailyRealmUserRow extends DailyUserRow {
  realm_id: string;
}
