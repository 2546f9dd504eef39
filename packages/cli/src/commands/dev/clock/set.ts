// Moves the clock of a platform on to a moment.

import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { DATA_FLAG } from '../flags.ts';
import { MOVED_OUTPUT, moveClock } from './clock.ts';
import { momentOf } from './duration.ts';

export default defineCommand({
  id: 'dev clock set',
  summary: { zh: '把测试时钟推进到某一时刻', en: 'Move a test clock on to a moment' },
  description: {
    zh: '只能向前；途中到期的任务依次执行。没有时区的时间按北京时间。',
    en: 'Forward only; what falls due on the way is done in order. A time without a zone is of Shanghai.',
  },
  args: {
    time: {
      text: { zh: '时刻，如 2030-03-01 或 "2030-03-01 08:00"', en: 'Moment, such as 2030-03-01 or "2030-03-01 08:00"' },
    },
  },
  flags: DATA_FLAG,
  examples: [
    { text: { zh: '到下月一日', en: 'To the first of a month' }, line: 'uos dev clock set 2030-03-01' },
    { text: { zh: '到某个时刻', en: 'To a moment' }, line: 'uos dev clock set 2030-03-01T08:00:00+08:00' },
  ],
  output: MOVED_OUTPUT,
  exits: { 8: { zh: '有任务失败', en: 'some work failed' } },
  async run(ctx) {
    const { time } = ctx.args;
    const to = momentOf(time);
    if (to === undefined) {
      const what = ctx.say({ zh: `"${time}" 不是时刻。`, en: `"${time}" is no moment.` });
      throw usageError('not-a-time', () => what, 'uos dev clock set 2030-03-01');
    }
    return moveClock(ctx, { to });
  },
});
