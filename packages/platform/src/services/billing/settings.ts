// What an operator may set of billing.

export interface BillingSettings {
  /** Who stands on invoices as the one that sells. */
  readonly seller: { readonly name: string; readonly taxNumber: string };
}

declare module '#kernel/config' {
  interface Config extends BillingSettings {}
}

export const billingSettings: BillingSettings = {
  seller: { name: 'UOS', taxNumber: '' },
};
