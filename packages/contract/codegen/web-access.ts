// What the console asks before it offers an action and after one failed: who is needed for each operation, as
// `mayCall` decides it, and which failures are not announced.
import { mayCall, type PrincipalKind } from '../src/kernel/access.ts';
import type { Declared } from '../src/kernel/walk.ts';
import type { ServiceModel } from '../src/reference/model.ts';
import { GENERATED, propertyName, quote } from './text.ts';

/** The people of the console, from the one who may do least. */
const PEOPLE = ['member', 'owner', 'operator', 'billing'] as const satisfies readonly PrincipalKind[];

/** Source of `packages/web/src/routes/access.ts`: only what a member may not do is named. */
export function webAccess(models: readonly ServiceModel[]): string {
  const lines = models.flatMap(({ service, operations }) => {
    const needed = Object.groupBy(operations, leastPerson);
    const words = PEOPLE.filter((kind) => kind !== 'member' && needed[kind] !== undefined).map((kind) =>
      property(kind, (needed[kind] ?? []).map(({ key }) => key).join(' ')),
    );
    return words.length === 0 ? [] : [`  ${propertyName(service.name)}: {\n${words.join('')}  },\n`];
  });
  return `${GENERATED}
/** Operations by service and by the least of those who may call them; members may call all others. */
export const access: Readonly<Record<string, Readonly<Partial<Record<'owner' | 'operator' | 'billing', string>>>>> = {
${lines.join('')}};

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
