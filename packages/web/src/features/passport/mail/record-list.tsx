// What was sent: to whom, how far it is, and the way to take it back.
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { backIcon, mailIcon, sendIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { mailKeys, templateNamesQuery } from './queries.ts';
import { recordColumns } from './record-columns.tsx';
import { text } from './text.zh.ts';
import { recalledAlready, useRecall } from './use-recall.tsx';

const RecordDrawer = part(() => import('./record-drawer.tsx'), 'over');
const SendMail = part(() => import('./send-mail.tsx'), 'over');

const columns = recordColumns();

export default function RecordList() {
  const { AppId: appId } = useApp();
  const { inboxRecords, inboxMessages } = passportOf(appId);
  const reasonFor = usePermission();
  const [isSending, setSending] = useState(false);
  const names = useQuery(templateNamesQuery(appId)).data ?? [];
  const drawer = useSideDrawer('record');
  const { actions, dialog } = useRecall(appId);
  const send = (
    <ActionButton icon={sendIcon} reason={reasonFor('passport.inboxMessages.send')} onClick={() => setSending(true)}>
      {text.sendMail}
    </ActionButton>
  );
  return (
    <Page title={text.records} help={text.recordsHelp} actions={send}>
      <DataList
        id="passport.mail.records"
        label={text.records}
        source={listOf(inboxRecords.search, ({ q = '', filters: { template, range } }) =>
          given({ id: isUuid(q) ? q : '', templateSlugName: template, ...readMomentRange(range) }),
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ templateName }) => templateName}
        rowSearch={({ id }) => sideDrawer('record', id)}
        refresh={mailKeys(appId)}
        search={text.searchRecords}
        filters={[
          {
            kind: 'choice',
            key: 'template',
            title: text.templateFilter,
            options: names.map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
          },
          { kind: 'range', key: 'range', title: text.sentFilter },
        ]}
        actions={actions}
        bulk={[
          {
            key: 'recall',
            label: text.recallVerb,
            icon: backIcon,
            danger: true,
            reason: reasonFor('passport.inboxRecords.recall'),
            leaves: recalledAlready,
            run: ({ id }) => inboxRecords.recall({ id }),
            words: text.bulkRecall,
          },
        ]}
        empty={
          <EmptyState
            icon={mailIcon}
            title={text.noRecords}
            action={send}
            snippets={{ call: inboxMessages.send, input: text.sampleSend }}
          >
            {text.noRecordsHint}
          </EmptyState>
        }
      />
      {dialog}
      <Suspense fallback={null}>
        {isSending ? <SendMail appId={appId} onClose={() => setSending(false)} /> : null}
        {drawer.id === undefined ? null : (
          <RecordDrawer key={drawer.id} appId={appId} id={drawer.id} onClose={drawer.close} />
        )}
      </Suspense>
    </Page>
  );
}
