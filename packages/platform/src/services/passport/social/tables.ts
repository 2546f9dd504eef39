import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

export interface SocialTables {
  passport_friends: FriendRow;
  passport_friend_requests: FriendRequestRow;
  passport_friend_blacklist: BlacklistRow;
  passport_presences: PresenceRow;
}

/** One row for each side of a friendship. */
interface FriendRow {
  app_id: string;
  source_id: string;
  target_id: string;
  id: string;
  remark: string;
  created_at: string;
  modified_at: string;
}

interface FriendRequestRow {
  app_id: string;
  id: string;
  source_id: string;
  target_id: string;
  message: string;
  status: keyof typeof labels.friendRequest.status;
  created_at: string;
  modified_at: string;
}

interface BlacklistRow {
  app_id: string;
  source_id: string;
  target_id: string;
  id: string;
  created_at: string;
}

interface PresenceRow {
  app_id: string;
  persona_id: string;
  status: string;
  properties: Json<Record<string, string>>;
  updated_at: string;
}
