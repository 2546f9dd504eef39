// What time it is on the platform, and what is due next.
import { defineCommand } from '../../../program/command.ts';
import { DATA_FLAG } from '../flags.ts';
import { readClock } from './clock.ts';

export default defineCommand({
  id: 'dev clock show',
  summary: { zh: '查看平台的时间和下一项到期的任务', en: 'Show the time of the platform and what is due next' },
  flags: DATA_FLAG,
  examples: [{ text: { zh: '平台上现在几点？', en: 'What time is it there?' }, line: 'uos dev clock show' }],
  output: {
    columns: [
      { field: 'mode', title: { zh: '时钟', en: 'Clock' } },
      { field: 'now', title: { zh: '时间', en: 'Time' }, format: 'time' },
      { field: 'next.service', title: { zh: '下一项', en: 'Next' } },
      { field: 'next.key', title: { zh: '任务', en: 'Work' } },
      { field: 'next.dueAt', title: { zh: '到期', en: 'Due' }, format: 'time' },
    ],
    fields: ['mode', 'now', 'next'],
  },
  run: (ctx) => readClock(ctx),
});
