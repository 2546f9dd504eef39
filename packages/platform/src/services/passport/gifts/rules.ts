// Codes, and what a gift pack may say of them. Source: wire/passport.md 2.4, 3.5, 5.3.

/** Letters and digits without those that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const MOST_RESOURCES = 50;
/** The largest quantity on the wire. */
const MOST_UNITS = 4_294_967_295;
export const USUAL_LENGTH = 12;
/** Drawn characters of a unique code, so that nobody finds one by trying. */
const LEAST_DRAWN = 8;
export const MOST_EXPORTED = 100_000;

/** As codes are kept: case and blanks around them mean nothing. */
export const normalCode = (code: string): string => code.trim().toUpperCase();

/** A code of the length with the prefix; `hex` are as many random bytes as it has characters. */
export function codeOf(prefix: string, length: number, hex: string): string {
  let code = prefix;
  // why evenly: there are 32 letters, and a byte has eight times as many values
  for (let at = 0; code.length < length; at += 2) {
    code += LETTERS[Number.parseInt(hex.slice(at, at + 2), 16) % LETTERS.length];
  }
  return code;
}

interface CodeShape {
  readonly prefix: string;
  readonly code_length: number;
}

interface Settings {
  readonly start_time: string;
  readonly end_time: string | null;
  readonly resources: Readonly<Record<string, number>>;
  readonly delivery_type: 'Direct' | 'Inbox';
  readonly inbox_template: string;
}

/** What is wrong with a gift pack, or undefined. */
export function wrongClass(settings: Settings): string | undefined {
  const amounts = Object.entries(settings.resources);
  const tooMany = amounts.find(([, units]) => units > MOST_UNITS);
  if (amounts.length === 0 || amounts.length > MOST_RESOURCES) {
    return `resources: 1 to ${MOST_RESOURCES}`;
  }
  if (tooMany !== undefined) {
    return `resources.${tooMany[0]}: at most ${MOST_UNITS}`;
  }
  if (settings.end_time !== null && Date.parse(settings.end_time) <= Date.parse(settings.start_time)) {
    return 'endTime: comes after startTime';
  }
  if ((settings.delivery_type === 'Inbox') !== (settings.inbox_template !== '')) {
    return `inboxTemplateSlug: ${settings.delivery_type === 'Inbox' ? 'needed with' : 'not for'} deliveryType ${settings.delivery_type}`;
  }
  return undefined;
}

/** What is wrong with codes that are to be drawn, or undefined. */
export function wrongShape({ prefix, code_length }: CodeShape): string | undefined {
  return code_length - prefix.length < LEAST_DRAWN
    ? `codeLength: at least ${LEAST_DRAWN} characters come after the prefix`
    : undefined;
}

/** A cell of a file that somebody may open with a spreadsheet: what would be a formula there is a text. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
