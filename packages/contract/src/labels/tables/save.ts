// Enums of saves. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';

const savedBy = {
  LINEAR: { zh: '单一存档', en: 'Single', color: 'blue' },
  MULTI: { zh: '多存档', en: 'Multiple', color: 'green' },
} as const satisfies LabelTable;

export const saveLabels = {
  save: { progressType: savedBy },
} as const satisfies Record<string, Record<string, LabelTable>>;
