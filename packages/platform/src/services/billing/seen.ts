// What a reviewer says to have looked at.
import { fenOf } from '#core/money/fen';
import type { Seen } from '#core/money/transactions';
import type { Call } from '#kernel/call/call';

interface SaidToBeSeen {
  readonly Amount?: number | undefined;
  readonly Revision?: number | undefined;
}

export function seenOf({ Amount, Revision }: SaidToBeSeen): Seen {
  return { amountFen: Amount === undefined ? undefined : fenOf(Amount), revision: Revision };
}

export function changed(call: Call) {
  return call.refuse('precondition', 'changed since it was read', { status: 409 });
}
