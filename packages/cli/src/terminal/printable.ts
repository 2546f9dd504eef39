// Text of others (names of players, titles, paths) on a terminal: what would steer the terminal is shown instead of sent.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const STEERING = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/g;
/** JSON escapes the first controls by itself, and none of these. */
const STEERING_IN_JSON = /[\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Controls in caret notation, `^[` for escape; what turns the direction of text as `\u202e`. Breaks and tabs stay; a return alone would write over its line. */
export function printableText(text: string): string {
  return text.replace(STEERING, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 ? `^${String.fromCharCode(code ^ 0x40)}` : escaped(character);
  });
}

/** A JSON document that means the same, and steers no terminal. */
export function printableJson(json: string): string {
  return json.replace(STEERING_IN_JSON, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
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
