// Text of others (names of players, titles, paths) on a terminal: what would steer the terminal is shown instead of sent.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const STEERING = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Controls in caret notation, `^[` for escape; what turns the direction of text as `\u202e`. Breaks and tabs stay. */
export function printableText(text: string): string {
  return text.replace(STEERING, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 ? `^${String.fromCharCode(code ^ 0x40)}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** The same for every text inside. */
export function printable<T>(value: T): T {
  if (typeof value === 'string') {
    return printableText(value) as T;
  }
  if (Array.isArray(value)) {
    return value.map(printable) as T;
  }
  return typeof value === 'object' && value !== null
    ? (Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, printable(inside)])) as T)
    : value;
}
