// Help to find out by oneself: the assistant, films and articles.
import type { Screens } from '../../shell/screens.ts';

export const knowledgeScreens = {
  '/consultant': () => import('./consultant/consultant.tsx'),
  '/videos': () => import('./learn/videos.tsx'),
  '/articles': () => import('./learn/articles.tsx'),
} satisfies Screens;
