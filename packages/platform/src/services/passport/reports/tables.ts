import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

export interface ReportTables {
  passport_reports: ReportRow;
}

interface ReportRow {
  app_id: string;
  id: string;
  reporter_id: string;
  target_id: string;
  target_user_id: string;
  category: string;
  content: string;
  evidence: Json<string[]>;
  status: keyof typeof labels.report.status;
  result: string;
  reviewer: string;
  reviewed_at: string | null;
  created_at: string;
  modified_at: string;
}
