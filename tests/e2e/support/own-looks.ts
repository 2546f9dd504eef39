// Which screens bring looks of their own: all others are drawn by the kit, whose colours its own tests see to.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../scripts/support/workspace.ts';

const WEB = join(ROOT, 'packages/web');
const OWN = 'src/{features,site,parts}/**/*.module.css';
/** A class as the build names it: `_hero_et8l3_6`, where the middle stands for the file. */
const BUILT_CLASS = /\._([A-Za-z][\w-]*?)_([a-z0-9]{5})_\d+/g;

/** The middles of the classes that features bring, read from the built stylesheets. */
export function ownMarks(assets = join(process.env.UOS_TEST_WEB_ROOT ?? join(WEB, 'dist'), 'assets')): Set<string> {
  const files = new Map<string, Set<string>>();
  for (const name of globSync('*.css', { cwd: assets })) {
    for (const [, local = '', mark = ''] of readFileSync(join(assets, name), 'utf8').matchAll(BUILT_CLASS)) {
      files.set(mark, (files.get(mark) ?? new Set()).add(local));
    }
  }
  const marks = globSync(OWN, { cwd: WEB }).flatMap((path) => {
    const own = classesIn(readFileSync(join(WEB, path), 'utf8'));
    const found = [...files].flatMap(([mark, built]) => ([...built].every((name) => own.has(name)) ? [mark] : []));
    if (found.length === 0) {
      throw new Error(`no built stylesheet has the classes of ${path}`);
    }
    return found;
  });
  return new Set(marks);
}

function classesIn(source: string): Set<string> {
  return new Set([...source.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Whether a page shows a class of these that is not among the `seen`; from then on it is. */
export async function bringsNewLooks(page: Page, marks: ReadonlySet<string>, seen: Set<string>): Promise<boolean> {
  const own = await page.evaluate(
    (known) => {
      const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
      return classes.filter((name) => known.includes(/_([a-z0-9]{5})_\d+$/.exec(name)?.[1] ?? ''));
    },
    [...marks],
  );
  const before = seen.size;
  for (const name of own) {
    seen.add(name);
  }
  return seen.size > before;
}
