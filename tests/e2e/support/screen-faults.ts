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
  const wide = await page.evaluate(whatIsTooWide);
  const words = await wordsOf(page);
  return [
    ...wide,
    ...RAW.flatMap((raw) => {
      const [found] = raw.exec(words) ?? [];
      return found === undefined ? [] : [`says ${JSON.stringify(found)}`];
    }),
  ];
}

/** Runs in the page: what is wider than the window, reaches out of it or below a head where nobody can scroll, and hidden words. */
function whatIsTooWide(): string[] {
  const root = document.documentElement;
  const name = (element: Element): string =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${JSON.stringify(element.textContent?.trim().slice(0, 40))}`;
  const cuts = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
  const isInside = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== root && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      // why: what is scrolled or cut on purpose is not in the way
      if (overflowX !== 'visible') {
        return true;
      }
      if (position === 'fixed') {
        return false;
      }
    }
    return false;
  };
  const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const out = seen.filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > root.clientWidth + 1 && left < right && !isInside(element);
  });
  const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  const hidden = seen.filter(
    (element) =>
      element.matches('button, a[class*="Button"], [role="tab"]') &&
      element.textContent?.trim() !== '' &&
      element.scrollWidth > element.clientWidth + 1 &&
      cuts(element) &&
      getComputedStyle(element).textOverflow !== 'ellipsis',
  );
  const head = document.querySelector('.mantine-Drawer-header, .mantine-Modal-header');
  const headEnds = head?.getBoundingClientRect().bottom ?? 0;
  const below = seen.filter(
    (element) =>
      head?.parentElement?.scrollTop === 0 &&
      head.nextElementSibling?.contains(element) === true &&
      element.getBoundingClientRect().top < headEnds - 1 &&
      element.getBoundingClientRect().height > 1 &&
      element.textContent?.trim() !== '',
  );
  const overflow = root.scrollWidth - root.clientWidth;
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...inner.slice(0, 3).map((element) => `out of the window: ${name(element)}`),
    ...below.slice(-1).map((element) => `below the head of its dialog: ${name(element)}`),
    ...hidden.slice(0, 3).map((element) => `hides its words: ${name(element)}`),
  ];
}
