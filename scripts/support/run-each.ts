// Runs each file of a slow tier as its own process, one after the other, so that none measures or disturbs another.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { FROM_SOURCE, ROOT } from './workspace.ts';

/**
 * Runs `tests/<tier>/*.<tier>.ts` in order of name; `filters` keep the files whose name contains one of them.
 * Shows their output as it comes, then one line per file. Returns whether all exited with 0; no file at all is a failure.
 */
export async function runEach(tier: string, filters: string[]): Promise<boolean> {
  const folder = join(ROOT, 'tests', tier);
  const ending = `.${tier}.ts`;
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(ending))
    .filter((name) => filters.length === 0 || filters.some((filter) => name.includes(filter)))
    .sort();
  if (files.length === 0) {
    console.error(
      `no tests/${tier}/*${ending} ${filters.length > 0 ? `with ${filters.join(' or ')} in its name` : ''}`,
    );
    return false;
  }
  const build = await run('node', ['scripts/build.ts', '--if-needed'], { live: true });
  const lines: string[] = [];
  let allOk = build.ok;
  for (const file of build.ok ? files : []) {
    console.log(`\n— ${file}`);
    const { ok, ms } = await run('node', [FROM_SOURCE, join('tests', tier, file)], { live: true });
    lines.push(`${ok ? '✓' : '✗'} ${file.padEnd(32)} ${(ms / 1000).toFixed(1).padStart(7)} s`);
    allOk &&= ok;
  }
  console.log(`\n${lines.join('\n')}`);
  return allOk;
}
