// Texts that match a pattern, for property tests.

import fc from 'fast-check';

const made = new Map<string, fc.Arbitrary<string>>();

/** Kept by their pattern: to make them takes a hundred times longer than to draw from them. */
export function textsOf(pattern: string): fc.Arbitrary<string> {
  const texts = made.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  made.set(pattern, texts);
  return texts;
}
