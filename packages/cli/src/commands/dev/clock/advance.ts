// Moves the clock of a platform on by a length of time.

import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { DATA_FLAG } from '../flags.ts';
import { MOVED_OUTPUT, moveClock } from './clock.ts';
import { durationMs } from './duration.ts';

export default defineCommand({
  id: 'dev clock advance',
  summary: { zh: '把测试时钟向前推进', en: 'Move a test clock on' },
  description: {
    zh: '依次执行途中到期的任务，全部完成后返回。平台须以 --clock test 启动。',
    en: 'Does everything that falls due on the way, in order, before it returns. The platform must have been started with --clock test.',
  },
  args: { length: { text: { zh: '时长，如 3d、12h、1w2d', en: 'How far, such as 3d, 12h, 1w2d' } } },
  flags: DATA_FLAG,
  examples: [
    { text: { zh: '三天后', en: 'Three days later' }, line: 'uos dev clock advance 3d' },
    { text: { zh: '一周后执行了什么？', en: 'What ran in a week?' }, line: 'uos dev clock advance 1w --json=turns' },
  ],
  output: MOVED_OUTPUT,
  exits: { 8: { zh: '有任务失败', en: 'some work failed' } },
  async run(ctx) {
    const { length } = ctx.args;
    const advanceMs = durationMs(length);
    if (advanceMs === undefined) {
      const what = ctx.say({ zh: `"${length}" 不是时长。`, en: `"${length}" is no length of time.` });
      throw usageError('not-a-duration', () => what, 'uos dev clock advance 3d');
    }
    return moveClock(ctx, { advanceMs });
  },
});
