// What axe finds wrong with a page, as lines that name the rule and the place.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: string | undefined;

/**
 * `structure`: what a screen makes of the kit's parts, whose looks the kit sees to: names, headings, landmarks, ids,
 * forms, tables, the way of the focus. `colours`: only what another colour scheme of the same screen can change.
 */
export type Looking = 'everything' | 'structure' | 'colours';

const STRUCTURE = ['name-role-value', 'semantics', 'structure', 'parsing', 'keyboard', 'language', 'forms', 'tables'];

const OPTIONS: Readonly<Record<Looking, RunOptions>> = {
  everything: { resultTypes: ['violations'] },
  structure: {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: [...STRUCTURE, 'text-alternatives', 'aria'].map((name) => `cat.${name}`) },
  },
  colours: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
};

/** Findings that keep somebody out: serious and critical ones. */
export async function seriousFindings(page: Page, looking: Looking = 'everything'): Promise<string[]> {
  source ??= await readFile(SOURCE, 'utf8');
  if (!(await page.evaluate('"axe" in globalThis'))) {
    // why evaluate: it is not held to the page's policy, so the page itself stays as it is served
    await page.evaluate(source);
  }
  const run = `axe.run(document, ${JSON.stringify(OPTIONS[looking])})`;
  const { violations } = (await page.evaluate(run)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
}
