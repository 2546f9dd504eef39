// The money of an organisation and of an app.
import type { Screens } from '../../shell/screens.ts';

export const billingScreens = {
  '/apps/bill': () => import('./org-bill.tsx'),
  '/apps/bill/{transactionId}/invoice': () => import('./invoice/invoice-page.tsx'),
  '/papers/month-bill': () => import('./paper/month-bill.tsx'),
  '/{payment-provider}/callback': () => import('./payment-result.tsx'),
  '/services/{appId}/bill': () => import('./app-bill.tsx'),
} satisfies Screens;
