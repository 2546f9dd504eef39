// What axe finds wrong with a page, as lines that name the rule and the place.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: string | undefined;

/** Findings that keep somebody out: serious and critical ones. */
export async function seriousFindings(page: Page): Promise<string[]> {
  source ??= await readFile(SOURCE, 'utf8');
  // why evaluate: it is not held to the page's policy, so the page itself stays as it is served
  await page.evaluate(source);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
}
