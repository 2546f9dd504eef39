// Debian's Chromium under playwright-core, with the flags that keep it from talking to anybody else.
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../../../scripts/tools.ts';

const ALONE = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

export function openChromium(): Promise<Browser> {
  return openChromiumWith();
}

/** The same with more flags of the command line. */
export function openChromiumWith(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...ALONE, ...args],
  });
}
