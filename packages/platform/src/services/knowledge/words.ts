// Cuts text into the words that the full-text search knows: Chinese by dictionary, names of fields and calls whole and
// in their parts.

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Words that stand in every text and say nothing. */
const COMMON: ReadonlySet<string> = new Set(
  '的 了 和 与 或 在 是 有 为 把 被 请 怎么 怎样 如何 什么 哪些 哪个 可以 一个 这个 那个 吗 呢 吧 我 你 它 a an the of to and or in is are be was how what which where when why do does did i you it my this that for with by on at can could should there have has want need'.split(
    ' ',
  ),
);

/** What people ask with for the word that stands in the documents. */
const SAME: Readonly<Record<string, string>> = { make: 'create', makes: 'create', made: 'create', making: 'create' };

/** Lower-case words in their order, without those that say nothing. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC'))) {
    if (isWordLike === true) {
      words.push(...partsOf(segment));
    }
  }
  return words
    .map((word) => word.toLowerCase())
    .map((word) => (Object.hasOwn(SAME, word) ? (SAME[word] ?? word) : word))
    .filter((word) => !COMMON.has(word) && word.length <= 64);
}

/** `createLink` is found by itself, by `create` and by `link`. */
function partsOf(word: string): string[] {
  const parts = word.split(/[_.]|(?<=[a-z0-9])(?=[A-Z])/).filter((part) => part !== '');
  return parts.length > 1 ? [word, ...parts] : [word];
}
