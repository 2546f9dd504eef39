// The agreement on accounts: the text itself is in Chinese.
import type { Policy } from '../policy.ts';
import { accountAgreement as zh } from './id.text.zh.ts';

export const accountAgreement: Policy = {
  ...zh,
  title: 'Account agreement',
  help: 'Signing up, using and closing an account.',
};
