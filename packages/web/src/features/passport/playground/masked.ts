// What a request log may show of a call: tokens, codes, numbers of phones and real names stay out of it.

const HIDDEN = '***';
const SECRET = /token|secret|password|^code$|idcard|^realname$/i;
const PHONE = /phone/i;

export function masked(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(masked);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? maskedText(key, inner) : masked(inner),
    ]),
  );
}

function maskedText(key: string, text: string): string {
  if (text === '') {
    return text;
  }
  return SECRET.test(key) ? HIDDEN : PHONE.test(key) ? `${text.slice(0, 3)}****${text.slice(-4)}` : text;
}
