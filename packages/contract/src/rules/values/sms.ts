// How a message with a code reads on a phone, and as how many it counts.

const ONE = 70;
/** Of each part of a longer one, which carries its own number. */
const PART = 67;

export function smsText(template: { readonly signature: string; readonly content: string }, code: string): string {
  return `【${template.signature}】${template.content.replaceAll('{code}', code)}`;
}

/** Messages that the text is sent as. */
export function smsParts(text: string): number {
  return text.length <= ONE ? 1 : Math.ceil(text.length / PART);
}
