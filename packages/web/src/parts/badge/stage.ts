// Which stage of a release a badge stands for, by what teams call it.
import { reservedBadge } from '@uos/contract/rules';

/** What teams call the stages, first to last; other names stand between them. */
const STAGES: readonly (readonly string[])[] = [
  [reservedBadge],
  ['dev', 'develop', 'development', 'alpha'],
  ['test', 'testing', 'qa', 'beta'],
  [],
  ['staging', 'stage', 'pre', 'preview', 'uat', 'canary'],
  ['live', 'prod', 'production', 'release', 'stable', 'main'],
];
const BETWEEN = 3;

export function stageOf(name: string): number {
  const stage = STAGES.findIndex((names) => names.includes(name.toLowerCase()));
  return stage < 0 ? BETWEEN : stage;
}
