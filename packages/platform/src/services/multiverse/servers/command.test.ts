import { describe, expect, it } from 'vitest';
import { wordsOf } from './command.ts';

describe('wordsOf', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['', []],
    ['  ', []],
    ['./server -port 7777', ['./server', '-port', '7777']],
    [`say "a b" 'c d'`, ['say', 'a b', 'c d']],
    [`a"b c"d`, ['ab cd']],
    [`a\\ b "c\\"d" 'e\\f'`, ['a b', 'c"d', 'e\\f']],
    [`"" ''`, ['', '']],
    ['$HOME; rm -rf / | x > y `z`', ['$HOME;', 'rm', '-rf', '/', '|', 'x', '>', 'y', '`z`']],
    [`"never closed`, undefined],
    ['ends with \\', ['ends', 'with', '\\']],
  ])('splits %o', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
