// Rows → what callers see.
import type { Selectable } from 'kysely';
import type { PassportTables } from './tables.ts';

export function idDomainReply(row: Selectable<PassportTables['passport_id_domains']>) {
  return {
    id: row.app_id,
    name: row.name,
    logoURL: row.logo_url,
    companyName: row.company_name,
    production: row.production,
    reviewStatus: row.review_status,
    mockSms: row.mock_sms,
    mockRealName: row.mock_real_name,
    loginMethods: row.login_methods,
    loginPlatforms: row.login_platforms,
    minAge: row.min_age,
    realNameRequired: row.real_name_required,
    tosVersion: row.tos_version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function realmReply(row: Selectable<PassportTables['passport_realms']>) {
  return {
    realmID: row.id,
    idDomainID: row.app_id,
    name: row.name,
    status: row.status,
    externalRealmID: row.external_id ?? '',
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}
