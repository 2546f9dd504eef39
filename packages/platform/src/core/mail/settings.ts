// What an operator may set of mail.

export interface MailSettings {
  /** `smtp://user:password@host:port` of a mail server; without it mail stays in the outbox. */
  readonly smtpUrl?: string;
  /** Sender of the platform's mail. */
  readonly mailFrom: string;
}

declare module '#kernel/config' {
  interface Config extends MailSettings {}
}

export const mailSettings: MailSettings = {
  mailFrom: 'UOS <no-reply@localhost>',
};
