// Help from people: a message, consultations, and how operators answer them.
import type { Screens } from '../../shell/screens.ts';

export const ticketScreens = {
  '/contact-us': () => import('./contact-us.tsx'),
  '/consultation': () => import('./consultation/ticket-list.tsx'),
  '/consultation/submit': () => import('./consultation/ticket-form.tsx'),
  '/consultation/{ticketId}': () => import('./consultation/ticket-detail.tsx'),
  '/admin/consultation': () => import('./office/consultation-list.tsx'),
} satisfies Screens;
