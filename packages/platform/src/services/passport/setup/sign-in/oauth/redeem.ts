// What a provider says of a code, in the words of the service.
import type { Call } from '#kernel/call/call';
import type { Refusal } from '#kernel/call/errors';
import type { ProviderRow } from '../provider-store.ts';
import { redeemAt } from './access.ts';
import { type GivenCode, type ProviderAccount, ProviderFault } from './protocol.ts';

/**
 * Redeems a code.
 * @throws 30001 where the code is not good, 90001 where the provider is not
 */
export async function redeem(call: Call, row: ProviderRow, given: GivenCode): Promise<ProviderAccount> {
  try {
    return await redeemAt(call.ports, row, given);
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) {
      throw fault;
    }
    if (fault.fault === 'code') {
      throw unknownCode(call);
    }
    call.ports.log.warn({ provider: row.provider, reason: fault.message }, 'an identity provider does not answer');
    throw call.refuse('precondition', 'identity provider does not answer as it should', { details: [fault.message] });
  }
}

export const unknownCode = (call: Pick<Call, 'refuse'>): Refusal =>
  call.refuse('invalid', 'invalid parameters', { details: ['code: wrong, used or too old'] });
