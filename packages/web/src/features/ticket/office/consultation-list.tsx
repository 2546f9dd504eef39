// Every consultation that developers asked for.

import type { ListInput, Ticket } from '@uos/sdk/services/ticket';
import { ticketColumns } from '@uos/sdk/services/ticket.columns';
import { Suspense } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, sortedHere } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { chatIcon } from '../../../kit/show/icons.ts';
import { ticket } from '../queries.ts';
import { text } from './text.zh.ts';

const ConsultationDrawer = part(() => import('./consultation-drawer.tsx'), 'over');

const { Type, Status } = ticketColumns;

const columns = columnsOf<Ticket>(ticketColumns, {
  Title: { sort: true },
  Type: { sort: true },
  Status: {},
  Fee: { sort: true },
  OrgName: { sort: true },
  ContactName: { wideOnly: true },
  Replies: { title: text.replyCount, wideOnly: true },
  CreatedAt: { title: text.created, sort: true },
  Id: { title: text.id, hidden: true },
});

const source = sortedHere(
  listOf(ticket.list, ({ q, filters: { type, status, ticketId, orgId, orgName = '' } }) =>
    given({
      // why both: the search box and the filter ask for the same, and the filter is the one in links
      orgName: orgName === '' ? q : orgName,
      orgId,
      ticketId,
      type: type as ListInput['type'] | '',
      status: status as ListInput['status'] | '',
    }),
  ),
);

export default function ConsultationList() {
  const drawer = useSideDrawer('ticket');
  return (
    <Page title={text.tickets} help={text.ticketsHelp}>
      <DataList
        id="admin.tickets"
        label={text.tickets}
        source={source}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ Title }) => Title}
        rowSearch={({ Id }) => sideDrawer('ticket', Id)}
        search={text.search}
        filters={[
          labelFilter('status', Status.title, Status.labels),
          labelFilter('type', Type.title, Type.labels),
          { kind: 'text', key: 'ticketId', title: text.ticketId },
          { kind: 'text', key: 'orgId', title: text.organizationId },
          { kind: 'text', key: 'orgName', title: text.organizationName },
        ]}
        empty={
          <EmptyState icon={chatIcon} title={text.empty} commands={text.commands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {drawer.id === undefined ? null : (
        <Suspense fallback={null}>
          <ConsultationDrawer id={drawer.id} onClose={drawer.close} />
        </Suspense>
      )}
    </Page>
  );
}
