// Runs Vitest once and reads what it left: the results of every test, and the times of every file.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import type { Report } from './tally.ts';
import { RECORD, type Record } from './time-recorder.ts';
import { CACHE } from './workspace.ts';

export interface TestRun {
  readonly ok: boolean;
  /** Nothing where the run ended before it could say. */
  readonly report: Report | undefined;
  readonly record: Record;
}

export async function vitest(name: string, args: readonly string[]): Promise<TestRun> {
  const [report = '', record = ''] = ['report', 'times'].map((kind) => join(CACHE, `${name}-${kind}.json`));
  mkdirSync(CACHE, { recursive: true });
  for (const file of [report, record]) {
    rmSync(file, { force: true });
  }
  const { ok, end } = await run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${join(import.meta.dirname, 'time-recorder.ts')}`,
      ...args,
    ],
    { live: true, env: { [RECORD]: record } },
  );
  if (!existsSync(report)) {
    console.error(`vitest ended with ${end ?? 'nothing'}`);
  }
  return { ok, report: read(report), record: read(record) ?? { files: [], strayErrors: 0 } };
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
