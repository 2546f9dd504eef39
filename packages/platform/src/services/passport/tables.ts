// Rows of player accounts; the DDL with its indexes is in `db/migrations/0003-passport.ts`.
import type { Json } from '#db/connect';

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
  review_status: 'None' | 'Reviewing' | 'Approved' | 'Rejected';
  review_remark: string;
  mock_sms: boolean;
  mock_real_name: boolean;
  login_methods: Json<('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide')[]>;
  login_platforms: Json<('Android' | 'Ios' | 'Windows' | 'ServerSide')[]>;
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
  status: 'Created' | 'Open' | 'Closed' | 'Maintenance';
  external_id: string | null;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}
