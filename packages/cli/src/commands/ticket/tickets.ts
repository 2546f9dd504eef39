// How consultation tickets are shown.
import { platformLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { PublicTicket } from '@uos/sdk/services/ticket';
import type { Column, Output, View } from '../../program/command.ts';
import { shownTime } from '../../terminal/output/values.ts';
import { wrapLines } from '../../terminal/wrap.ts';

const { ticket } = platformLabels;

const TITLE: Column = { field: 'Title', title: { zh: '标题', en: 'Title' } };
const STATUS: Column = { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: ticket.status };
const TYPE: Column = { field: 'Type', title: { zh: '类型', en: 'Type' }, labels: ticket.type };
const FEE: Column = { field: 'Fee', title: { zh: '费用', en: 'Fee' }, format: 'yuan' };
const ORG: Column = { field: 'OrgName', title: { zh: '组织', en: 'Organisation' } };
const ID: Column = { field: 'Id', title: { zh: 'ID', en: 'Id' } };
const CREATED: Column = { field: 'CreatedAt', title: { zh: '提交时间', en: 'Asked' }, format: 'time' };

const FIELDS = [
  ...['Id', 'Type', 'Title', 'Content', 'Expert', 'Duration', 'Fee', 'Status', 'OrganizationId', 'OrgName', 'AppId'],
  ...['ContactName', 'ContactPhone', 'ContactEmail', 'Attachments', 'Replies', 'CreatedBy', 'CreatedAt', 'UpdatedAt'],
];

export const TICKET_OUTPUT: Output = { columns: [TITLE, STATUS, TYPE, FEE, ID, CREATED, ORG], fields: FIELDS };

export const TICKET_RECORD: Output = {
  columns: [
    ...[ID, TITLE, TYPE, STATUS, FEE, CREATED, ORG],
    { field: 'Content', title: { zh: '内容', en: 'Question' } },
  ],
  fields: FIELDS,
};

/** The ticket as a conversation: what was asked and every reply, in the width of the terminal. */
export function ticketText(found: PublicTicket, { columns, paint, lang }: View): string {
  const word = (table: Readonly<Record<string, { zh: string; en: string }>>, key: string): string =>
    table[key]?.[lang] ?? key;
  const facts = [
    word(ticket.type, found.Type),
    word(ticket.status, found.Status),
    formatYuan(found.Fee),
    found.OrgName,
  ];
  const asked = lang === 'zh' ? '提问' : 'Asked';
  const files = found.Attachments.map((url) => `  ${url}`);
  const parts = [
    `${paint('bold', found.Title)}\n${facts.filter(Boolean).join(' · ')}\n${paint('dim', found.Id)}`,
    `${paint('dim', `${asked} ${shownTime(found.CreatedAt)}`)}\n${found.Content}${files.map((line) => `\n${line}`).join('')}`,
    ...found.Replies.map(
      ({ UserName, Content, CreatedAt }) =>
        `${paint('cyan', UserName)} ${paint('dim', shownTime(CreatedAt))}\n${Content}`,
    ),
  ];
  return `${wrapLines(parts.join('\n\n'), columns)}\n`;
}
