// Test projects, each a tier with its own pace; `npm test` runs all of them, `vitest --project unit` one.
// Packages are read from their sources (condition "uos:source"), so no test needs a build of a library.

import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';
import { tempFolder } from './tests/support/temp-folder.ts';

const SOURCE_CONDITION = 'uos:source';
const CONDITIONS = [SOURCE_CONDITION, 'module', 'node', 'development|production'];
// why more than processors: these tests wait for processes that start, for disks and for clocks half of their time
const WORKERS = 3;
// why: processes that tests start from sources read the whole server, and the second one need not compile it again
const COMPILED = join(import.meta.dirname, '.cache/compiled');
// why not all: whoever starts a platform for a minute has no use for two months of history, which take a core for longer
const DEMO_DAYS = '0';
const NOT_TESTS = ['**/node_modules/**', '**/dist/**'];

process.env.TMPDIR = tempFolder();

interface ProjectOptions {
  include: string[];
  exclude?: string[];
  timeoutMs: number;
  /** Projects with a lower order finish before the next order starts. */
  order: number;
  /** Of all projects with the same order. */
  maxWorkers?: number;
  /** Files share a worker's modules instead of each getting a process of its own. */
  shared?: boolean;
  /** Its files may use the PostgreSQL that is started once. */
  postgres?: true;
  /** Its modules are rewritten by Vite, as those of the console have to be. */
  throughVite?: true;
  /** Tests of one file that may run side by side where they say that they can. */
  maxConcurrency?: number;
}

const project = (name: string, options: ProjectOptions): TestProjectConfiguration => ({
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  test: {
    name,
    include: options.include,
    exclude: [...NOT_TESTS, ...(options.exclude ?? [])],
    pool: 'forks',
    execArgv: [`--conditions=${SOURCE_CONDITION}`],
    isolate: options.shared !== true,
    // why: Node reads the sources itself, in two thirds of the time, and keeps what it compiled for the next process
    experimental: { viteModuleRunner: options.throughVite === true, nodeLoader: false },
    maxWorkers: options.maxWorkers ?? WORKERS,
    maxConcurrency: options.maxConcurrency ?? 5,
    testTimeout: options.timeoutMs,
    hookTimeout: options.timeoutMs * 2,
    // why: what comes to be true in time says nothing about a busy machine; where a second is promised, a test says so
    expect: { poll: { timeout: 15_000 } },
    sequence: { groupOrder: options.order },
    env: { NODE_COMPILE_CACHE: COMPILED, UOS_DEMO_DAYS: DEMO_DAYS },
    setupFiles: ['tests/support/property-seed.ts'],
    ...(options.postgres === true ? { globalSetup: ['tests/support/shared-postgres.ts'] } : {}),
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', {
        include: ['packages/*/{src,codegen}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/fences/**/*.test.ts'],
        exclude: ['packages/platform/**'],
        throughVite: true,
        timeoutMs: 20_000,
        order: 0,
        // why: 85 files took 37 s with a process each, 20 s without.
        shared: true,
      }),
      project('platform', {
        include: ['packages/platform/src/**/*.test.ts'],
        timeoutMs: 60_000,
        order: 0,
        // why: each file loaded the whole server again, which took as long as its tests
        shared: true,
      }),
      project('conformance', {
        include: ['tests/conformance/**/*.test.ts'],
        timeoutMs: 60_000,
        order: 0,
        postgres: true,
      }),
      project('system', {
        include: ['tests/**/*.test.ts', 'examples/**/*.test.ts'],
        exclude: ['tests/{conformance,e2e,fences}/**'],
        timeoutMs: 120_000,
        order: 0,
        postgres: true,
      }),
      project('e2e', {
        include: ['tests/e2e/**/*.test.ts'],
        timeoutMs: 120_000,
        order: 1,
        // why: the files of a worker stand on one platform and one browser
        shared: true,
        // why: a page mostly waits for its requests and for the picture to stand still
        maxConcurrency: 2,
      }),
    ],
  },
});
