// Mail that can be sent: written once, tried, sent again and again.
import type { InboxTemplate, InboxTemplatesSearchInput } from '@uos/sdk/services/passport';
import { inboxTemplateColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { mailIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { validityWords } from './mail-words.ts';
import { templateKeys } from './queries.ts';
import { useTemplateActions } from './template-actions.tsx';
import { text } from './text.zh.ts';

const TemplateForm = part(() => import('./template-form.tsx'), 'over');

const { scope: reach } = inboxTemplateColumns;

const columns = columnsOf<InboxTemplate>(inboxTemplateColumns, {
  displayName: {},
  slugName: { wideOnly: true },
  scope: {},
  title: { wideOnly: true },
  attachments: {},
  expireType: { kind: 'text', cell: validityWords, value: validityWords },
  sendTime: { wideOnly: true },
  modifiedAt: { wideOnly: true },
});

export default function TemplateList() {
  const { AppId: appId } = useApp();
  const { inboxTemplates } = passportOf(appId);
  const reasonFor = usePermission();
  const [isNew, setNew] = useState(false);
  const { actions, dialog } = useTemplateActions(appId);
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('passport.inboxTemplates.create')} onClick={() => setNew(true)}>
      {text.create}
    </ActionButton>
  );
  return (
    <Page title={text.templates} help={text.templatesHelp} actions={create}>
      <DataList
        id="passport.mail.templates"
        label={text.templates}
        source={listOf(inboxTemplates.search, ({ q, filters: { scope } }) =>
          given({ displayName: q, scope: scope as InboxTemplatesSearchInput['scope'] }),
        )}
        columns={columns}
        rowKey={({ slugName }) => slugName}
        rowName={({ displayName }) => displayName}
        rowEntity={({ slugName }) => ({ kind: 'inboxTemplate', id: slugName })}
        refresh={templateKeys(appId)}
        search={text.searchTemplates}
        filters={[labelFilter('scope', reach.title, reach.labels)]}
        actions={actions}
        bulk={[
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.inboxTemplates.remove'),
            run: ({ slugName }) => inboxTemplates.remove({ id: slugName }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={mailIcon}
            title={text.noTemplates}
            action={create}
            snippets={{ call: inboxTemplates.create, input: text.sampleTemplate }}
          >
            {text.noTemplatesHint}
          </EmptyState>
        }
      />
      {dialog}
      <Suspense fallback={null}>{isNew ? <TemplateForm appId={appId} onClose={() => setNew(false)} /> : null}</Suspense>
    </Page>
  );
}
