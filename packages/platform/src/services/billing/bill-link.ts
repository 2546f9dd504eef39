// Links to the printable bill: a signed text that names organisation, month and end of life, kept nowhere.
import type { Call } from '#kernel/call/call';

const LIFE_MS = 10 * 60_000;
const PURPOSE = 'bill-link';

export interface LinkedBill {
  readonly orgId: string;
  readonly month: string;
}

export function signBillLink(call: Call, { orgId, month }: LinkedBill) {
  const expires = Date.parse(call.now) + LIFE_MS;
  const Token = `${expires}.${call.ports.seal.sign(textOf({ orgId, month }, expires), PURPOSE)}`;
  const query = new URLSearchParams({ orgId, month, token: Token });
  return { Token, Url: `/papers/month-bill?${query}`, ExpiredAt: new Date(expires).toISOString() };
}

/** Does the call carry a living link to exactly this bill? */
export function holdsBillLink(call: Call, bill: LinkedBill & { readonly token: string | undefined }): boolean {
  const [expires = '', signature = ''] = (bill.token ?? '').split('.');
  return (
    /^\d{13}$/.test(expires) &&
    Number(expires) > Date.parse(call.now) &&
    call.ports.seal.verify(textOf(bill, Number(expires)), signature, PURPOSE)
  );
}

function textOf({ orgId, month }: LinkedBill, expires: number): string {
  return `${orgId.toLowerCase()}\n${month}\n${expires}`;
}
