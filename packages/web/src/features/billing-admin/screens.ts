// Organisations and their money, as operators and billing administrators see them.
import type { Screens } from '../../shell/screens.ts';

export const billingAdminScreens = {
  '/admin/bill': () => import('./bills/bill-list.tsx'),
  '/admin/bill-logs': () => import('./bills/bill-logs.tsx'),
  '/admin/apps-bill': () => import('./bills/app-bills.tsx'),
  '/admin/adjustment': () => import('./transactions/adjustments.tsx'),
  '/admin/organization/{orgId}': () => import('./organization/organization-page.tsx'),
  '/admin/balance': () => import('./balances/balance-list.tsx'),
  '/admin/balance/{orgId}': () => import('./balances/balance-detail.tsx'),
  '/admin/balance/invoice/{transactionId}': () => import('./invoices/invoice-office.tsx'),
  '/bc-admin': () => import('./balances/balance-list.tsx'),
  '/bc-admin/org/{orgId}': () => import('./balances/balance-detail.tsx'),
  '/bc-admin/invoice/{transactionId}': () => import('./invoices/invoice-office.tsx'),
} satisfies Screens;
