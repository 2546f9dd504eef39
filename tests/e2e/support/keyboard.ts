// A person without a mouse: walks with Tab until a name has the focus, then presses keys.

import type { Page } from 'playwright-core';

export interface WalkOptions {
  readonly back?: boolean;
  /** Name of the group that it has to be in, where several things have the same name. */
  readonly inside?: string;
  readonly atMost?: number;
}

export interface Keyboard {
  /** Walks until something of that name has the focus; fails when the whole page was walked without it. */
  tabTo(name: string | RegExp, options?: WalkOptions): Promise<void>;
  /** `Enter`, `Escape`, `Control+K`, or several one after the other. */
  press(...keys: string[]): Promise<void>;
  type(words: string): Promise<void>;
  /** Name of what has the focus. */
  focused(): Promise<string>;
}

const LONGEST_WALK = 160;

export function keyboardOf(page: Page): Keyboard {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
    }
  };
  const focused = (): Promise<string> => page.evaluate(nameOfFocus);
  return {
    press,
    focused,
    type: (words) => page.keyboard.insertText(words),
    async tabTo(name, { back = false, inside, atMost = LONGEST_WALK } = {}) {
      const seen: string[] = [];
      for (let step = 0; step < atMost; step += 1) {
        await press(back ? 'Shift+Tab' : 'Tab');
        const at = await focused();
        const isNamed = typeof name === 'string' ? at === name : name.test(at);
        if (isNamed && (inside === undefined || (await page.evaluate(groupOfFocus)) === inside)) {
          return;
        }
        seen.push(at);
      }
      throw new Error(`no Tab reaches ${name}; it went past: ${[...new Set(seen)].join(' | ')}`);
    },
  };
}

function groupOfFocus(): string {
  return document.activeElement?.closest('[role="group"][aria-label]')?.getAttribute('aria-label') ?? '';
}

function nameOfFocus(): string {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) {
    return '';
  }
  const labelled = (at.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
  const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
  const words = at.getAttribute('aria-label') ?? (labelled || labels.join(' ') || at.textContent || at.title || '');
  return words
    .replace(/\s+/g, ' ')
    .replace(/\s*\*$/, '')
    .trim();
}
