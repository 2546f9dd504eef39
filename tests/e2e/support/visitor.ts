// One browser of one person: its page, and what the page did against its policy or threw.

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { TestPlatform } from './platform.ts';
import { noteStreams } from './settle.ts';

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** What the browser asks for. */
  readonly locale?: 'zh-CN' | 'en-US';
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  open(path: string): Promise<void>;
  button(name: string | RegExp): Locator;
  /** What the page leads to; rail, menu and way are `place`. */
  link(name: string | RegExp): Locator;
  /** An entry of the rail, the menu or the way. */
  place(name: string | RegExp): Locator;
  field(name: string | RegExp): Locator;
  heading(name: string | RegExp): Locator;
  /** The rest of the address below the origin. */
  path(): string;
  /** Another page of the same browser, with the same session. */
  beside(): Promise<Page>;
  onTrouble(tell: (line: string) => void): void;
}

export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export async function openVisitor(
  browser: Browser,
  platform: Pick<TestPlatform, 'origin'>,
  { width = WIDE.width, height, scheme = 'light', locale = 'zh-CN' }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: height ?? (width < 600 ? PHONE.height : WIDE.height) },
    colorScheme: scheme,
    locale,
    baseURL: platform.origin,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  noteStreams(context);
  const listeners: ((line: string) => void)[] = [];
  const tell = (line: string): void => {
    for (const listener of listeners) {
      listener(line);
    }
  };
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('weberror', (error) => tell(error.error().message));
  context.on('console', (message) => {
    const words = message.text();
    if (words.startsWith('policy:') || words.includes('Content Security Policy')) {
      tell(words);
    }
  });
  const page = await context.newPage();
  return {
    context,
    page,
    open: async (path) => void (await page.goto(path)),
    button: (name) => page.getByRole('button', { name, exact: true }),
    link: (name) => page.getByRole('link', { name, exact: true }).and(page.locator(':not(nav *)')),
    place: (name) => page.getByRole('navigation').getByRole('link', { name, exact: true }),
    field: (name) => page.getByRole('textbox', { name }),
    heading: (name) => page.getByRole('heading', { name, exact: true }),
    path: () => page.url().slice(platform.origin.length),
    beside: () => context.newPage(),
    onTrouble: (listener) => listeners.push(listener),
  };
}
