// The certification of an organisation as an enterprise: the application, how far it is, and what was decided.

import { Alert, Anchor, Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, platformLabels } from '@uos/contract/labels';
import type { EnterpriseCertification, Organization } from '@uos/sdk/browser';
import { enterpriseCertificationColumns } from '@uos/sdk/services/certification.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { alertIcon, buildingIcon, editIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { certificationQuery } from './queries.ts';
import { text } from './text.zh.ts';

const CertificationForm = part(() => import('./certification-form.tsx'), 'over');

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
  ReviewedAt: { title: text.reviewed },
});

export default function Certification({ organization: { id } }: { organization: Organization }) {
  const certification = useQuery(certificationQuery(id));
  const reasonFor = usePermission();
  const [isEditing, setEditing] = useState(false);
  const { data } = certification;
  if (certification.isPending) {
    return <Waiting height={280} />;
  }
  if (certification.isLoadingError) {
    return <ErrorPanel error={certification.error} onRetry={() => void certification.refetch()} />;
  }
  if (isEditing) {
    return (
      <Suspense fallback={<Waiting height={480} />}>
        <CertificationForm
          orgId={id}
          {...(data === undefined ? {} : { before: data })}
          onDone={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      </Suspense>
    );
  }
  if (data === undefined) {
    return (
      <EmptyState
        icon={buildingIcon}
        title={text.none}
        action={
          <ActionButton reason={reasonFor('certification.create')} onClick={() => setEditing(true)}>
            {text.apply}
          </ActionButton>
        }
      >
        {text.noneHint}
      </EmptyState>
    );
  }
  return (
    <Stack>
      {data.Status === 'Invalid' ? (
        <Alert color="red" variant="light" icon={<Icon of={alertIcon} />} title={text.invalid}>
          {data.Reason === '' ? text.invalidHint : text.invalidReason(data.Reason)}
        </Alert>
      ) : null}
      <Paper p="lg" component="section" aria-label={text.title}>
        <Facts
          facts={[
            {
              title: text.status,
              value: <StatusDot label={label(platformLabels.certification.status, data.Status)} />,
            },
            ...facts.map(({ key, title, cell }) => ({ key, title, value: cell(data) })),
            {
              title: text.license,
              value: (
                <Anchor href={data.LicenseImageUrl} target="_blank" rel="noopener" inherit>
                  {text.viewLicense}
                </Anchor>
              ),
            },
          ]}
        />
      </Paper>
      <div>
        <ActionButton
          icon={editIcon}
          variant={data.Status === 'Invalid' ? 'filled' : 'default'}
          reason={data.Status === 'Approved' ? text.approvedReason : reasonFor('certification.update')}
          onClick={() => setEditing(true)}
        >
          {data.Status === 'Invalid' ? text.applyAgain : text.edit}
        </ActionButton>
      </div>
    </Stack>
  );
}
