// Mail goes to the mail server outside of the call that wrote it, and comes round again until the server takes it.
import { MAIL_TURN } from '#kernel/mail';
import type { Schedule } from '#kernel/schedules';
import { findUnsent, markSent } from './mail-store.ts';

export const alertSchedules: readonly Schedule[] = [
  {
    ...MAIL_TURN,
    next: () => undefined,
    missed: 'once',
    ownTransactions: true,
    async run({ ports, subject: id }) {
      const { smtpUrl, mailFrom } = ports.config;
      const mail = await findUnsent(ports.db, id);
      if (mail === undefined || smtpUrl === undefined) {
        return;
      }
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(smtpUrl);
      try {
        await transport.sendMail({
          from: mailFrom,
          to: [...mail.recipients],
          subject: mail.subject,
          text: mail.content,
          // why: a mail that is handed over twice is recognised by its id
          messageId: `<${mail.id}@uos>`,
        });
      } finally {
        transport.close();
      }
      await markSent(ports.db, id, ports.clock.now().toISOString());
    },
  },
];
