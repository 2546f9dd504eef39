// The order of test files: those that take longest begin first, so that none of them is left running alone at the end.
// Vitest goes by size where it has not seen a file before, as in a fresh clone, and the longest files are small.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Half a minute and more, the longest first. */
const LONG = [
  'tests/conformance/operations/pglite',
  'tests/conformance/fuzz',
  'tests/conformance/operations/two-processes',
  'tests/conformance/permissions',
  'tests/security/attacks',
  'tests/cli/dev-state',
  'tests/security/tenants',
  'tests/replicas/start',
  'tests/state/',
  'tests/money/year',
  'tests/spec/wire-rows',
  'tests/replicas/',
  'tests/conformance/engines',
  'tests/conformance/s3-platform',
  'tests/cli/ci',
  'tests/conformance/history',
  'tests/security/canary',
  'tests/processes/',
  'tests/cli/',
  'tests/transfers/',
  'tests/conformance/faults',
  'platform/src/commands/serve',
  'platform/src/start/past',
  'platform/src/commands/rotate-key',
  'tests/e2e/walk-narrow',
  'tests/e2e/walk-',
  'tests/e2e/kit',
  'tests/e2e/organization',
  'tests/e2e/admin-console',
] as const;

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const place = new Map(usual.map((file, index) => [file, index]));
    return usual.toSorted((a, b) => {
      const [one, other] = [a, b].map((file) => [...turn(file), place.get(file) ?? 0]);
      return (one ?? []).map((part, index) => part - (other?.[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
    });
  }
}

/** Files that share their worker's modules come last, and those of a project one after the other: so the worker stays. */
function turn({ project: { config, vitest, name }, moduleId }: TestSpecification): number[] {
  // why backwards: unit is declared first, and the shortest files fill up the end
  const shared = config.isolate ? -vitest.projects.length : -vitest.projects.findIndex((one) => one.name === name);
  const rank = LONG.findIndex((path) => moduleId.includes(path));
  return [config.sequence.groupOrder, shared, rank === -1 ? LONG.length : rank];
}
