// The company behind an organisation: its application, and the decision on it.

import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { EnterpriseCertification } from '@uos/sdk/services/certification';
import { enterpriseCertificationColumns } from '@uos/sdk/services/certification.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { buildingIcon, checkIcon, editIcon, trashIcon } from '../../../kit/show/icons.ts';
import { MarkedImage } from '../../../kit/show/marked-image.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { baseInfoQuery } from '../../../shell/session.ts';
import { isOurs } from '../our-pictures.ts';
import { useSeen } from '../seen.tsx';
import { certification, certificationsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const EditCertification = part(() => import('./edit-certification.tsx'), 'over');
const CertificationStep = part(() => import('./certification-step.tsx'), 'over');

const { labels } = enterpriseCertificationColumns.Status;

const facts = columnsOf<EnterpriseCertification>(enterpriseCertificationColumns, {
  CompanyName: {},
  CreditCode: {},
  LegalPerson: {},
  ContactName: {},
  ContactPhone: {},
  ContactEmail: {},
  BankName: {},
  BankAccount: {},
  CreatedAt: { title: text.applied },
  ReviewedBy: {},
  ReviewedAt: {},
  Reason: { title: text.opinion },
  Id: {},
});

const earlierColumns = columnsOf<EnterpriseCertification>(enterpriseCertificationColumns, {
  CompanyName: {},
  Status: {},
  Reason: { title: text.opinion },
  CreatedAt: { title: text.applied },
});

export default function CertificationTab({ orgId }: { orgId: string }) {
  const query = useQuery(certificationsQuery(orgId));
  if (query.isLoadingError) {
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) {
    return <Waiting height={220} />;
  }
  const [newest, ...earlier] = query.data;
  return newest === undefined ? (
    <EmptyState icon={buildingIcon} title={text.noCertification}>
      {text.noCertificationHint}
    </EmptyState>
  ) : (
    <Stack gap="md">
      <Newest id={newest.Id} />
      {earlier.length === 0 ? null : (
        <Paper p="lg" component="section" aria-label={text.earlier}>
          <Title order={2} mb="sm">
            {text.earlier}
          </Title>
          <PlainTable label={text.earlier} columns={earlierColumns} rows={earlier} rowKey={({ Id }) => Id} />
        </Paper>
      )}
    </Stack>
  );
}

function Newest({ id }: { id: string }) {
  const [open, setOpen] = useState<'approve' | 'invalidate' | 'edit'>();
  const query = useQuery(queryOf(certification.get, { id }));
  const { seen, notice } = useSeen(query.data);
  if (query.isLoadingError) {
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { data } = query;
  if (data === undefined || seen === undefined) {
    return <Waiting height={220} />;
  }
  const isPending = data.Status === 'Pending';
  const close = () => setOpen(undefined);
  return (
    <Paper p="lg" component="section" aria-label={text.tabCertification}>
      <Stack gap="lg">
        {notice}
        <Group justify="space-between" gap="sm">
          <StatusDot label={label(labels, data.Status)} />
          <Group gap="sm">
            <ActionButton
              icon={checkIcon}
              reason={isPending ? undefined : text.onlyPending}
              onClick={() => setOpen('approve')}
            >
              {text.approveCertification}
            </ActionButton>
            <ActionButton
              icon={editIcon}
              variant="default"
              reason={data.Status === 'Approved' ? text.notApproved : undefined}
              onClick={() => setOpen('edit')}
            >
              {text.editCertification}
            </ActionButton>
            <ActionButton
              icon={trashIcon}
              variant="default"
              reason={data.Status === 'Invalid' ? text.alreadyEnded : undefined}
              onClick={() => setOpen('invalidate')}
            >
              {text.invalidateCertification}
            </ActionButton>
          </Group>
        </Group>
        <Facts
          facts={facts.map(({ key, title, cell }) => ({
            key,
            title,
            value: cell(data),
          }))}
        />
        <License of={data} />
      </Stack>
      <Suspense fallback={null}>
        {open === 'edit' ? <EditCertification of={data} onClose={close} /> : null}
        {open === 'approve' || open === 'invalidate' ? (
          <CertificationStep kind={open} of={seen} onClose={close} />
        ) : null}
      </Suspense>
    </Paper>
  );
}

function License({ of: { LicenseImageUrl, CompanyName } }: { of: EnterpriseCertification }) {
  const base = useQuery(baseInfoQuery).data;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {text.license}
      </Text>
      {base !== undefined && isOurs(LicenseImageUrl, base.AssInfo.ContentDomain) ? (
        <MarkedImage src={LicenseImageUrl} alt={text.licenseOf(CompanyName)} width={480} height={320} />
      ) : null}
      <Anchor size="sm" href={LicenseImageUrl} target="_blank" rel="noopener noreferrer">
        {text.openLicense}
      </Anchor>
    </Stack>
  );
}
