// One sending beside the list: what became of it, and the mail as it was sent.
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import type { InboxRecord } from '@uos/sdk/services/passport';
import { inboxRecordColumns } from '@uos/sdk/services/passport.columns';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { mailIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { namedAmounts } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { MailFunnel } from './mail-funnel.tsx';
import { Phone } from './phone.tsx';
import { fateQuery, type RecordFate } from './queries.ts';
import { text } from './text.zh.ts';
import { useRecall } from './use-recall.tsx';

const facts = columnsOf<InboxRecord>(inboxRecordColumns, {
  id: {},
  targets: { kind: 'text', cell: ({ scope, targets }) => text.targetCount(scope, targets.length) },
  sentAt: {},
  recalledAt: {},
});

const WAITING = 240;

interface RecordDrawerProps {
  readonly appId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export default function RecordDrawer({ appId, id, onClose }: RecordDrawerProps) {
  const fate = useQuery(fateQuery(appId, id));
  return (
    <SideDrawer title={text.record} closeLabel={text.closeRecord} onClose={onClose}>
      {fate.data === undefined ? (
        fate.isLoadingError ? (
          <ErrorPanel error={fate.error} onRetry={() => void fate.refetch()} />
        ) : (
          <Waiting height={WAITING} />
        )
      ) : fate.data === null ? (
        <EmptyState icon={mailIcon} title={text.missingRecord} />
      ) : (
        <Found appId={appId} fate={fate.data} />
      )}
    </SideDrawer>
  );
}

function Found({ appId, fate }: { appId: string; fate: RecordFate }) {
  const { id } = fate.record;
  const query = useQuery({ ...fateQuery(appId, id), select: (now) => (now ?? fate).record });
  const { actions, dialog } = useRecall(appId);
  return (
    <DetailPage
      place="drawer"
      query={query}
      kind={text.record}
      title={({ templateName }) => templateName}
      status={({ status }) => <StatusDot label={label(inboxRecordColumns.status.labels, status)} />}
      facts={facts}
      tabs={({ templateName }) => [
        { key: 'progress', title: text.progress, render: () => <Progress appId={appId} fate={fate} /> },
        historyTab({ appId }, id, templateName),
      ]}
      actions={(record) => actions(record).map((action) => ({ ...action, primary: true }))}
    >
      {() => dialog}
    </DetailPage>
  );
}

function Progress({ appId, fate }: { appId: string; fate: RecordFate }) {
  const { record, read } = fate;
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const { id, templateSlugName: slugName } = record;
  return (
    <Stack gap="lg">
      <MailFunnel record={record} read={read} />
      <Text size="xs" c="dimmed">
        {text.funnelHelp}
      </Text>
      <Group gap="md">
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} {...screen('/services/{appId}/passport/inbox/message', { appId }, { recordId: id })} />
          )}
        >
          {text.toMessages}
        </Anchor>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} {...screen('/services/{appId}/passport/inbox/template/{slugName}', { appId, slugName })} />
          )}
        >
          {text.toTemplate}
        </Anchor>
      </Group>
      <Title order={3}>{text.asSent}</Title>
      <Phone mail={record} gifts={namedAmounts(record.attachments, resources)} valid={record} />
    </Stack>
  );
}
