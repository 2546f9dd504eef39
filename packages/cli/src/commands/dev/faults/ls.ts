// The fault rules of the platform on this machine.
import { defineCommand } from '../../../program/command.ts';
import { askControl } from '../control.ts';
import { DATA_FLAG } from '../flags.ts';
import { FAULT_OUTPUT, type FaultRule } from './rules.ts';

export default defineCommand({
  id: 'dev faults ls',
  summary: { zh: '查看故障规则', en: 'Show the fault rules' },
  flags: DATA_FLAG,
  examples: [
    { text: { zh: '命中了几次？', en: 'How often were they met?' }, line: 'uos dev faults ls' },
    {
      text: { zh: '存成文件，供 --faults 使用', en: 'Keep them for --faults' },
      line: 'uos dev faults ls --json=operation,kind,probability,seed',
    },
  ],
  output: FAULT_OUTPUT,
  async run(ctx) {
    const { rules } = await askControl<{ rules: FaultRule[] }>(ctx, { method: 'GET', path: 'faults' });
    return rules;
  },
});
