// Every consultation that developers asked for.
import { label, platformLabels } from '@uos/contract/labels';
import type { ListInput, Ticket } from '@uos/sdk/services/ticket';
import { lazy, Suspense } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { given, serverSource, sortedHere } from '../../../kit/list/source.ts';
import { Page } from '../../../kit/page.tsx';
import { ticket, ticketsKey } from './queries.ts';
import { text } from './text.zh.ts';

const ConsultationDrawer = lazy(() => import('./consultation-drawer.tsx'));

const { ticket: labels } = platformLabels;
const c = columnsOf<Ticket>();

const columns = [
  c.text('Title', text.ticketTitle, { sort: true }),
  c.own('Type', text.type, ({ Type }) => label(labels.type, Type).zh, { value: ({ Type }) => Type, sort: true }),
  c.status('Status', text.status, labels.status),
  c.yuan('Fee', text.fee, { sort: true }),
  c.text('OrgName', text.organization, { sort: true }),
  c.text('ContactName', text.contact, { wideOnly: true }),
  c.own('Replies', text.replyCount, ({ Replies }) => Replies.length, { wideOnly: true, align: 'right' }),
  c.time('CreatedAt', text.created, { sort: true }),
  c.id('Id', text.id, { hidden: true }),
];

const source = sortedHere<Ticket>(
  serverSource({
    key: [...ticketsKey, 'rows'],
    call: ticket.list,
    input: ({ q, filters: { type, status, ticketId, orgId, orgName = '' } }) =>
      given({
        // why both: the search box and the filter ask for the same, and the filter is the one in links
        orgName: orgName === '' ? q : orgName,
        orgId,
        ticketId,
        type: type as ListInput['type'] | '',
        status: status as ListInput['status'] | '',
      }),
  }),
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
          labelFilter('status', text.status, labels.status),
          labelFilter('type', text.type, labels.type),
          { kind: 'text', key: 'ticketId', title: text.ticketId },
          { kind: 'text', key: 'orgId', title: text.organizationId },
          { kind: 'text', key: 'orgName', title: text.organizationName },
        ]}
        empty={
          <EmptyState icon="chat" title={text.empty} commands={text.commands}>
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
