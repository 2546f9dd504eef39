// The inbox of one persona.
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
import { mailIcon, sendIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { messageColumns } from './message-columns.tsx';
import { text } from './text.zh.ts';

const SendMail = part(() => import('./send-mail.tsx'), 'over');

const { status: state } = inboxMessageColumns;

const columns = messageColumns(true);

export default function PersonaMail({ appId, id }: { appId: string; id: string }) {
  const reasonFor = usePermission();
  const [isSending, setSending] = useState(false);
  const send = (
    <ActionButton
      variant="default"
      size="xs"
      icon={sendIcon}
      reason={reasonFor('passport.inboxMessages.send')}
      onClick={() => setSending(true)}
    >
      {text.sendMail}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="passport.persona.mail"
        scope="mail"
        label={text.mail}
        source={listOf(passportOf(appId).inboxMessages.search, ({ filters: { status } }) => ({
          personaId: id,
          ...given({ status: status as InboxMessagesSearchInput['status'] }),
        }))}
        columns={columns}
        rowKey={({ messageId }) => messageId}
        rowName={({ title }) => title}
        rowEntity={({ messageId }) => ({ kind: 'message', id: messageId })}
        filters={[labelFilter('status', state.title, state.labels)]}
        toolbar={send}
        empty={<EmptyState icon={mailIcon} title={text.noMailOf} action={send} />}
      />
      <Suspense fallback={null}>
        {isSending ? <SendMail appId={appId} personaId={id} onClose={() => setSending(false)} /> : null}
      </Suspense>
    </>
  );
}
