// One consultation, open to anybody who has its link: the question and what experts answered.

import { Anchor, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { PublicTicket } from '@uos/sdk/services/ticket';
import { publicTicketColumns } from '@uos/sdk/services/ticket.columns';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { isMissing } from '../../../kit/page/error-facts.ts';
import { Page } from '../../../kit/page/page.tsx';
import { chatIcon, copyIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { nameIn } from '../../../parts/upload/uploaded-file.ts';
import { useSession } from '../../../shell/session.ts';
import { ticket } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './ticket-detail.module.css';

const { Type, Expert, Status } = publicTicketColumns;

const facts = columnsOf<PublicTicket>(publicTicketColumns, {
  Type: {
    cell: ({ Type: type, Expert: expert }) =>
      [label(Type.labels, type)[language], ...(expert === '' ? [] : [label(Expert.labels, expert)[language]])].join(
        ' · ',
      ),
  },
  Fee: {},
  Duration: { cell: ({ Duration }) => (Duration === 0 ? '–' : text.durationOf(Duration)) },
  OrgName: { title: text.organization },
  CreatedAt: { title: text.created },
  Id: { title: text.ticketId },
});

export default function TicketDetail() {
  const { ticketId } = useScreenParams('/consultation/{ticketId}');
  const found = useQuery(queryOf(ticket.get, { id: ticketId }));
  const isSignedIn = (useSession()?.User ?? null) !== null;
  const clipboard = useClipboard();
  if (isMissing(found.error)) {
    return (
      <Page title={text.consultation}>
        <EmptyState icon={chatIcon} title={text.noSuchTicket}>
          {text.noSuchTicketHint}
        </EmptyState>
      </Page>
    );
  }
  return (
    <DetailPage
      query={found}
      kind={text.consultation}
      icon={chatIcon}
      title={({ Title: title }) => title}
      status={({ Status: status }) => <StatusDot label={label(Status.labels, status)} />}
      facts={facts}
      {...(isSignedIn ? { list: screen('/consultation') } : { crumbs: [] })}
      actions={() => [
        {
          label: text.copyLink,
          icon: copyIcon,
          said: text.linkCopied,
          onClick: () => clipboard.copy(location.href),
        },
      ]}
    >
      {(one) => (
        <Stack className={classes.talk}>
          <Question ticket={one} />
          <Replies ticket={one} />
        </Stack>
      )}
    </DetailPage>
  );
}

function Question({ ticket: { Content, Attachments, CreatedAt } }: { ticket: PublicTicket }) {
  return (
    <section aria-label={text.question_} className={classes.said}>
      <p className={classes.who}>
        <b>{text.question_}</b> {formatTime(CreatedAt)}
      </p>
      <div className={classes.bubble}>
        <p className={classes.words}>{Content}</p>
        {Attachments.length === 0 ? null : (
          <ul className={classes.files} aria-label={text.attachments}>
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
        )}
      </div>
    </section>
  );
}

function Replies({ ticket: { Replies: replies } }: { ticket: PublicTicket }) {
  return (
    <section aria-label={text.replies}>
      {replies.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noReplies}
        </Text>
      ) : (
        <ol className={classes.replies}>
          {replies.map(({ UserName, Content, CreatedAt }) => (
            <li key={`${CreatedAt}${Content}`} className={classes.said}>
              <p className={classes.who}>
                <b>{UserName}</b> {formatTime(CreatedAt)}
              </p>
              <div className={classes.bubble} data-answer>
                <p className={classes.words}>{Content}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
