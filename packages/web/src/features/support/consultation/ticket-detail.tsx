// One consultation, open to anybody who has its link: the question and what experts answered.
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { PublicTicket } from '@uos/sdk/browser';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { isMissing } from '../../../kit/error-facts.ts';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { Page } from '../../../kit/page.tsx';
import { StatusDot } from '../../../kit/status-dot.tsx';
import { toastDone } from '../../../kit/toast.tsx';
import { nameIn } from '../../../parts/upload/uploaded-file.ts';
import { useSession } from '../../../shell/session.ts';
import { ticketQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './ticket-detail.module.css';

const labels = platformLabels.ticket;
const c = columnsOf<PublicTicket>();

const facts = [
  c.own('Type', text.type, ({ Type, Expert }) =>
    [label(labels.type, Type).zh, ...(Expert === '' ? [] : [label(labels.expert, Expert).zh])].join(' · '),
  ),
  c.yuan('Fee', text.fee),
  c.own('Duration', text.booked, ({ Duration }) => (Duration === 0 ? '-' : text.durationOf(Duration))),
  c.text('OrgName', text.organization),
  c.time('CreatedAt', text.created),
  c.id('Id', text.ticketId),
];

export default function TicketDetail() {
  const { ticketId = '' } = useParams({ strict: false }) as { ticketId?: string };
  const found = useQuery(ticketQuery(ticketId));
  const isSignedIn = (useSession()?.User ?? null) !== null;
  const clipboard = useClipboard();
  const list = screen('/consultation');
  if (isMissing(found.error)) {
    return (
      <Page title={text.consultation}>
        <EmptyState icon="chat" title={text.noSuchTicket}>
          {text.noSuchTicketHint}
        </EmptyState>
      </Page>
    );
  }
  return (
    <DetailPage
      query={found}
      kind={text.consultation}
      icon="chat"
      title={({ Title: title }) => title}
      status={({ Status }) => <StatusDot label={label(labels.status, Status)} />}
      facts={facts}
      {...(isSignedIn ? { crumbs: [{ title: text.consultations, link: list }], list } : {})}
      actions={() => [
        {
          label: text.copyLink,
          icon: 'copy',
          primary: true,
          onClick: () => {
            clipboard.copy(location.href);
            toastDone(text.linkCopied);
          },
        },
      ]}
    >
      {(ticket) => (
        <Stack>
          <Question ticket={ticket} />
          <Replies ticket={ticket} />
        </Stack>
      )}
    </DetailPage>
  );
}

function Question({ ticket: { Content, Attachments } }: { ticket: PublicTicket }) {
  return (
    <Paper p="lg" component="section" aria-label={text.question_}>
      <Title order={2} mb="sm">
        {text.question_}
      </Title>
      <p className={classes.words}>{Content}</p>
      {Attachments.length === 0 ? null : (
        <>
          <Title order={3} mt="md" mb={4}>
            {text.attachments}
          </Title>
          <ul className={classes.files}>
            {Attachments.map((url) => (
              <li key={url}>
                {/^https?:\/\//.test(url) ? (
                  <Anchor href={url} target="_blank" rel="noopener noreferrer">
                    {nameIn(url)}
                  </Anchor>
                ) : (
                  url
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Paper>
  );
}

function Replies({ ticket: { Replies: replies } }: { ticket: PublicTicket }) {
  return (
    <Paper p="lg" component="section" aria-label={text.replies}>
      <Title order={2} mb="sm">
        {text.replies}
      </Title>
      {replies.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noReplies}
        </Text>
      ) : (
        <ol className={classes.replies}>
          {replies.map(({ UserName, Content, CreatedAt }) => (
            <li key={`${CreatedAt}${Content}`}>
              <Text size="sm" c="dimmed">
                {UserName} · {formatTime(CreatedAt)}
              </Text>
              <p className={classes.words}>{Content}</p>
            </li>
          ))}
        </ol>
      )}
    </Paper>
  );
}
