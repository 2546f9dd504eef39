// The first letters of Chinese words as they are typed on a keyboard: 资源桶 is found by `zyt`. The browser's own Chinese
// order does the work, so there is no dictionary to load; letters of two readings have theirs among the texts.
import { text } from './text.zh.ts';

/** The first syllable of every letter, in the order of pinyin: ā bā cā dā ē fā gā hā jī kā lā mā nā ō pā qī rán sā tā wā xī yā zā. */
const FIRST =
  '\u5416\u516b\u5693\u5491\u59b8\u53d1\u65ee\u54c8\u4e0c\u5494\u5783\u5988\u62cf\u5662\u5991\u4e03\u5465\u6be7\u4ed6\u7a75\u5915\u4e2b\u5e00';
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const HAN = /\p{Script=Han}/u;

const collator = new Intl.Collator('zh-u-co-pinyin');
const known = new Map<string, string>();

/** `区服 A1` answers `qf a1`; what is not Chinese stays. */
export function initials(words: string): string {
  return [...withReadings(words)]
    .map((letter) => (HAN.test(letter) ? initialOf(letter) : letter.toLowerCase()))
    .join('');
}

function withReadings(words: string): string {
  return Object.entries(text.readings).reduce((rest, [word, read]) => rest.replaceAll(word, read), words);
}

function initialOf(letter: string): string {
  const found = known.get(letter) ?? search(letter);
  known.set(letter, found);
  return found;
}

function search(letter: string): string {
  let found = '';
  for (const [index, first] of [...FIRST].entries()) {
    if (collator.compare(letter, first) < 0) {
      break;
    }
    found = LETTERS[index] ?? '';
  }
  return found;
}
