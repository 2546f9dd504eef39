// Enums of voice. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';

export const helloLabels = {
  voiceToken: {
    role: {
      PUBLISHER: { zh: '可发言', en: 'Publisher', color: 'green' },
      SUBSCRIBER: { zh: '仅收听', en: 'Subscriber', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;
