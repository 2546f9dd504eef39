/** Parts of a Chinese text one after the other, with a blank where Latin letters or figures meet Chinese. */
export function beside(...parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    const isMeeting =
      (LATIN_ENDS.test(text) && HAN_BEGINS.test(part)) || (HAN_ENDS.test(text) && LATIN_BEGINS.test(part));
    return isMeeting ? `${text} ${part}` : `${text}${part}`;
  }, '');
}

const LATIN_ENDS = /[\p{Script=Latin}\p{Nd}%\])]$/u;
const HAN_BEGINS = /^\p{Script=Han}/u;
const HAN_ENDS = /\p{Script=Han}$/u;
const LATIN_BEGINS = /^[\p{Script=Latin}\p{Nd}]/u;
