// Rows → what callers see.
import type { BlacklistRow, FriendRow } from './store/friends.ts';
import type { PresenceRow } from './store/presences.ts';
import type { FriendRequestRow } from './store/requests.ts';

export function friendReply(row: FriendRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    sourcePersonaID: row.source_id,
    sourceRealmID: row.source_realm,
    sourceRealmName: row.source_realm_name,
    targetPersonaID: row.target_id,
    targetRealmID: row.target_realm,
    targetRealmName: row.target_realm_name,
    targetPersonaProperties: row.properties,
    displayName: row.display_name,
    status: row.status,
    iconUrl: row.icon_url,
    remark: row.remark,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function friendRequestReply(row: FriendRequestRow) {
  return {
    id: row.id,
    sourcePersonaID: row.source_id,
    sourceDisplayName: row.source_name,
    targetPersonaID: row.target_id,
    targetDisplayName: row.target_name,
    message: row.message,
    status: row.status,
    createdAt: row.created_at,
  };
}

export function blacklistReply(row: BlacklistRow) {
  return { id: row.id, targetPersonaID: row.target_id, displayName: row.display_name, createdAt: row.created_at };
}

export function presenceReply(row: PresenceRow) {
  return { personaID: row.persona_id, status: row.status, properties: row.properties, updatedAt: row.updated_at };
}
