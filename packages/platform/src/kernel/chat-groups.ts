// Groups of the chat app that are told what happens to an app: a turn for each of them is written together with the line
// of the operation history that it tells of.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Config } from '#kernel/config';

/** Service and name of the turns that tell a group; the subject is `{line of the history}.{monitor}`. */
export const CHAT_TURN = { service: 'alert', name: 'tell-group' } as const;

/** Lets every group hear of a line of the history, where a chat app is configured. */
export async function tellGroups(
  db: Db,
  { chatWebhook }: Pick<Config, 'chatWebhook'>,
  line: { readonly id: string; readonly appId: string | null; readonly at: string },
): Promise<void> {
  if (chatWebhook === undefined || line.appId === null) {
    return;
  }
  await sql`
    INSERT INTO schedules (service, key, next_at, ready_at, payload, holder, failures, last_error)
    SELECT ${CHAT_TURN.service}, ${`${CHAT_TURN.name}/${line.id}.`}::text || m.id::text,
      ${line.at}::timestamptz, ${line.at}::timestamptz, '{}'::jsonb, NULL, 0, ''
    FROM monitors m WHERE m.app_id = ${line.appId}::uuid`.execute(db);
}
