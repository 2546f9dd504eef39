// Mail: kept in an outbox that operators can read, and handed to a mail server where one is configured.
// Source: platform-core.md 7.8; wire/cdn-and-platform.md 2.3.6.
import type { alert } from '@uos/contract';
import type { Handlers } from '#kernel/call';
import { likePart, offsetCountPage } from '#kernel/paging';
import { putSchedule } from '#kernel/schedules';
import { insertMail, listMails } from './mail-store.ts';
import { sendKey } from './schedules.ts';

export const mails: Handlers<typeof alert>['mails'] = {
  async send(call) {
    const { To, Subject, Content, Template = '' } = call.input;
    const id = call.ports.ids.uuid();
    await insertMail(call.db, {
      id,
      recipients: To,
      subject: Subject,
      content: Content,
      template: Template,
      created_at: call.now,
      sent_at: null,
    });
    if (call.ports.config.smtpUrl !== undefined) {
      await putSchedule(call.db, { service: 'alert', key: sendKey(id), nextAt: new Date(call.now) });
    }
    call.note({ target: Subject, after: { To, Subject } });
    return { Id: id };
  },
  async outbox(call) {
    const { to } = call.input;
    const like = to === undefined ? undefined : likePart(to);
    const { rows, total } = await listMails(call.db, like, offsetCountPage(call.input));
    return {
      TotalCount: total,
      Items: rows.map((row) => ({
        Id: row.id,
        To: [...row.recipients],
        Subject: row.subject,
        Content: row.content,
        Template: row.template,
        CreatedAt: row.created_at,
      })),
    };
  },
};
