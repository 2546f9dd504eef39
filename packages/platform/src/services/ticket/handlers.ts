// Paid consultation, and messages to the provider. Source: wire/cdn-and-platform.md 2.2 (Ticket), 2.3.7.
import type { ticket } from '@uos/contract';
import { consultationFee } from '@uos/contract/rules';
import { findApp } from '#core/apps/apps';
import { isOwnFileUrl } from '#core/files/files';
import { putMail } from '#core/mail/mail';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { orgScope } from '#kernel/who/tenancy';
import { mayMove } from './rules.ts';
import { findTicket, insertContact, insertTicket, listTickets, moveTicket, replyTo, type TicketView } from './store.ts';

const FEN = 100;

export const ticketHandlers: Handlers<typeof ticket> = {
  async list(call) {
    const { ticketId, orgName, orgId, type, status } = call.input;
    const { rows, total } = await listTickets(
      call.db,
      {
        creator: call.credentials.operator === undefined ? call.credentials.user?.id : undefined,
        id: ticketId,
        orgId,
        orgName: orgName === undefined ? undefined : likePart(orgName),
        type,
        status,
      },
      offsetCountPage(call.input),
    );
    return { TotalCount: total, Items: rows.map(reply) };
  },
  async create(call) {
    const { Type, Title, Content, Expert, Duration = 1, OrganizationId, AppId, Attachments = [] } = call.input;
    const { user } = call.credentials;
    if (user === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['developers ask, operators answer'] });
    }
    if (Type === 'proposal' && Expert === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Expert: a proposal needs director or chief'] });
    }
    await refuseForeign(call, OrganizationId, AppId);
    await refuseForeignFiles(call, Attachments);
    const isProposal = Type === 'proposal';
    const id = call.ports.ids.uuid();
    await insertTicket(call.db, {
      id,
      type: Type,
      title: Title,
      content: Content,
      expert: isProposal ? (Expert ?? '') : '',
      half_hours: isProposal ? Duration : 0,
      fee_fen: Math.round(consultationFee(Type, Expert, Duration) * FEN),
      status: 'Pending',
      org_id: OrganizationId ?? null,
      app_id: AppId ?? null,
      contact_name: call.input.ContactName,
      contact_phone: call.input.ContactPhone,
      contact_email: call.input.ContactEmail ?? '',
      attachments: Attachments,
      created_by: user.id,
      created_at: call.now,
      updated_at: call.now,
    });
    call.note({ target: id, after: { Type, Title } });
    return reply(await requireTicket(call, id));
  },
  async get(call) {
    const { ContactName, ContactPhone, ContactEmail, ...open } = reply(await requireTicket(call, call.input.id));
    return open;
  },
  async update(call) {
    const { id, Status, Reply } = call.input;
    const found = await requireTicket(call, id);
    call.note({ before: reply(found) });
    if (Reply !== undefined) {
      await replyTo(call.db, {
        id: call.ports.ids.uuid(),
        ticket_id: found.id,
        author: call.actor.name,
        content: Reply,
        created_at: call.now,
      });
      await tellReply(call, found, Reply);
    }
    // why: the first answer takes the ticket up, unless its state is set beside it
    const next = Status ?? (Reply !== undefined && found.status === 'Pending' ? 'Processing' : found.status);
    if (
      !mayMove(found.status, next) ||
      !(await moveTicket(call.db, id, { from: found.status, to: next, now: call.now }))
    ) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: [`Status: ${found.status} does not become ${next}`],
      });
    }
    return reply(await requireTicket(call, id));
  },
  async contactUs(call) {
    const { Name, Company = '', Email, Phone = '', Content } = call.input;
    const id = call.ports.ids.uuid();
    await insertContact(call.db, {
      id,
      name: Name,
      company: Company,
      email: Email,
      phone: Phone,
      content: Content,
      remote_address: call.remoteAddress,
      created_at: call.now,
    });
    await putMail(call, {
      to: [call.ports.config.supportMail],
      subject: `联系我们：${Name}`,
      content: [`${Name} ${Company}`.trim(), Email, Phone, '', Content].join('\n'),
      template: 'contact-us',
    });
    return { Id: id };
  },
};

/** Who left an address hears of the answer. */
async function tellReply(call: Call, ticket: TicketView, text: string): Promise<void> {
  if (ticket.contact_email !== '') {
    await putMail(call, {
      to: [ticket.contact_email],
      subject: `咨询有新回复：${ticket.title}`,
      content: `${text}\n\n${call.ports.origins.console}/consultation/${ticket.id}\n`,
      template: 'ticket-reply',
    });
  }
}

async function refuseForeign(call: Call, orgId: string | undefined, appId: string | undefined): Promise<void> {
  if (orgId !== undefined && (await orgScope(call.db, call.credentials, orgId)) === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['OrganizationId: not one of yours'] });
  }
  if (appId !== undefined && (await findApp(call.db, call.credentials, appId)) === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['AppId: not one of yours'] });
  }
}

async function refuseForeignFiles(call: Call, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (!(await isOwnFileUrl(call, url))) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Attachments: no such file of yours'] });
    }
  }
}

async function requireTicket(call: Call, id: string): Promise<TicketView> {
  const found = await findTicket(call.db, id);
  if (found === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['no such ticket'] });
  }
  return found;
}

function reply(row: TicketView) {
  return {
    Id: row.id,
    Type: row.type,
    Title: row.title,
    Content: row.content,
    Expert: row.expert,
    Duration: row.half_hours,
    Fee: row.fee_fen / FEN,
    Status: row.status,
    OrganizationId: row.org_id ?? '',
    OrgName: row.org_name ?? '',
    AppId: row.app_id ?? '',
    ContactName: row.contact_name,
    ContactPhone: row.contact_phone,
    ContactEmail: row.contact_email,
    Attachments: [...row.attachments],
    Replies: row.replies.map((one) => ({ ...one })),
    CreatedBy: row.created_by,
    CreatedAt: row.created_at,
    UpdatedAt: row.updated_at,
  };
}
