// What a page in English still says in Chinese, beside what the platform has told it: names and texts of people are theirs.

import type { BrowserContext, Page } from 'playwright-core';

const HAN = /\p{Script=Han}[\p{Script=Han}\d\s]*/gu;

export interface Listening {
  /** Words in Chinese on the page that no answer of the platform held. */
  left(page: Page): Promise<string[]>;
}

/** Listens to what the platform answers to this browser from now on. */
export function listenForChinese(context: BrowserContext): Listening {
  const answers: Promise<string>[] = [];
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('json') || type.includes('text/plain')) {
      answers.push(response.text().catch(() => ''));
    }
  });
  return {
    async left(page) {
      const told = (await Promise.all(answers)).join('\n');
      const said = await page.evaluate(wordsOnPage);
      return [...new Set(said.filter((words) => (words.match(HAN) ?? []).some((run) => !told.includes(run.trim()))))];
    },
  };
}

/** Runs in the page: its texts and the words of its controls, without what is Chinese on purpose. */
function wordsOnPage(): string[] {
  const chosen = (node: Element | null): boolean => node?.closest('[lang^="zh"], pre, code, script, style') == null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [document.title];
  while (walker.nextNode()) {
    if (chosen(walker.currentNode.parentElement)) {
      words.push(walker.currentNode.textContent ?? '');
    }
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (chosen(element)) {
      words.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    }
  }
  return words.filter((one) => /\p{Script=Han}/u.test(one)).map((one) => one.trim());
}
