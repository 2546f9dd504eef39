// Groups of the chat app that are told what happens to an app: a turn for each of them is written together with the line
// of the operation history that it tells of.
import type { Db } from '#db/connect';
import type { Config } from '#kernel/config';
import { putSchedules } from '#kernel/time/schedules';

declare module '#kernel/config' {
  interface Config {
    /** Where robots of groups of the chat app take messages; without it groups are not told anything. */
    readonly chatWebhook?: string;
  }
}

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
  const monitors = await db.selectFrom('monitors').select('id').where('app_id', '=', line.appId).execute();
  const { service, name } = CHAT_TURN;
  const nextAt = new Date(line.at);
  await putSchedules(
    db,
    monitors.map(({ id }) => ({ service, key: `${name}/${line.id}.${id}`, nextAt })),
  );
}
