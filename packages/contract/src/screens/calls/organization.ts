// The operations behind: what an organisation sees across its apps. Source: the route table of the specification.

import type { organizationScreens } from '../rows/organization.ts';
import type { CallsOf } from '../screen.ts';

export const organizationCalls: CallsOf<typeof organizationScreens> = {
  '/apps': ['org.list', 'app.list', 'org.projects.list'],
  '/apps/create': [
    'org.list',
    'org.projects.list',
    'org.projects.create',
    'app.create',
    'app.services.set',
    'app.redeem',
  ],
  '/apps/usage': ['app.list'],
  '/apps/bill': [
    'billing.balances.list',
    'billing.bills.byOrganization',
    'billing.transactions.list',
    'billing.transactions.create',
    'billing.transactions.cancel',
    'payment.create',
    'billing.monthly.trend',
    'billing.monthly.bills',
    'certification.create',
    'certification.list',
    'certification.get',
    'certification.update',
  ],
  '/apps/bill/{transactionId}/invoice': [
    'billing.transactions.get',
    'billing.invoices.list',
    'billing.invoices.create',
  ],
  '/papers/month-bill': ['billing.monthly.bills', 'billing.bills.byOrganization'],
};
