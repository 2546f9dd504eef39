// How many cells a text takes on a terminal: Chinese characters and emoji take two, marks take none.

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const NOTHING = /\p{Mark}|[\u200b-\u200f]|\u2060/u;

const PLAIN = /^[ -~]*$/;

export function widthOf(text: string): number {
  if (PLAIN.test(text)) {
    return text.length;
  }
  let width = 0;
  for (const character of text) {
    width += character <= '~' ? 1 : NOTHING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  }
  return width;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Cuts to `width` cells, the last one an ellipsis. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) {
    return text;
  }
  let cut = '';
  let used = 0;
  for (const character of text) {
    used += widthOf(character);
    if (used > width - 1) {
      break;
    }
    cut += character;
  }
  return `${cut}…`;
}
