// What can be seen of a screen without eyes: wider than its window, and words that no person should have to read.

import type { Page } from 'playwright-core';

const RAW = [
  /\[object \w+\]/,
  /\b(undefined|NaN|Invalid Date)\b/,
  // why: a moment is written 2026-01-31 09:30
  /\b\d{4}-\d\d-\d\dT\d\d:\d\d/,
] as const;

/** The words of a screen, without those that are code. */
export function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isCode = (node: Node): boolean => node.parentElement?.closest('pre, code, .cm-editor, script, style') != null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && !isCode(node) && node.parentElement?.checkVisibility() === true) {
        words.push(text);
      }
    }
    return words.join('\n');
  });
}

export async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const words = await wordsOf(page);
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...RAW.flatMap((raw) => {
      const [found] = raw.exec(words) ?? [];
      return found === undefined ? [] : [`says ${JSON.stringify(found)}`];
    }),
  ];
}
