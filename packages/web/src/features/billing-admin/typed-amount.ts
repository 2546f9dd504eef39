// An amount that is typed again before money moves.
import { parseAmountFen } from '@uos/contract/rules';

/** However it is written: 6000, 6000.00 and ¥6,000.00 are the same. */
export function isTypedAmount(typed: string, yuan: number): boolean {
  const plain = typed
    .trim()
    .replace(/^[¥￥]/, '')
    .replaceAll(',', '');
  return parseAmountFen(plain).value === Math.round(yuan * 100);
}
