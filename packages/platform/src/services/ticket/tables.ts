// Tables of paid consultation and of messages to the provider.
import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends TicketTables {}
}

export interface TicketTables {
  tickets: TicketsTable;
  ticket_replies: TicketRepliesTable;
  contact_messages: ContactMessagesTable;
}

interface TicketsTable {
  id: string;
  type: keyof typeof labels.ticket.type;
  title: string;
  content: string;
  expert: '' | keyof typeof labels.ticket.expert;
  half_hours: number;
  fee_fen: number;
  status: keyof typeof labels.ticket.status;
  org_id: string | null;
  app_id: string | null;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  attachments: Json<readonly string[]>;
  created_by: string;
  created_at: string;
  updated_at: string;
}

interface TicketRepliesTable {
  id: string;
  ticket_id: string;
  author: string;
  content: string;
  created_at: string;
}

interface ContactMessagesTable {
  id: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  content: string;
  remote_address: string;
  created_at: string;
}
