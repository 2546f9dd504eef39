// One consultation: the question, the answers so far, and the next one.

import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { Ticket, UpdateInput } from '@uos/sdk/services/ticket';
import { ticketColumns } from '@uos/sdk/services/ticket.columns';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { chatIcon, checkIcon, closeIcon, playIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { ticket } from '../queries.ts';
import classes from './consultation.module.css';
import { ticketQuery } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { text } from './text.zh.ts';

const { Status: states } = ticketColumns;

const everyFact = columnsOf<Ticket>(ticketColumns, {
  Type: {},
  Fee: {},
  Expert: {},
  Duration: { cell: ({ Duration }) => text.halfHours(Duration) },
  ContactName: {},
  ContactPhone: {},
  ContactEmail: {},
  CreatedAt: { title: text.created },
  OrgName: {
    cell: ({ OrganizationId, OrgName }) => (
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link {...props} {...screen('/admin/organization/{orgId}', { orgId: OrganizationId })} />
        )}
      >
        {OrgName}
      </Anchor>
    ),
  },
  AppId: {
    title: text.app,
    kind: 'text',
    cell: ({ AppId }) => (
      <Anchor inherit renderRoot={(props) => <Link {...props} {...screen('/services/{appId}', { appId: AppId })} />}>
        {AppId.slice(0, 8)}
      </Anchor>
    ),
  },
  Id: { title: text.id },
});

interface ConsultationDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

export default function ConsultationDrawer({ id, onClose }: ConsultationDrawerProps) {
  const query = useQuery(ticketQuery(id));
  const [isCancelling, setCancelling] = useState(false);
  const move = useAction({
    run: (Status: NonNullable<UpdateInput['Status']>) => ticket.update({ id, Status }),
    done: ({ Status }) => text.moved(label(states.labels, Status)[language]),
    now: (Status) => ({ is: ({ Id }) => Id === id, set: { Status } }),
    refresh: [keyOf(ticket.list), keyOf(ticket.get)],
  });
  const facts = everyFact.filter(({ key }) => query.data === undefined || isTold(query.data, key));
  return (
    <SideDrawer title={text.ticket} closeLabel={text.closeDrawer} onClose={onClose}>
      <DetailPage
        place="drawer"
        query={query}
        kind={text.ticket}
        icon={chatIcon}
        title={({ Title: title }) => title}
        status={({ Status }) => <StatusDot label={label(states.labels, Status)} />}
        facts={facts}
        actions={({ Status }) => {
          const reason = isOver(Status) ? text.over : undefined;
          return [
            ...(Status === 'Pending'
              ? [{ label: text.start, icon: playIcon, primary: true, onClick: () => move.mutate('Processing') }]
              : []),
            {
              label: text.finish,
              icon: checkIcon,
              primary: !isOver(Status),
              reason,
              onClick: () => move.mutate('Finished'),
            },
            { label: text.cancel, icon: closeIcon, danger: true, reason, onClick: () => setCancelling(true) },
          ];
        }}
      >
        {(one) => (
          <>
            <Conversation of={one} />
            {one.Status === 'Cancelled' ? null : <ReplyForm key={one.Replies.length} of={one} />}
            {isCancelling ? (
              <Confirm
                title={text.cancel}
                verb={text.cancel}
                onConfirm={() => ticket.update({ id, Status: 'Cancelled' })}
                done={text.moved(states.labels.Cancelled[language])}
                refresh={[keyOf(ticket.list)]}
                onClose={() => setCancelling(false)}
              >
                {text.cancelWords(one.Title)}
              </Confirm>
            ) : null}
          </>
        )}
      </DetailPage>
    </SideDrawer>
  );
}

function isOver(status: string): boolean {
  return status === 'Finished' || status === 'Cancelled';
}

/** What says nothing of this ticket is left out. */
function isTold(one: Ticket, key: string): boolean {
  const value = (one as unknown as Readonly<Record<string, unknown>>)[key];
  return value !== '' && value !== 0;
}

function Conversation({ of: { Id, Content, Attachments, Replies } }: { of: Ticket }) {
  return (
    <Stack gap="sm">
      <Title order={3}>{text.content}</Title>
      <Paper p="md" className={classes.words}>
        {Content}
      </Paper>
      {Attachments.length === 0 ? null : (
        <div className={classes.links}>
          {Attachments.map((url, index) => (
            <Anchor key={url} size="sm" href={url} target="_blank" rel="noopener noreferrer">
              {text.attachment(index + 1)}
            </Anchor>
          ))}
        </div>
      )}
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} {...screen('/consultation/{ticketId}', { ticketId: Id })} />}
      >
        {text.openPublic}
      </Anchor>
      <Title order={3}>{text.replies}</Title>
      {Replies.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noReplies}
        </Text>
      ) : (
        Replies.map(({ UserName, Content: words, CreatedAt }) => (
          <Paper key={CreatedAt} p="md" component="article">
            <Text size="xs" c="dimmed">
              {UserName} · {formatTime(CreatedAt)}
            </Text>
            <div className={classes.words}>{words}</div>
          </Paper>
        ))
      )}
    </Stack>
  );
}
