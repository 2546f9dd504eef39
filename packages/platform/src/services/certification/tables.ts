// Tables of certifications.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';

declare module '#db/schema' {
  interface Database extends CertificationTables {}
}

export interface CertificationTables {
  certifications: CertificationsTable;
}

/** The company behind an organisation; at most one that is not invalid. */
interface CertificationsTable {
  id: string;
  org_id: string;
  company_name: string;
  credit_code: string;
  license_image_url: string;
  legal_person: string;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  bank_name: string;
  bank_account: string;
  status: keyof typeof labels.certification.status;
  reason: string;
  created_by: string;
  reviewed_by: string;
  reviewed_at: string | null;
  created_at: string;
  updated_at: string;
  revision: Generated<number>;
}
