// The words of an invoice, wherever it is applied for, corrected or looked at.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  types: {
    regular: 'Needs title and tax number',
    VAT: 'Also needs registered address, phone, bank and account; can be deducted',
  },
  formats: { PDF: 'Opens on every device', OFD: 'National format of electronic invoices' },
  editTitle: 'Edit invoice request',
  save: 'Save',
  saved: 'Invoice request saved',
};
