// What the console asks before it offers an action, who is needed for each operation as `mayCall` decides it, and after
// one failed: which failures are not announced.
import { mayCall, type PrincipalKind } from '../src/kernel/may-call.ts';
import type { Declared } from '../src/kernel/walk.ts';
import type { ServiceModel } from '../src/reference/model.ts';
import { GENERATED, quote } from './text.ts';

/** The people of an app, from the one who may do least; each may do what those before may. */
const PEOPLE = ['member', 'owner', 'operator'] as const satisfies readonly PrincipalKind[];

type Listed = Exclude<(typeof PEOPLE)[number], 'member'> | 'billing';

/** Source of `packages/web/src/shell/permission/callers.ts`: of an app's people only what a member may not do is named. */
export function webCallers(models: readonly ServiceModel[]): string {
  const lines = models.flatMap(({ property: name, operations }) => {
    const { owner, operator } = Object.groupBy(operations, leastPerson);
    // why beside the others: billing administrators have no rank among the people of an app
    const billing = operations.filter((call) => mayCall(call, 'billing'));
    const words = Object.entries({ owner, operator, billing } satisfies Record<Listed, unknown>).flatMap(
      ([kind, calls = []]) => (calls.length === 0 ? [] : [property(kind, grouped(calls.map(({ key }) => key)))]),
    );
    return words.length === 0 ? [] : [`  ${name}: {\n${words.join('')}  },\n`];
  });
  return `${GENERATED}
/**
 * Operations by service: \`owner\` and \`operator\` are the least of an app's people who may call them, members may call
 * all others; \`billing\` is what billing administrators may call. The last words of keys stand behind what is before
 * them: \`buckets create remove, me refreshCache\`.
 */
export const callers: Readonly<Record<string, Readonly<Partial<Record<'owner' | 'operator' | 'billing', string>>>>> = {
${lines.join('')}};
`;
}

/** why not key by key: what keys have in common is a quarter of the table, which every page loads */
function grouped(keys: readonly string[]): string {
  const groups = Map.groupBy(keys, (key) => key.slice(0, Math.max(0, key.lastIndexOf('.'))));
  return Array.from(groups, ([before, all]) => {
    const last = all.map((key) => (before === '' ? key : key.slice(before.length + 1)));
    return [before, ...last].join(' ');
  }).join(', ');
}

/** Source of `packages/web/src/kit/page/fail-levels.ts`. why apart: every page may fail, few ask who may do what. */
export function webFailLevels(models: readonly ServiceModel[]): string {
  return `${GENERATED}
/** Calls whose failure a console does not announce, and those whose screen shows it itself. */
export const failLevels = {
  silent:
    ${quote(failing(models, 'silent'))},
  raw: ${quote(failing(models, 'raw'))},
} as const;
`;
}

function failing(models: readonly ServiceModel[], level: 'silent' | 'raw'): string {
  return models
    .flatMap(({ operations }) => operations)
    .filter(({ operation }) => operation.fail === level)
    .map(({ id }) => id)
    .join(' ');
}

const LINE_WIDTH = 120;

/** As the formatter wants it: what does not fit beside its name stands below it. */
function property(name: string, words: string): string {
  const line = `    ${name}: ${quote(words)},`;
  return line.length <= LINE_WIDTH ? `${line}\n` : `    ${name}:\n      ${quote(words)},\n`;
}

/** What nobody in front of a console may call is for machines; the console never offers it. */
function leastPerson(call: Declared): (typeof PEOPLE)[number] | 'machine' {
  return PEOPLE.find((kind) => mayCall(call, kind)) ?? 'machine';
}
