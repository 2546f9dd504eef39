// One template, as a page and as a drawer: the mail as players see it, and what was sent of it.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { InboxTemplate } from '@uos/sdk/services/passport';
import { inboxTemplateColumns } from '@uos/sdk/services/passport.columns';
import { Suspense } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { mailIcon, terminalIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { namedAmounts } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { validityWords } from './mail-words.ts';
import { Phone } from './phone.tsx';
import { templateQuery } from './queries.ts';
import { useTemplateActions } from './template-actions.tsx';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const TemplateRecords = part(() => import('./template-records.tsx'));

const facts = columnsOf<InboxTemplate>(inboxTemplateColumns, {
  slugName: { kind: 'id' },
  modifiedAt: {},
  createdAt: {},
});

export default function TemplateDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const { actions, dialog } = useTemplateActions(appId, onClose);
  return (
    <DetailPage
      place={place}
      query={useQuery(templateQuery(appId, id))}
      kind={text.template}
      icon={mailIcon}
      title={({ displayName }) => displayName}
      status={({ scope }) => <StatusDot label={label(inboxTemplateColumns.scope.labels, scope)} />}
      facts={facts}
      aside={{
        title: text.code,
        icon: terminalIcon,
        render: ({ scope }) => (
          <Suspense fallback={null}>
            <Snippets
              call={passportOf(appId).inboxMessages.send}
              input={{ templateSlugName: id, ...(text.sampleTargets as Readonly<Record<string, object>>)[scope] }}
            />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/inbox/template', { appId })}
      tabs={(template) => [
        { key: 'content', title: text.content, render: () => <Content appId={appId} template={template} /> },
        { key: 'records', title: text.records, render: () => <TemplateRecords appId={appId} slug={id} /> },
        historyTab({ appId }, id, template.displayName),
      ]}
      actions={(template) => actions(template).map((action, at) => ({ ...action, primary: at === 0 }))}
    >
      {() => dialog}
    </DetailPage>
  );
}

function Content({ appId, template }: { appId: string; template: InboxTemplate }) {
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const { sendTime } = template;
  return (
    <Stack gap="lg">
      <Phone mail={template} gifts={namedAmounts(template.attachments, resources)} valid={template} />
      <Facts
        facts={[
          { title: text.arrives, value: sendTime === undefined ? text.atOnce : formatTime(sendTime) },
          { title: inboxTemplateColumns.expireType.title, value: validityWords(template) },
        ]}
      />
    </Stack>
  );
}
