// Builds what runs outside this checkout: libraries and their types, the CLI's bundle, the console, the database template, the
// example game. `--if-needed` leaves out every step whose inputs have not changed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, run } from './support/run.ts';
import { openStamps, type Stamped } from './support/stamp.ts';
import { CACHE, ROOT } from './support/workspace.ts';

interface Step extends Stamped {
  /** The step is left out where this file is missing. */
  entry: string;
  command: [string, ...string[]];
  cwd?: string;
}

const SHARED = ['package-lock.json', 'tsconfig*.json'];
const source = (name: string): string[] => [
  `packages/${name}/{src,bin,public}/**`,
  `packages/${name}/*.{json,ts,html}`,
];
const LIBRARIES = [...source('contract'), ...source('sdk'), ...SHARED];

/** Steps of one wave run side by side; a wave starts when the one before it is done. */
const WAVES: Step[][] = [
  [
    {
      name: 'types',
      entry: 'tsconfig.build.json',
      command: ['tsc', '-b', 'tsconfig.build.json'],
      inputs: [...LIBRARIES, ...source('platform')],
      outputs: [
        'packages/contract/dist/index.d.ts',
        'packages/sdk/dist/index.d.ts',
        'packages/platform/dist/start/main.d.ts',
      ],
    },
    {
      name: 'libraries',
      entry: 'tsup.config.ts',
      command: ['tsup'],
      inputs: [...LIBRARIES, ...source('platform'), 'tsup.config.ts'],
      outputs: [
        'packages/contract/dist/index.js',
        'packages/sdk/dist/index.js',
        'packages/platform/dist/program/serve.js',
      ],
    },
  ],
  [
    {
      name: 'h5-game',
      entry: 'examples/h5-game/build.mjs',
      command: ['node', 'build.mjs'],
      cwd: 'examples/h5-game',
      inputs: ['examples/h5-game/**', ...LIBRARIES],
      outputs: ['examples/h5-game/dist/index.html'],
    },
    {
      name: 'cli',
      entry: 'packages/cli/rolldown.config.ts',
      command: ['rolldown', '-c', '--log-level', 'warn'],
      cwd: 'packages/cli',
      inputs: [...LIBRARIES, ...source('cli')],
      outputs: ['packages/cli/dist/main.cjs'],
    },
    {
      name: 'manual',
      entry: 'packages/cli/codegen/pages.ts',
      command: ['node', '--conditions=uos:source', 'packages/cli/codegen/pages.ts'],
      inputs: [
        'packages/cli/codegen/pages.ts',
        'packages/cli/src/{generated/manifest/**,declared/**,program/**}',
        'packages/sdk/src/generated/*.fields.ts',
      ],
      outputs: ['packages/cli/man/uos.1', 'packages/cli/schema/uos.schema.json'],
    },
    {
      name: 'web',
      entry: 'packages/web/vite.config.ts',
      command: ['node', '--conditions=uos:source', 'build.ts'],
      cwd: 'packages/web',
      inputs: [...LIBRARIES, ...source('web')],
      outputs: ['packages/web/dist/index.html', 'packages/web/dist/index.en.html'],
    },
    {
      name: 'db-template',
      entry: 'packages/platform/dist/program/build-template.js',
      command: ['node', 'packages/platform/dist/program/build-template.js'],
      inputs: ['packages/platform/src/db/**', 'packages/platform/src/services/*/migrations/**', 'package-lock.json'],
      outputs: ['packages/platform/dist/template/PG_VERSION', 'packages/platform/dist/template.zip'],
    },
  ],
];

const onlyIfNeeded = process.argv.includes('--if-needed');
const stamps = openStamps(ROOT, join(CACHE, 'build'));

for (const wave of WAVES) {
  const outcomes = await Promise.all(wave.map(build));
  if (outcomes.includes(false)) {
    process.exit(1);
  }
}

async function build(step: Step): Promise<boolean> {
  if (!existsSync(join(ROOT, step.entry)) || (onlyIfNeeded && stamps.isFresh(step))) {
    return true;
  }
  stamps.forget(step);
  const [command, ...args] = step.command;
  const outcome = await run(command, args, step.cwd === undefined ? {} : { cwd: step.cwd });
  const missing = outcome.ok ? step.outputs.filter((path) => !existsSync(join(ROOT, path))) : [];
  if (outcome.ok && missing.length === 0) {
    stamps.remember(step);
  }
  report(step, outcome, missing);
  return outcome.ok && missing.length === 0;
}

function report(step: Step, { ok, ms, output }: Outcome, missing: string[]): void {
  const failed = !ok || missing.length > 0;
  console.log(`${failed ? '✗' : '✓'} build ${step.name.padEnd(12)} ${String(ms).padStart(6)} ms`);
  if (!ok) {
    console.error(`${[step.command.join(' '), output].join('\n')}\n`);
  }
  for (const path of missing) {
    console.error(`build ${step.name}: ${path} was not written`);
  }
}
