// Counts a Vitest JSON report so that nothing which did not run can look like something that passed.

import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  /** One line per thing that counts as failed without being a failed test. */
  notes: string[];
}

interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * Reads the report at `path`. A missing report is one failure, as is each crashed file; so is each test left out,
 * unless the run was `partial`: asked for with a filter.
 */
export function readTally(path: string, partial = false): Tally {
  if (!existsSync(path)) {
    return { passed: 0, failed: 1, notes: ['the test run ended without a report'] };
  }
  return tally(JSON.parse(readFileSync(path, 'utf8')), partial);
}

export function tally({ testResults }: Report, partial = false): Tally {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const notes = [
    ...testResults
      .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
      .map(({ name }) => `crashed: ${name}`),
    ...tests
      .filter(({ status }) => !partial && status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `did not run: ${fullName}`),
  ];
  return { passed, failed: failed + notes.length, notes };
}

function hasFailed({ status }: { status: string }): boolean {
  return status === 'failed';
}
