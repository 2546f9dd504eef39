// Rows of player accounts; the DDL with its indexes is in `db/migrations/0003-passport.ts`.
import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';
import type { AchievementTables } from './achievements/tables.ts';
import type { BattlePassTables } from './battle-passes/tables.ts';
import type { EconomyTables } from './economy/tables.ts';
import type { EntitlementTables } from './entitlements/tables.ts';
import type { GiftTables } from './gifts/tables.ts';
import type { GuildTables } from './guilds/tables.ts';
import type { InboxTables } from './inbox/tables.ts';
import type { LeaderboardTables } from './leaderboards/tables.ts';
import type { MinorTables } from './minors/tables.ts';
import type { NoticeTables } from './notices/tables.ts';
import type { PlayerTables } from './players/tables.ts';
import type { QuestTables } from './quests/tables.ts';
import type { ReportTables } from './reports/tables.ts';
import type { SignInTables } from './setup/sign-in/tables.ts';
import type { SmsTables } from './setup/sms/tables.ts';
import type { SetupTables } from './setup/tables.ts';
import type { SocialTables } from './social/tables.ts';
import type { TagTables } from './tags/tables.ts';

declare module '#db/schema' {
  interface Database
    extends PassportTables,
      MinorTables,
      PlayerTables,
      SetupTables,
      SignInTables,
      SmsTables,
      TagTables,
      GuildTables,
      SocialTables,
      EntitlementTables,
      EconomyTables,
      LeaderboardTables,
      BattlePassTables,
      QuestTables,
      NoticeTables,
      InboxTables,
      AchievementTables,
      GiftTables,
      ReportTables {}
}

export interface PassportTables {
  passport_id_domains: IdDomainRow;
  passport_realms: RealmRow;
}

interface IdDomainRow {
  app_id: string;
  name: string;
  logo_url: string;
  company_name: string;
  production: boolean;
  review_status: keyof typeof labels.idDomain.reviewStatus;
  review_remark: string;
  mock_sms: boolean;
  mock_real_name: boolean;
  login_methods: Json<(keyof typeof labels.idDomain.loginMethod)[]>;
  login_platforms: Json<(keyof typeof labels.idDomain.loginPlatform)[]>;
  min_age: number;
  real_name_required: boolean;
  tos_version: number;
  created_at: string;
  modified_at: string;
}

interface RealmRow {
  id: string;
  app_id: string;
  name: string;
  status: keyof typeof labels.realm.status;
  external_id: string | null;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}
