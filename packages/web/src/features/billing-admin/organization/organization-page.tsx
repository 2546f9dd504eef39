// One organisation as operators see it: its approval, projects, apps, bills and certification.

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Label, label } from '@uos/contract/labels';
import type { Organization } from '@uos/sdk/services/org';
import { organizationColumns } from '@uos/sdk/services/org.columns';
import { Suspense, useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { buildingIcon, chartIcon, chatIcon, checkIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { certificationsQuery, organizationQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Projects = part(() => import('./projects.tsx'));
const Apps = part(() => import('./apps.tsx'));
const Bills = part(() => import('../bills/organization-bills.tsx'));
const Certification = part(() => import('./certification-tab.tsx'));
const ApproveOrganization = part(() => import('./approval.tsx').then(({ Approve }) => ({ default: Approve })), 'over');
const InvalidateOrganization = part(
  () => import('./approval.tsx').then(({ Invalidate }) => ({ default: Invalidate })),
  'over',
);
const MailForm = part(() => import('./mail-form.tsx'), 'over');

const { labels } = organizationColumns.status;

const facts = columnsOf<Organization>(organizationColumns, { companyName: {}, domain: {}, createdAt: {}, id: {} });

/** What a word such as 已通过 is said of: the organisation, not its certification. */
const reviewOf = (status: Label): Label => ({ ...status, [language]: text.reviewOf(status[language]) });

export default function OrganizationPage() {
  const { orgId } = useScreenParams('/admin/organization/{orgId}');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'approve' | 'invalidate' | 'mail'>();
  const query = useQuery(organizationQuery(orgId));
  const applications = useQuery(certificationsQuery(orgId)).data ?? [];
  const crumbs = [{ title: text.balances, link: screen('/admin/balance') }];
  const close = () => setOpen(undefined);
  if (query.data?.id === '') {
    return (
      <Page title={text.organization} crumbs={crumbs}>
        <EmptyState
          icon={buildingIcon}
          title={text.notFound}
          action={
            <Button renderRoot={(props) => <Link {...props} {...screen('/admin/balance')} />}>{text.toList}</Button>
          }
        >
          {text.notFoundHint}
        </EmptyState>
      </Page>
    );
  }
  return (
    <DetailPage
      query={query}
      kind={text.organization}
      icon={buildingIcon}
      title={({ name }) => name}
      status={({ status }) => <StatusDot label={reviewOf(label(labels, status))} />}
      facts={facts}
      crumbs={crumbs}
      actions={({ status }) => [
        {
          label: text.approve,
          icon: checkIcon,
          primary: status === 'Pending',
          reason: status === 'Pending' ? undefined : text.notPending,
          onClick: () => setOpen('approve'),
        },
        {
          label: text.openBalance,
          icon: chartIcon,
          primary: true,
          onClick: () => void navigate(screen('/admin/balance/{orgId}', { orgId })),
        },
        { label: text.mail, icon: chatIcon, primary: true, onClick: () => setOpen('mail') },
        {
          label: text.invalidate,
          icon: trashIcon,
          danger: true,
          reason: status === 'Invalid' ? text.alreadyInvalid : undefined,
          onClick: () => setOpen('invalidate'),
        },
      ]}
      tabs={() => [
        { key: 'projects', title: text.tabProjects, render: () => <Projects orgId={orgId} /> },
        { key: 'apps', title: text.tabApps, render: () => <Apps orgId={orgId} /> },
        { key: 'bills', title: text.tabBills, render: () => <Bills orgId={orgId} /> },
        {
          key: 'certification',
          title: text.tabCertification,
          render: () => <Certification orgId={orgId} />,
        },
        historyTab({ orgId }),
      ]}
    >
      {(organization) => (
        <Suspense fallback={null}>
          {open === 'approve' ? <ApproveOrganization organization={organization} onClose={close} /> : null}
          {open === 'invalidate' ? <InvalidateOrganization organization={organization} onClose={close} /> : null}
          {open === 'mail' ? (
            <MailForm to={applications.map(({ ContactEmail }) => ContactEmail).slice(0, 1)} onClose={close} />
          ) : null}
        </Suspense>
      )}
    </DetailPage>
  );
}
