// What an expert costs, by what is asked.
import { platformLabels } from '@uos/contract/labels';
import { consultationFees, formatYuan } from '@uos/contract/rules';
import { Facts } from '../../../kit/show/facts.tsx';
import { text } from '../text.zh.ts';

const { type, expert } = platformLabels.ticket;
const { crash, performance, proposal } = consultationFees;

export function FeeTable() {
  return (
    <Facts
      facts={[
        { title: type.crash.zh, value: text.feeOf(formatYuan(crash.yuan), crash.per.zh) },
        { title: type.performance.zh, value: text.feeOf(formatYuan(performance.yuan), performance.per.zh) },
        ...(['director', 'chief'] as const).map((who) => ({
          title: `${type.proposal.zh} · ${expert[who].zh}`,
          value: text.feeOf(formatYuan(proposal[who].yuan), proposal[who].per.zh),
        })),
      ]}
    />
  );
}
