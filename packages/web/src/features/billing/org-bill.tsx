// The money of an organisation: what it has, what it was billed, what it paid in and its invoices; and, as a page of its
// own, its certification.

import { useSearchState, words } from '../../kit/address/search-state.ts';
import { part } from '../../kit/lazy/part.tsx';
import { PageTabs } from '../../kit/page/page-tabs.tsx';
import { OfOrganization } from '../../parts/organization/of-organization.tsx';
import { text } from './text.zh.ts';

const BillOverview = part(() => import('./overview/bill-overview.tsx'));
const MonthBills = part(() => import('./month-bills.tsx'));
const Transactions = part(() => import('./transactions.tsx'));
const Invoices = part(() => import('./invoice/invoices.tsx'));
const Certification = part(() => import('./certification/certification.tsx'));

/** The first has no word in the address. */
const TABS = [
  { key: 'overview', title: text.tabs.overview, Tab: BillOverview },
  { key: 'bills', title: text.tabs.bills, Tab: MonthBills },
  { key: 'transactions', title: text.tabs.transactions, Tab: Transactions },
  { key: 'invoices', title: text.tabs.invoices, Tab: Invoices },
] as const;

const search = { tab: words(), orgId: words() };

export default function OrgBill() {
  const [{ tab, orgId }, change] = useSearchState(search);
  // why: it has an entry of its own in the menu, whose word is the title
  if (tab === 'certification') {
    return (
      <OfOrganization title={text.certification} help={text.certificationHelp}>
        {(organization) => <Certification key={organization.id} organization={organization} />}
      </OfOrganization>
    );
  }
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0];
  return (
    <OfOrganization title={text.title} help={text.titleHelp}>
      {(organization) => (
        <PageTabs
          label={text.title}
          tabs={TABS}
          open={open.key}
          onOpen={(next) => change({ tab: next === TABS[0].key ? '' : next, orgId }, { fresh: true })}
        >
          <open.Tab key={organization.id} organization={organization} />
        </PageTabs>
      )}
    </OfOrganization>
  );
}
