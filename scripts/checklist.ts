// Compares what the project declares with the tables in tests/spec: every call, every screen of the console.
// usage: checklist.ts calls [--only folder,folder] [--handled] | routes [--built REGEX] | copies

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCalls, type DeclaredCall } from './checklists/calls.ts';
import { compareRoutes, type DeclaredRoute } from './checklists/routes.ts';
import { parseTable } from './checklists/table.ts';
import { run } from './support/run.ts';
import { FROM_SOURCE, ROOT } from './support/workspace.ts';

const COPIES = join(ROOT, 'tests/spec');
const ORIGINALS = join(ROOT, '../shared/spec');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, handled: { type: 'boolean' }, built: { type: 'string' } },
});

switch (positionals[0]) {
  case 'calls':
    report(
      compareCalls(table('calls.tsv'), await listing<DeclaredCall>('operations'), {
        only: values.only?.split(','),
        handled: values.handled,
      }),
    );
    break;
  case 'routes':
    report(compareRoutes(table('routes.tsv'), await listing<DeclaredRoute>('routes'), values.built));
    break;
  case 'copies':
    reportCopies();
    break;
  default:
    throw new Error('say which checklist: calls, routes or copies');
}

function table(name: string): Record<string, string>[] {
  return parseTable(readFileSync(join(COPIES, name), 'utf8'));
}

async function listing<Row>(name: 'operations' | 'routes'): Promise<Row[]> {
  const { ok, output, stdout } = await run('node', [FROM_SOURCE, `scripts/${name}.ts`]);
  if (!ok) {
    throw new Error(`scripts/${name}.ts failed:\n${output}`);
  }
  return JSON.parse(stdout);
}

function report({ problems, summary }: { problems: string[]; summary: string }): void {
  for (const problem of problems) {
    console.log(problem);
  }
  console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** States and constants, the two sections of a document that tests read. */
function sectionsOf(text: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((section) => /^## (4|9)\. /.test(section))
    .join('');
}

/** Only warns: the tables are copied by hand when the specification moves on, and a clone has no originals. */
function reportCopies(): void {
  const stale = readdirSync(COPIES).filter((name) => {
    const original = join(ORIGINALS, name.replace('.sections', ''));
    if (!existsSync(original)) {
      return false;
    }
    const text = readFileSync(original, 'utf8');
    return (name.includes('.sections') ? sectionsOf(text) : text) !== readFileSync(join(COPIES, name), 'utf8');
  });
  console.log(stale.length > 0 ? `stale copies in tests/spec: ${stale.join(', ')}` : 'tests/spec is up to date');
}
