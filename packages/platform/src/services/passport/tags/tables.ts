export interface TagTables {
  passport_tags: TagRow;
  passport_user_tags: { app_id: string; user_id: string; tag_id: string; created_at: string };
  passport_persona_tags: { app_id: string; persona_id: string; tag_id: string; created_at: string };
}

interface TagRow {
  app_id: string;
  id: string;
  name: string;
  color: string;
  description: string;
  created_at: string;
  modified_at: string;
}
