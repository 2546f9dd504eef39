// Puts a fault in the way of calls, to see that a game survives it.
import { defineCommand } from '../../../program/command.ts';
import { askControl } from '../control.ts';
import { DATA_FLAG } from '../flags.ts';
import { FAULT_KINDS, FAULT_OUTPUT, type FaultRule } from './rules.ts';

export default defineCommand({
  id: 'dev faults add',
  summary: { zh: '添加一条故障规则', en: 'Add a fault rule' },
  description: {
    zh: '让本机平台的接口出错、变慢或断开，检验游戏能否承受。before 在提交之前：什么都没有改变；after 在提交之后：已经改变，只是调用方没有得到答复。同一个种子得到同样的次序。',
    en: 'Makes calls of the platform on this machine fail, wait or hang up, to see that a game survives it. Before the commit nothing has changed; after it the change is made and only the answer is missing. One seed gives one sequence.',
  },
  args: {
    operation: {
      text: { zh: '接口，可用 * 代表任意部分，如 cdn.*', en: 'Operation, with * for any part, such as cdn.*' },
    },
    kind: { text: { zh: '故障', en: 'What happens' }, choices: FAULT_KINDS },
  },
  flags: {
    ...DATA_FLAG,
    probability: { type: 'number', text: { zh: '概率，默认 1', en: 'Share of the calls, 1 unless given' } },
    seed: { type: 'number', text: { zh: '随机种子，默认 1', en: 'Seed of the random numbers, 1 unless given' } },
    count: {
      type: 'number',
      text: { zh: '最多发生几次，默认不限', en: 'How often at most, without end unless given' },
    },
    status: { type: 'number', text: { zh: '出错时的状态码：429、500、503', en: 'Status of an error: 429, 500, 503' } },
    'delay-ms': {
      type: 'number',
      text: { zh: '延迟毫秒数，默认 1000', en: 'Milliseconds of a delay, 1000 unless given' },
    },
  },
  examples: [
    {
      text: { zh: '三成上传申请失败', en: 'Three of ten uploads fail to begin' },
      line: 'uos dev faults add cdn.entries.create error-before --probability 0.3 --seed 7',
    },
    {
      text: { zh: '下一次发布成功但断线', en: 'The next release is made, but the answer is lost' },
      line: 'uos dev faults add cdn.releases.create drop-after --count 1',
    },
  ],
  output: FAULT_OUTPUT,
  async run(ctx) {
    const { operation, kind } = ctx.args;
    const { probability, seed, count, status, 'delay-ms': delayMs } = ctx.flags;
    const body = { operation, kind, probability, seed, count, status, delayMs };
    const { rules } = await askControl<{ rules: FaultRule[] }>(ctx, { method: 'POST', path: 'faults', body });
    return rules[0];
  },
});
