// What an expert costs, by what is asked.
import { platformLabels } from '@uos/contract/labels';
import { consultationFees, formatYuan } from '@uos/contract/rules';
import { language } from '../../../kit/language/language.zh.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { text } from '../text.zh.ts';

const { type, expert } = platformLabels.ticket;
const { crash, performance, proposal } = consultationFees;

export function FeeTable() {
  return (
    <Facts
      facts={[
        { title: type.crash[language], value: text.feeOf(formatYuan(crash.yuan), crash.per[language]) },
        {
          title: type.performance[language],
          value: text.feeOf(formatYuan(performance.yuan), performance.per[language]),
        },
        ...(['director', 'chief'] as const).map((who) => ({
          title: `${type.proposal[language]} · ${expert[who][language]}`,
          value: text.feeOf(formatYuan(proposal[who].yuan), proposal[who].per[language]),
        })),
      ]}
    />
  );
}
