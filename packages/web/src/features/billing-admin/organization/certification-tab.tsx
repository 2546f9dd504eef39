// The company behind an organisation: its application, and the decision on it.
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, platformLabels } from '@uos/contract/labels';
import type { EnterpriseCertification } from '@uos/sdk/services/certification';
import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/action-button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorPanel } from '../../../kit/error-panel.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { PlainTable } from '../../../kit/list/plain-table.tsx';
import { MarkedImage } from '../../../kit/marked-image.tsx';
import { StatusDot } from '../../../kit/status-dot.tsx';
import { Waiting } from '../../../kit/waiting.tsx';
import { baseInfoQuery } from '../../../shell/session.ts';
import { isOurs } from '../our-pictures.ts';
import { certification, certificationsKey, certificationsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const EditCertification = lazy(() => import('./edit-certification.tsx'));
const CertificationStep = lazy(() => import('./certification-step.tsx'));

const { certification: labels } = platformLabels;
const c = columnsOf<EnterpriseCertification>();

const facts = [
  c.text('CompanyName', text.companyName),
  c.text('CreditCode', text.creditCode),
  c.text('LegalPerson', text.legalPerson),
  c.text('ContactName', text.contactName),
  c.text('ContactPhone', text.contactPhone),
  c.text('ContactEmail', text.contactEmail),
  c.text('BankName', text.bankName),
  c.text('BankAccount', text.bankAccount),
  c.time('CreatedAt', text.applied),
  c.text('ReviewedBy', text.reviewedBy),
  c.time('ReviewedAt', text.reviewed),
  c.text('Reason', text.opinion),
  c.id('Id', text.certificationId),
];

const earlierColumns = [
  c.text('CompanyName', text.companyName),
  c.status('Status', text.status, labels.status),
  c.text('Reason', text.opinion),
  c.time('CreatedAt', text.applied),
];

export default function CertificationTab({ orgId }: { orgId: string }) {
  const query = useQuery(certificationsQuery(orgId));
  if (query.isError) {
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) {
    return <Waiting height={220} />;
  }
  const [newest, ...earlier] = query.data;
  return newest === undefined ? (
    <EmptyState icon="building" title={text.noCertification}>
      {text.noCertificationHint}
    </EmptyState>
  ) : (
    <Stack gap="md">
      <Newest id={newest.Id} orgId={orgId} />
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

function Newest({ id, orgId }: { id: string; orgId: string }) {
  const [open, setOpen] = useState<'approve' | 'invalidate' | 'edit'>();
  const query = useQuery({
    queryKey: [...certificationsKey(orgId), id],
    queryFn: ({ signal }) => certification.get({ id }, { signal }),
  });
  if (query.isError) {
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { data } = query;
  if (data === undefined) {
    return <Waiting height={220} />;
  }
  const isPending = data.Status === 'Pending';
  const close = () => setOpen(undefined);
  return (
    <Paper p="lg" component="section" aria-label={text.tabCertification}>
      <Stack gap="lg">
        <Group justify="space-between" gap="sm">
          <StatusDot label={label(labels.status, data.Status)} />
          <Group gap="sm">
            <ActionButton
              icon="check"
              reason={isPending ? undefined : text.onlyPending}
              onClick={() => setOpen('approve')}
            >
              {text.approveCertification}
            </ActionButton>
            <ActionButton
              icon="edit"
              variant="default"
              reason={data.Status === 'Approved' ? text.notApproved : undefined}
              onClick={() => setOpen('edit')}
            >
              {text.editCertification}
            </ActionButton>
            <ActionButton
              icon="trash"
              variant="default"
              reason={data.Status === 'Invalid' ? text.alreadyEnded : undefined}
              onClick={() => setOpen('invalidate')}
            >
              {text.invalidateCertification}
            </ActionButton>
          </Group>
        </Group>
        <Facts
          facts={facts.map(({ key, title, cell, width }) => ({
            key,
            title,
            value: cell(data),
            long: (width ?? 0) >= 200,
          }))}
        />
        <License of={data} />
      </Stack>
      <Suspense fallback={null}>
        {open === 'edit' ? <EditCertification of={data} onClose={close} /> : null}
        {open === 'approve' || open === 'invalidate' ? (
          <CertificationStep kind={open} of={data} onClose={close} />
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
