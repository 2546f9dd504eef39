// Mail that operators write, and the outbox in which all mail of the platform can be read.
// Source: platform-core.md 7.8; wire/cdn-and-platform.md 2.3.6.
import type { alert } from '@uos/contract';
import { putMail } from '#core/mail/mail';
import type { Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { listMails } from './mail-store.ts';

export const mails: Handlers<typeof alert>['mails'] = {
  async send(call) {
    const { To, Subject, Content, Template = '' } = call.input;
    const Id = await putMail(call, { to: To, subject: Subject, content: Content, template: Template });
    call.note({ target: Subject, after: { To, Subject } });
    return { Id };
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
        SentAt: row.sent_at,
      })),
    };
  },
};
