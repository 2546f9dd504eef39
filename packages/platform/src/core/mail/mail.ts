// Mail goes into an outbox that operators can read, and from there to a mail server where one is configured.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { putSchedule } from '#kernel/time/schedules';

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly content: string;
  /** What it was made from; empty for one that was written by hand. */
  readonly template: string;
}

/** Service and name of the turns that hand mail to the server. */
export const MAIL_TURN = { service: 'alert', name: 'send-mail' } as const;

/** Writes the mail together with what it tells of, and answers its id. */
export async function putMail(
  { db, ports, now }: { readonly db: Db; readonly ports: Ports; readonly now: string },
  { to, subject, content, template }: Mail,
): Promise<string> {
  const id = ports.ids.uuid();
  await db
    .insertInto('mails')
    .values({ id, recipients: json(to), subject, content, template, created_at: now, sent_at: null })
    .execute();
  if (ports.config.smtpUrl !== undefined) {
    const { service, name } = MAIL_TURN;
    await putSchedule(db, { service, key: `${name}/${id}`, nextAt: new Date(now) });
  }
  return id;
}
