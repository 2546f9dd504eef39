// The dialog of hosting's trial limit and the contact topic behind its button. Source: platform-core 2.11 and 8.3.

import type { Message } from './message.ts';

export const trialLimitDialog = {
  title: { zh: '试用资源已达上限', en: 'Trial resources reached limit' },
  /** The server's message follows in red. */
  body: {
    zh: '免费试用资源已用完，如需更多资源请联系我们。',
    en: 'The free-trial resources are used up. Please contact us for more.',
  },
  contact: { zh: '联系我们', en: 'Contact us' },
  cancel: { zh: '取消', en: 'Cancel' },
} as const satisfies Record<string, Message>;

/** The topic that the contact page is opened with (`/contact-us?content=`). */
export const trialLimitTopic: Message = {
  zh: '免费试用额度已达上限，希望获得更多游戏服托管资源。',
  en: 'The free-trial limit was reached; we want more game-server hosting resources.',
};
