// The privacy policy: the text itself is in Chinese.
import type { Policy } from '../policy.ts';
import { privacy as zh } from './privacy.text.zh.ts';

export const privacy: Policy = {
  ...zh,
  title: 'Privacy policy',
  help: 'What is collected, what for, and what you can ask for.',
};
