// A program and its arguments from two texts: split at blanks and quotes as a shell does, and nothing else of a shell.

/** The words of a text; undefined where a quote is never closed. */
export function wordsOf(text: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote: '"' | "'" | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' && quote !== "'" && at + 1 < text.length) {
      at += 1;
      word = (word ?? '') + text.charAt(at);
    } else if (quote === undefined && (char === '"' || char === "'")) {
      quote = char;
      word ??= '';
    } else if (char === quote) {
      quote = undefined;
    } else if (quote === undefined && /\s/.test(char)) {
      if (word !== undefined) {
        words.push(word);
        word = undefined;
      }
    } else {
      word = (word ?? '') + char;
    }
  }
  if (quote !== undefined) {
    return undefined;
  }
  return word === undefined ? words : [...words, word];
}
