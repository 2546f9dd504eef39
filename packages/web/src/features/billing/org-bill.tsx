// The money of an organisation: what it has, what it was billed, what it paid in, its invoices and its certification.

import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { part } from '../../kit/lazy/part.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { OfOrganization } from '../../parts/organization/of-organization.tsx';
import { text } from './text.zh.ts';

const BillOverview = part(() => import('./overview/bill-overview.tsx'));
const MonthBills = part(() => import('./month-bills.tsx'));
const Transactions = part(() => import('./transactions.tsx'));
const Invoices = part(() => import('./invoice/invoices.tsx'));
const Certification = part(() => import('./certification/certification.tsx'));

/** Has no word in the address. */
const FIRST = 'overview';

const TABS = [
  { key: FIRST, title: text.tabs.overview, Part: BillOverview },
  { key: 'bills', title: text.tabs.bills, Part: MonthBills },
  { key: 'transactions', title: text.tabs.transactions, Part: Transactions },
  { key: 'invoices', title: text.tabs.invoices, Part: Invoices },
  { key: 'certification', title: text.tabs.certification, Part: Certification },
] as const;

const search = { tab: words(), orgId: words() };

export default function OrgBill() {
  const [{ tab, orgId }, change] = useSearchState(search);
  const open = TABS.find(({ key }) => key === tab)?.key ?? FIRST;
  return (
    <OfOrganization title={text.title} help={text.titleHelp}>
      {(organization) => (
        <Tabs
          value={open}
          onChange={(next) => change({ tab: next === FIRST || next === null ? '' : next, orgId }, { fresh: true })}
          keepMounted={false}
        >
          <Tabs.List aria-label={text.title} mb="md">
            {TABS.map(({ key, title }) => (
              <Tabs.Tab key={key} value={key}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {TABS.map(({ key, Part }) => (
            <Tabs.Panel key={key} value={key}>
              <Suspense fallback={<Waiting height={280} />}>
                <Part key={organization.id} organization={organization} />
              </Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </OfOrganization>
  );
}
