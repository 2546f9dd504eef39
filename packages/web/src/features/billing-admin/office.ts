// The two back offices look after the same money: which one the screen belongs to decides where its links lead.
import type { ScreenLink } from '../../kit/address/link.ts';
import { screen } from '../../kit/address/link.ts';
import { useCurrentScreen } from '../../shell/current.ts';

export interface Office {
  readonly kind: 'operator' | 'billing';
  readonly balances: ScreenLink;
  readonly organization: (orgId: string) => ScreenLink;
  readonly invoice: (transactionId: string) => ScreenLink;
}

const offices: Readonly<Record<Office['kind'], Office>> = {
  operator: {
    kind: 'operator',
    balances: screen('/admin/balance'),
    organization: (orgId) => screen('/admin/balance/{orgId}', { orgId }),
    invoice: (transactionId) => screen('/admin/balance/invoice/{transactionId}', { transactionId }),
  },
  billing: {
    kind: 'billing',
    balances: screen('/bc-admin'),
    organization: (orgId) => screen('/bc-admin/org/{orgId}', { orgId }),
    invoice: (transactionId) => screen('/bc-admin/invoice/{transactionId}', { transactionId }),
  },
};

export function useOffice(): Office {
  const path = useCurrentScreen()?.path ?? '';
  return path.startsWith('/bc-admin') ? offices.billing : offices.operator;
}
