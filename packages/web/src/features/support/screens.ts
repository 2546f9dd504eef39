// Help: a message, the assistant, experts, and things to learn from.
import type { Screens } from '../../shell/screens.ts';

export const supportScreens = {
  '/contact-us': () => import('./contact-us.tsx'),
  '/consultant': () => import('./consultant/consultant.tsx'),
  '/consultation': () => import('./consultation/ticket-list.tsx'),
  '/consultation/submit': () => import('./consultation/ticket-form.tsx'),
  '/consultation/{ticketId}': () => import('./consultation/ticket-detail.tsx'),
  '/videos': () => import('./learn/videos.tsx'),
  '/articles': () => import('./learn/articles.tsx'),
} satisfies Screens;
