// What axe finds wrong with a page, as lines that name the rule and the place.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: string | undefined;
const MENU = 'nav[aria-label="主菜单"]';

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

/** Menus that were looked at already: a screen has the same as the one before, and it is most of what there is. */
export type KnownMenus = Set<string>;

/** Findings that keep somebody out: serious and critical ones. A menu that is among the `known` is passed over. */
export async function seriousFindings(
  page: Page,
  looking: Looking = 'everything',
  known: KnownMenus = new Set(),
): Promise<string[]> {
  source ??= await readFile(SOURCE, 'utf8');
  if (!(await page.evaluate('"axe" in globalThis'))) {
    // why evaluate: it is not held to the page's policy, so the page itself stays as it is served
    await page.evaluate(source);
  }
  const menu = await page.evaluate(menuOf, MENU);
  const isKnown = menu !== undefined && known.has(`${looking} ${menu}`);
  known.add(`${looking} ${menu}`);
  const what = isKnown ? `{ exclude: ${JSON.stringify(MENU)} }` : 'document';
  const run = `axe.run(${what}, ${JSON.stringify(OPTIONS[looking])})`;
  const { violations } = (await page.evaluate(run)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
}

/** Everything of the menu but which of its entries is the present one. */
function menuOf(selector: string): string | undefined {
  const words = document.querySelector(selector)?.outerHTML;
  return words?.replaceAll(/ (?:aria-current|class|data-[a-z-]+|style|href)(?:="[^"]*")?/g, '');
}
