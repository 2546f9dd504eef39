// What the certification of an enterprise says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Company verification',
  status: 'Status',
  none: 'Not verified yet',
  noneHint:
    'Once verified, invoices and transfers use the data of the company. Have a photo of the business licence ready.',
  apply: 'Verify',
  applyAgain: 'Correct and hand in again',
  edit: 'Edit request',
  approvedReason: 'Verified; to change it, contact support',
  invalid: 'Not verified',
  invalidHint: 'Check the data of the company and hand it in again.',
  invalidReason: (reason) => `Reason: ${reason}`,
  viewLicense: 'Show picture',
  applied: 'Requested',
  reviewed: 'Reviewed',
  submit: 'Hand in',
  submitted: 'Handed in, waiting for review',
  company: 'Company',
  companyHelp: 'As on the business licence.',
  contact: 'Contact',
  bank: 'Company account',
  bankHelp: 'Optional, to check bank transfers.',
  companyNamePlaceholder: 'As on the business licence',
  creditCodePlaceholder: '18 characters',
  license: 'Business licence',
  licenseHelp: 'A clear photo or scan in colour, or PDF, at most 10 MB.',
};
