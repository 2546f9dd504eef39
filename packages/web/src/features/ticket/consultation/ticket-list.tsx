// The consultations that one asked for.

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ListInput, Ticket } from '@uos/sdk/services/ticket';
import { ticketColumns } from '@uos/sdk/services/ticket.columns';
import { screen } from '../../../kit/address/link.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { chatIcon, plusIcon } from '../../../kit/show/icons.ts';
import { ticket } from '../queries.ts';
import { text } from '../text.zh.ts';

const { Type, Status } = ticketColumns;

const columns = columnsOf<Ticket>(ticketColumns, {
  Title: {},
  Type: {},
  Status: {},
  Fee: {},
  Replies: {},
  CreatedAt: { title: text.created },
  UpdatedAt: { wideOnly: true },
  Id: { title: text.ticketId, hidden: true },
});

const source = listOf(ticket.list, ({ q, filters: { type = '', status = '' } }) =>
  given({ ticketId: q.trim(), type: type as ListInput['type'] | '', status: status as ListInput['status'] | '' }),
);

export default function TicketList() {
  const submit = (
    <Button
      leftSection={<Icon of={plusIcon} size={16} />}
      renderRoot={(props) => <Link {...props} {...screen('/consultation/submit')} />}
    >
      {text.submit}
    </Button>
  );
  return (
    <Page title={text.consultations} help={text.consultationsHelp} actions={submit}>
      <DataList
        label={text.consultations}
        source={source}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ Title }) => Title}
        rowLink={({ Id }) => screen('/consultation/{ticketId}', { ticketId: Id })}
        search={text.searchTickets}
        filters={[labelFilter('type', Type.title, Type.labels), labelFilter('status', Status.title, Status.labels)]}
        empty={
          <EmptyState icon={chatIcon} title={text.noTickets} action={submit} commands={['uos ticket ls']}>
            {text.noTicketsHint}
          </EmptyState>
        }
      />
    </Page>
  );
}
