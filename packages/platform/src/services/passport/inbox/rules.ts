// Numbers and moments of mail.

/** What a template expires by where it does not say. Source: wire/passport.md 2.6. */
export const USUAL_SECONDS = 30 * 24 * 3600;

const later = (one: string, other: string) => (Date.parse(one) >= Date.parse(other) ? one : other);

/** When a sending of now is due. */
export const dueAt = (sendTime: string | null, now: string): string => (sendTime === null ? now : later(sendTime, now));

interface Expiry {
  readonly expire_type: 'Duration' | 'FixedTime';
  readonly expire_at: string | null;
}

/** Is a mail that comes then over already? */
export const isSpent = ({ expire_type, expire_at }: Expiry, at: string): boolean =>
  expire_type === 'FixedTime' && expire_at !== null && Date.parse(expire_at) <= Date.parse(at);

/** What is wrong with when a template is sent and expires, or undefined. */
export function wrongExpiry(template: Expiry & { readonly send_time: string | null }): string | undefined {
  if (template.expire_type !== 'FixedTime') {
    return undefined;
  }
  if (template.expire_at === null) {
    return 'expireAt: needed with expireType FixedTime';
  }
  return template.send_time !== null && isSpent(template, template.send_time)
    ? 'expireAt: comes after sendTime'
    : undefined;
}

/** The same day and time so many months before, or the last day of that month. */
export function monthsBefore(now: string, months: number): string {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(day, last));
  return moment.toISOString();
}
