// Paid technical consultation, and messages to the provider. Source: wire/cdn-and-platform.md 2.2 (Ticket, Contact).

import * as z from 'zod';
import { enumOf, orEmpty } from '../../kernel/enums.ts';
import { count, entity, field, id, line, lineIfAny, money, text, time } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';

export const TicketType = enumOf(labels.ticket.type, { error: 'invalid ticket type' });
export const TicketExpert = enumOf(labels.ticket.expert);
export const TicketStatus = enumOf(labels.ticket.status);

export const Ticket = entity(
  z.object({
    Id: id('ticket.ticket', '咨询单 ID', 'Ticket id'),
    Type: field(TicketType, '类型', 'What it is about'),
    Title: text('标题', 'Title'),
    Content: text('内容', 'The question'),
    Expert: field(orEmpty(TicketExpert), '专家', 'Who is asked; empty unless it is about a proposal'),
    Duration: count('时长', 'Half hours; 0 where it is paid by session'),
    Fee: money('费用', 'Yuan'),
    Status: field(TicketStatus, '状态', 'State'),
    OrganizationId: text('组织 ID', 'Organisation, or empty', 'org.org'),
    OrgName: text('组织', 'Name of the organisation, or empty'),
    AppId: text('应用 ID', 'App, or empty', 'app.app'),
    ContactName: text('联系人', 'Whom to call'),
    ContactPhone: text('联系电话', 'Phone number'),
    ContactEmail: text('联系邮箱', 'E-mail, or empty'),
    Attachments: field(z.array(z.string()), '附件', 'URLs of files'),
    Replies: field(
      z.array(
        z.object({
          UserName: text('回复人', 'Who answered'),
          Content: text('内容', 'The answer'),
          CreatedAt: time('回复时间', 'Time of the answer'),
        }),
      ),
      '回复',
      'Oldest first',
    ),
    CreatedBy: text('创建者 ID', 'Who asked'),
    CreatedAt: time('创建时间', 'Time of creation'),
    UpdatedAt: time('更新时间', 'Time of the last change'),
  }),
  {
    id: 'Ticket',
    zh: '咨询单',
    en: 'A paid question to an expert of the provider',
    columns: ['Id', 'Type', 'Title', 'Fee', 'Status', 'OrgName', 'CreatedAt'],
    key: 'Id',
    named: ['Title'],
  },
);

export const PublicTicket = entity(Ticket.omit({ ContactName: true, ContactPhone: true, ContactEmail: true }), {
  id: 'PublicTicket',
  zh: '公开咨询单',
  en: 'A ticket as anyone with its link sees it: without contact details',
  columns: ['Id', 'Type', 'Title', 'Fee', 'Status', 'OrgName', 'CreatedAt'],
  key: 'Id',
});

export const TicketPage = totalItems(Ticket);

export const TicketCreate = z.object({
  Type: field(TicketType, '类型', 'What it is about'),
  Title: line(200, '标题', 'Title'),
  Content: field(z.string().min(1).max(20_000), '内容', 'The question'),
  Expert: field(TicketExpert.optional(), '专家', 'Who is asked; needed for a proposal'),
  Duration: field(z.int().min(1).max(48).optional(), '时长', 'Half hours, for a proposal; default 1'),
  OrganizationId: field(z.uuid().optional(), '组织 ID', 'Organisation', 'org.org'),
  AppId: field(z.uuid().optional(), '应用 ID', 'App', 'app.app'),
  ContactName: line(50, '联系人', 'Whom to call'),
  ContactPhone: line(30, '联系电话', 'Phone number'),
  ContactEmail: field(z.email().optional(), '联系邮箱', 'E-mail'),
  // why: it becomes a link that an operator clicks
  Attachments: field(
    z
      .array(
        z
          .string()
          .max(2048)
          .regex(/^(?:https?:\/\/|\/)\P{Cc}*$/u),
      )
      .max(20)
      .optional(),
    '附件',
    'URLs of uploaded files',
  ),
});

export const TicketUpdate = z.object({
  Status: field(TicketStatus.optional(), '状态', 'New state'),
  Reply: field(z.string().min(1).max(20_000).optional(), '回复', 'An answer to add'),
});

export const ContactMessage = z.object({
  Name: line(50, '姓名', 'Who writes'),
  Company: lineIfAny(200, '公司', 'Company').optional(),
  Email: field(z.email(), '邮箱', 'E-mail'),
  Phone: field(z.string().max(30).optional(), '电话', 'Phone number'),
  Content: field(z.string().min(1).max(5000), '内容', 'The message'),
});
