// What is in the inboxes of players, and the way to send more.
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import type { InboxMessagesSearchInput } from '@uos/sdk/services/passport';
import { inboxMessageColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { mailIcon, sendIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { messageColumns } from './message-columns.tsx';
import { mailKeys, templateNamesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const SendMail = part(() => import('./send-mail.tsx'), 'over');

const { status: state } = inboxMessageColumns;

const columns = messageColumns();

export default function MessageList() {
  const { AppId: appId } = useApp();
  const { inboxMessages } = passportOf(appId);
  const reasonFor = usePermission();
  const [isSending, setSending] = useState(false);
  const names = useQuery(templateNamesQuery(appId)).data ?? [];
  const send = (
    <ActionButton icon={sendIcon} reason={reasonFor('passport.inboxMessages.send')} onClick={() => setSending(true)}>
      {text.sendMail}
    </ActionButton>
  );
  return (
    <Page title={text.mail} help={text.mailHelp} actions={send}>
      <DataList
        id="passport.mail.messages"
        label={text.mail}
        source={listOf(
          inboxMessages.search,
          ({ q = '', filters: { status, template = '', personaId = '', recordId = '' } }) =>
            given({
              personaId: isUuid(q) ? q : isUuid(personaId) ? personaId : '',
              templateSlugName: isUuid(q) ? template : q || template,
              recordId: isUuid(recordId) ? recordId : '',
              status: status as InboxMessagesSearchInput['status'],
            }),
        )}
        columns={columns}
        rowKey={({ messageId }) => messageId}
        rowName={({ title }) => title}
        rowEntity={({ messageId }) => ({ kind: 'message', id: messageId })}
        refresh={mailKeys(appId)}
        search={text.searchMessages}
        filters={[
          labelFilter('status', state.title, state.labels),
          {
            kind: 'choice',
            key: 'template',
            title: text.templateFilter,
            options: names.map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
          },
          { kind: 'text', key: 'personaId', title: text.personaFilter },
          { kind: 'text', key: 'recordId', title: text.recordFilter },
        ]}
        empty={
          <EmptyState
            icon={mailIcon}
            title={text.noMessages}
            action={send}
            snippets={{ call: inboxMessages.send, input: text.sampleSend }}
          >
            {text.noMessagesHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {isSending ? <SendMail appId={appId} onClose={() => setSending(false)} /> : null}
      </Suspense>
    </Page>
  );
}
