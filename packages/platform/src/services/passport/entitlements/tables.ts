import type { Json } from '#db/columns';

export interface EntitlementTables {
  passport_entitlements: EntitlementRow;
}

interface EntitlementRow {
  app_id: string;
  id: string;
  type: string;
  display_name: string;
  /** Either the user or the persona has it. */
  user_id: string | null;
  persona_id: string | null;
  start_time: string;
  end_time: string | null;
  suspended: boolean;
  suspend_reason: string;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}
