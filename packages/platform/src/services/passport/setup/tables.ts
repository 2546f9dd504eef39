// Rows of what an app sets up; the DDL is in `../migrations/2026-11-26-setup.ts`.
import type { GivenPassportSettings } from '@uos/contract/rules';
import type { Json } from '#db/columns';

export interface SetupTables {
  passport_settings: SettingsRow;
}

interface SettingsRow {
  app_id: string;
  /** What the app has said; defaults are filled in when it is read. */
  settings: Json<GivenPassportSettings>;
  modified_at: string;
}
