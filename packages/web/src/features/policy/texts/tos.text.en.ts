// The terms of service: the text itself is in Chinese.
import type { Policy } from '../policy.ts';
import { tos as zh } from './tos.text.zh.ts';

export const tos: Policy = {
  ...zh,
  title: 'Terms of service',
  help: 'What holds between you and whoever runs the platform.',
};
