// One consultation: the question, the answers so far, and the next one.
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { Ticket, UpdateInput } from '@uos/sdk/services/ticket';
import { useState } from 'react';
import { Confirm } from '../../../kit/confirm.tsx';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { StatusDot } from '../../../kit/status-dot.tsx';
import { useAction } from '../../../kit/use-action.ts';
import classes from './consultation.module.css';
import { ticket, ticketQuery, ticketsKey } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { text } from './text.zh.ts';

const { ticket: labels } = platformLabels;
const c = columnsOf<Ticket>();

const everyFact = [
  c.own('Type', text.type, ({ Type }) => label(labels.type, Type).zh),
  c.yuan('Fee', text.fee),
  c.own('Expert', text.expert, ({ Expert }) => label(labels.expert, Expert).zh),
  c.own('Duration', text.duration, ({ Duration }) => text.halfHours(Duration)),
  c.text('ContactName', text.contact),
  c.text('ContactPhone', text.phone),
  c.text('ContactEmail', text.email),
  c.time('CreatedAt', text.created),
  c.own('OrgName', text.organization, ({ OrganizationId, OrgName }) => (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} {...screen('/admin/organization/{orgId}', { orgId: OrganizationId })} />}
    >
      {OrgName}
    </Anchor>
  )),
  c.own('AppId', text.app, ({ AppId }) => (
    <Anchor inherit renderRoot={(props) => <Link {...props} {...screen('/services/{appId}', { appId: AppId })} />}>
      {AppId.slice(0, 8)}
    </Anchor>
  )),
  c.id('Id', text.id),
];

interface ConsultationDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

export default function ConsultationDrawer({ id, onClose }: ConsultationDrawerProps) {
  const query = useQuery(ticketQuery(id));
  const [isCancelling, setCancelling] = useState(false);
  const move = useAction({
    run: (Status: NonNullable<UpdateInput['Status']>) => ticket.update({ id, Status }),
    done: ({ Status }) => text.moved(label(labels.status, Status).zh),
    refresh: [ticketsKey],
  });
  const facts = everyFact.filter(({ key }) => query.data === undefined || isTold(query.data, key));
  return (
    <SideDrawer title={text.ticket} closeLabel={text.closeDrawer} onClose={onClose}>
      <DetailPage
        place="drawer"
        query={query}
        kind={text.ticket}
        icon="chat"
        title={({ Title: title }) => title}
        status={({ Status }) => <StatusDot label={label(labels.status, Status)} />}
        facts={facts}
        actions={({ Status }) => {
          const reason = isOver(Status) ? text.over : undefined;
          return [
            ...(Status === 'Pending'
              ? [{ label: text.start, icon: 'play' as const, primary: true, onClick: () => move.mutate('Processing') }]
              : []),
            {
              label: text.finish,
              icon: 'check',
              primary: !isOver(Status),
              reason,
              onClick: () => move.mutate('Finished'),
            },
            { label: text.cancel, icon: 'close', danger: true, reason, onClick: () => setCancelling(true) },
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
                done={text.moved(labels.status.Cancelled.zh)}
                refresh={[ticketsKey]}
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
