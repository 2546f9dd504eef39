// What an operator may set of consultation.

export interface TicketSettings {
  /** Where people are read who write to the provider. */
  readonly supportMail: string;
}

declare module '#kernel/config' {
  interface Config extends TicketSettings {}
}

export const ticketSettings: TicketSettings = {
  supportMail: 'support@localhost',
};
