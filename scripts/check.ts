// `npm run check`: everything that can be said about the code without running it. Runs all steps, then names the failed.

import { run } from './support/run.ts';
import { FROM_SOURCE } from './support/workspace.ts';

interface Step {
  name: string;
  command: [string, ...string[]];
  /** Steps that have to end before it begins; they stand before it. */
  after?: string[];
}

const STEPS: Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
  { name: 'biome', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=50'] },
  { name: 'lock file', command: ['node', 'scripts/lockfile.ts', '--check'] },
  { name: 'licences', command: ['node', 'scripts/licences.ts'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the console', command: ['tsc', '-p', 'packages/web'] },
  { name: 'types of browser tests', command: ['tsc', '-p', 'tests/e2e'] },
  { name: 'generated files', command: ['node', FROM_SOURCE, 'scripts/gen.ts', '--check'] },
  { name: 'calls', command: ['node', 'scripts/checklist.ts', 'calls'] },
  { name: 'routes', command: ['node', 'scripts/checklist.ts', 'routes'] },
  // why after the build: what only the built commands reach is found through them
  { name: 'unused code', command: ['knip', '--treat-config-hints-as-errors'], after: ['build'] },
  { name: 'size', command: ['size-limit'], after: ['build'] },
  { name: 'copies of the spec', command: ['node', 'scripts/checklist.ts', 'copies'] },
];

const failed: string[] = [];
const ended = new Map<string, Promise<unknown>>();
const waiting = STEPS.values();

// why two at a time: a step uses one processor for most of its time
await Promise.all([lane(), lane()]);

async function lane(): Promise<void> {
  for (const step of waiting) {
    const work = Promise.all((step.after ?? []).map((name) => ended.get(name))).then(() => take(step));
    ended.set(step.name, work);
    await work;
  }
}

async function take({ name, command: [program, ...args] }: Step): Promise<void> {
  const { ok, ms, output } = await run(program, args);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(22)} ${String(ms).padStart(6)} ms${ok ? `  ${lastLine(output)}` : ''}`);
  if (!ok) {
    failed.push(name);
    console.log(`${indent(output)}\n`);
  }
}

if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function lastLine(output: string): string {
  return output.slice(output.lastIndexOf('\n') + 1).slice(0, 80);
}

function indent(output: string): string {
  return output.replace(/^/gm, '    ');
}
