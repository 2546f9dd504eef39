// One mail in the inbox of a persona, as that persona sees it.
import { Anchor, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { InboxMessage } from '@uos/sdk/services/passport';
import { inboxMessageColumns } from '@uos/sdk/services/passport.columns';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { mailIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useApp } from '../../../shell/apps.ts';
import { namedAmounts } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { Phone } from './phone.tsx';
import { messageQuery } from './queries.ts';
import { text } from './text.zh.ts';

const facts = columnsOf<InboxMessage>(inboxMessageColumns, {
  personaId: {},
  receivedAt: {},
  readAt: {},
  consumedAt: {},
  messageId: {},
  recordId: {},
});

export default function MessageDetail({ id, place }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  return (
    <DetailPage
      place={place}
      query={useQuery(messageQuery(appId, id))}
      kind={text.message}
      icon={mailIcon}
      title={({ title }) => title}
      status={({ status }) => <StatusDot label={label(inboxMessageColumns.status.labels, status)} />}
      facts={facts}
      list={screen('/services/{appId}/passport/inbox/message', { appId })}
    >
      {(message) => (
        <Stack gap="lg">
          <Phone
            mail={message}
            gifts={namedAmounts(message.attachments, resources)}
            valid={message.expiresAt === undefined ? text.forGood : text.validUntil(formatTime(message.expiresAt))}
          />
          <Group gap="md">
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link
                  {...props}
                  {...screen('/services/{appId}/passport/inbox/record', { appId }, { d: `record:${message.recordId}` })}
                />
              )}
            >
              {text.toRecord}
            </Anchor>
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link
                  {...props}
                  {...screen('/services/{appId}/passport/account/persona/{personaID}', {
                    appId,
                    personaID: message.personaId,
                  })}
                />
              )}
            >
              {text.toPersona}
            </Anchor>
          </Group>
        </Stack>
      )}
    </DetailPage>
  );
}
