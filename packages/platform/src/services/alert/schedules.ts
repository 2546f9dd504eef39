// Mail and messages to chat groups go out after the call that wrote them, and come round again until they are taken.
import { CHAT_TURN } from '#core/chat/chat-groups';
import { MAIL_TURN } from '#core/mail/mail';
import type { OwnSchedule } from '#kernel/time/schedules';
import { findUnsent, markSent } from './mail-store.ts';
import { tellGroup } from './tell-group.ts';

export const alertSchedules: readonly OwnSchedule[] = [
  {
    ...CHAT_TURN,
    lane: 'delivery',
    next: () => undefined,
    missed: 'once',
    ownTransactions: true,
    run: ({ ports, subject, signal }) => tellGroup(ports, subject, signal),
  },
  {
    ...MAIL_TURN,
    lane: 'delivery',
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
