// The agreement on how well services work: the text itself is in Chinese.
import type { Policy } from '../policy.ts';
import { sla as zh } from './sla.text.zh.ts';

export const sla: Policy = {
  ...zh,
  title: 'Service level agreement',
  help: 'How available services are meant to be, how it is counted, and what is paid back.',
};
