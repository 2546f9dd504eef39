// The consultations that one asked for.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import type { Ticket } from '@uos/sdk/browser';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { Page } from '../../../kit/page.tsx';
import { ticketsSource } from '../queries.ts';
import { text } from '../text.zh.ts';

const labels = platformLabels.ticket;
const c = columnsOf<Ticket>();

const columns = [
  c.text('Title', text.title),
  c.own('Type', text.type, ({ Type }) => label(labels.type, Type).zh, {
    value: ({ Type }) => label(labels.type, Type).zh,
  }),
  c.status('Status', text.status, labels.status),
  c.yuan('Fee', text.fee),
  c.own('Replies', text.replies, ({ Replies }) => Replies.length, {
    align: 'right',
    value: ({ Replies }) => Replies.length,
  }),
  c.time('CreatedAt', text.created),
  c.time('UpdatedAt', text.updated, { wideOnly: true }),
  c.id('Id', text.ticketId, { hidden: true }),
];

export default function TicketList() {
  const submit = (
    <Button
      leftSection={<Icon name="plus" size={16} />}
      renderRoot={(props) => <Link {...props} {...screen('/consultation/submit')} />}
    >
      {text.submit}
    </Button>
  );
  return (
    <Page title={text.consultations} help={text.consultationsHelp} actions={submit}>
      <DataList
        id="ticket.list"
        label={text.consultations}
        source={ticketsSource}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ Title }) => Title}
        rowLink={({ Id }) => screen('/consultation/{ticketId}', { ticketId: Id })}
        search={text.searchTickets}
        filters={[labelFilter('type', text.type, labels.type), labelFilter('status', text.status, labels.status)]}
        empty={
          <EmptyState icon="chat" title={text.noTickets} action={submit} commands={['uos ticket ls']}>
            {text.noTicketsHint}
          </EmptyState>
        }
      />
    </Page>
  );
}
