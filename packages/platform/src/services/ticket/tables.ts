// Tables of paid consultation and of messages to the provider.
import type { Json } from '#db/connect';

export interface TicketTables {
  tickets: TicketsTable;
  ticket_replies: TicketRepliesTable;
  contact_messages: ContactMessagesTable;
}

interface TicketsTable {
  id: string;
  type: 'crash' | 'performance' | 'proposal';
  title: string;
  content: string;
  expert: '' | 'director' | 'chief';
  half_hours: number;
  fee_fen: number;
  status: 'Pending' | 'Processing' | 'Finished' | 'Cancelled';
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
