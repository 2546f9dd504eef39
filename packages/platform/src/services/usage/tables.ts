// Rows of usage reports; what is counted is in the meter. The DDL is in `db/migrations/0004-mods.ts`.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { BundleContents } from '#engines/parsers/unity-fs';

declare module '#db/schema' {
  interface Database extends UsageTables {}
}

export interface UsageTables {
  cdn_bundle_analyses: BundleAnalysisRow;
}

interface BundleAnalysisRow {
  id: string;
  app_id: string;
  bucket_id: string;
  /** Null for the current entry. */
  release_id: string | null;
  path: string;
  status: keyof typeof labels.bundleAnalysis.status;
  created_at: string;
  finished_at: Generated<string | null>;
  result: Json<BundleContents | null>;
  error: Generated<string>;
}
