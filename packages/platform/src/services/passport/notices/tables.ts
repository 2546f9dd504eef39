import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

export interface NoticeTables {
  passport_notices: NoticeRow;
}

interface NoticeRow {
  app_id: string;
  id: string;
  title: string;
  subtitle: string;
  content: string;
  namespace: string;
  tags: Json<Record<string, string>>;
  /** As it was written; what it is now follows from the time too. */
  status: keyof typeof labels.billboard.status;
  publish_time: string | null;
  expire_time: string | null;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}
