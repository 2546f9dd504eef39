// Source: wire/cdn-and-platform.md 2.2 (Ticket) and 2.3.7.
import { info, type Row, TIME, UUID } from '../row.ts';

const TICKET =
  'Id Type Title Content Expert Duration Fee Status OrganizationId OrgName AppId Attachments Replies CreatedBy CreatedAt UpdatedAt';
const contact = { ContactName: '林湾', ContactPhone: '13800000000' };
const crash = { Type: 'crash', Title: '崩溃', Content: '启动时崩溃', ...contact };

export const rows: readonly Row[] = [
  {
    ...{ call: 'ticket.create', known: 'spec', as: 'owner', send: 'POST /api/ticket', body: crash, status: 200 },
    ...{
      has: { Status: 'Pending', Fee: 6480, CreatedAt: TIME, Id: UUID },
      names: { '': `${TICKET} ContactName ContactPhone ContactEmail` },
      keep: { id: 'Id' },
    },
  },
  {
    ...{
      call: 'ticket.create',
      known: 'spec',
      says: 'half hours of a chief',
      as: 'owner',
      send: 'POST /api/ticket',
      status: 200,
    },
    ...{ body: { ...crash, Type: 'proposal', Expert: 'chief', Duration: 2 }, has: { Fee: 2560 } },
  },
  {
    call: 'ticket.create',
    known: 'spec',
    as: 'owner',
    send: 'POST /api/ticket',
    body: { ...crash, Type: 'gift' },
    status: 400,
    has: info('invalid ticket type'),
  },
  {
    call: 'ticket.create',
    known: 'spec',
    as: 'owner',
    send: 'POST /api/ticket',
    body: { Type: 'crash' },
    status: 400,
    has: info('invalid parameters'),
  },
  {
    call: 'ticket.list',
    known: 'spec',
    as: 'owner',
    send: 'GET /api/tickets?type=crash',
    status: 200,
    has: { TotalCount: 1 },
    names: { 'Items.0': TICKET },
  },
  {
    call: 'ticket.list',
    known: 'spec',
    as: 'operator',
    send: 'GET /api/tickets?ticketId={id}',
    status: 200,
    has: { TotalCount: 1 },
  },
  {
    call: 'ticket.get',
    known: 'spec',
    says: 'without how to reach anybody',
    as: 'anyone',
    send: 'GET /base/ticket/{id}',
    status: 200,
    names: { '': 'Id Type Title Content Fee Status' },
  },
  {
    call: 'ticket.update',
    known: 'ours',
    as: 'operator',
    send: 'PUT /api/ticket/{id}',
    body: { Status: 'Processing', Reply: '明天联系' },
    status: 200,
    has: { Status: 'Processing', Replies: [{ Content: '明天联系', CreatedAt: TIME }] },
  },
  {
    call: 'ticket.update',
    known: 'ours',
    as: 'owner',
    send: 'PUT /api/ticket/{id}',
    body: { Status: 'Finished' },
    status: 403,
    has: info('permission denied'),
  },
  {
    call: 'ticket.contactUs',
    known: 'spec',
    as: 'anyone',
    send: 'POST /base/contact-us',
    body: { Name: '林湾', Email: 'a@studio.example', Content: '咨询' },
    status: 200,
    has: { Id: UUID },
  },
  {
    call: 'ticket.contactUs',
    known: 'ours',
    as: 'anyone',
    send: 'POST /base/contact-us',
    body: { Name: '林湾' },
    status: 400,
    has: info('invalid parameters'),
  },
];
