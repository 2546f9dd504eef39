// Counts a Vitest JSON report so that nothing which did not run can look like something that passed.

export interface Tally {
  passed: number;
  failed: number;
  /** One line per failure: what it was, and the first line of why. */
  notes: string[];
}

interface FileReport {
  name: string;
  status: string;
  /** Why the file broke outside its tests. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
}

export interface Report {
  testResults: FileReport[];
}

/**
 * A missing report is one failure, as is each crashed file; so is each test left out, unless the run was `partial`:
 * asked for with a filter.
 */
export function tally(report: Report | undefined, partial = false): Tally {
  if (report === undefined) {
    return { passed: 0, failed: 1, notes: ['the test run ended without a report'] };
  }
  const { testResults } = report;
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const notes = [
    ...testResults.filter(hasCrashed).map(({ name, message }) => withReason(`crashed: ${name}`, message)),
    ...tests.filter(hasFailed).map((test) => withReason(`failed: ${test.fullName}`, test.failureMessages?.[0])),
    ...tests
      .filter(({ status }) => !partial && status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `did not run: ${fullName}`),
  ];
  return { passed, failed: notes.length, notes };
}

/** Paths of the files that did not pass. */
export function failedFiles({ testResults }: Report): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Paths of the files that broke before any of their tests ran. */
export function neverBegun({ testResults }: Report): string[] {
  return testResults
    .filter((file) => hasCrashed(file) && !file.assertionResults.some(({ status }) => status === 'passed'))
    .map(({ name }) => name);
}

/** `report` with the files of `again` as they went the second time. */
export function withSecondRun({ testResults }: Report, again: Report): Report {
  const second = new Map(again.testResults.map((file) => [file.name, file]));
  return { testResults: testResults.map((file) => second.get(file.name) ?? file) };
}

function hasCrashed({ status, assertionResults }: FileReport): boolean {
  return status === 'failed' && !assertionResults.some(hasFailed);
}

function withReason(what: string, why: string | undefined): string {
  const reason = why?.split('\n').find((line) => line.trim() !== '');
  return reason === undefined ? what : `${what}: ${reason.trim()}`;
}

function hasFailed({ status }: { status: string }): boolean {
  return status === 'failed';
}
