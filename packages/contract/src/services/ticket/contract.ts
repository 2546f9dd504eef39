// Consultation tickets and the contact form. Source: platform-core.md 7.9; wire/cdn-and-platform.md 2.3.7.

import * as z from 'zod';
import { field, id } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { byAnyone, fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import * as s from './schemas.ts';

const badType = 'invalid ticket type';
const badParameters = 'invalid parameters';
const byId = { id: field(z.uuid(), '咨询单 ID', 'Ticket id', 'ticket.ticket') };

export const ticket = service(
  'ticket',
  {
    title: { zh: '技术咨询', en: 'Consultation' },
    group: 'platform',
    intro: {
      zh: '技术咨询的提交、处理与公开详情，以及联系我们。',
      en: 'Asking an expert, the work on it and its public page, and writing to us.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'user',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/tickets', {
      query: z.object({
        ticketId: field(z.string().optional(), '咨询单 ID', 'Exact id', 'ticket.ticket'),
        orgName: field(z.string().optional(), '组织', 'Part of the name of the organisation'),
        orgId: field(z.string().optional(), '组织 ID', 'Exact id of the organisation', 'org.org'),
        type: field(s.TicketType.optional(), '类型', 'Only this type'),
        status: field(s.TicketStatus.optional(), '状态', 'Only this state'),
        ...offsetCount,
      }),
      reply: s.TicketPage,
      paging: 'total-items',
      ...fieldsAreOurs,
      summary: { zh: '列出咨询单', en: 'List the own tickets; all of them for an operator' },
      errors: [badType, badParameters],
    }),
    create: op('POST /api/ticket', {
      bodyLimit: LARGE_BODY,
      body: s.TicketCreate,
      reply: s.Ticket,
      ...fieldsAreOurs,
      summary: { zh: '提交咨询', en: 'Ask an expert' },
      errors: [badType, badParameters],
    }),
    get: op('GET /base/ticket/{id}', {
      params: byId,
      reply: s.PublicTicket,
      ...byAnyone,
      ...fieldsAreOurs,
      summary: { zh: '查看咨询单', en: 'Read a ticket without its contact details' },
      errors: [badParameters],
    }),
    update: op('PUT /api/ticket/{id}', {
      params: byId,
      body: s.TicketUpdate,
      reply: s.Ticket,
      ...operatorOnly,
      known: 'assumed',
      because: 'the specification shows no call that moves a ticket on',
      summary: { zh: '处理咨询单', en: 'Answer a ticket or change its state' },
      errors: [badParameters],
    }),
    contactUs: op('POST /base/contact-us', {
      body: s.ContactMessage,
      // why: each message is a mail to people
      limit: { calls: 10, seconds: 3600 },
      reply: z.object({ Id: id('ticket.message', '留言 ID', 'Message id') }),
      ...byAnyone,
      ...fieldsAreOurs,
      summary: { zh: '联系我们', en: 'Write to the provider' },
      errors: [badParameters],
    }),
  },
);
